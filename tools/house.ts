// npm run -s house: measures the form and language of the code and prints each number beside its
// goal.
import { join } from 'node:path'
import { measureHouse, type HouseMeasures } from './house/measure-house.ts'
import { listTestKinds } from './house/tests-by-kind.ts'

const rows: Readonly<Record<keyof HouseMeasures, { label: string; goal: string; unit?: string }>> =
  {
    files: { label: 'files of TypeScript', goal: '' },
    lines: { label: 'lines', goal: '' },
    linesOver120: { label: 'lines over 120 columns', goal: '≤ 0.3', unit: ' %' },
    filesOverWall: { label: 'files over 300 code lines (tests 400)', goal: '0' },
    functionsOverWall: { label: 'functions over 60 code lines (components 100)', goal: '0' },
    namesWithOf: { label: 'functions named …Of', goal: '≤ 0.5', unit: ' %' },
    featuresInRing: { label: 'server features in a ring of imports', goal: '0' },
    coreFilesInRing: { label: 'files of core in a ring of features', goal: '0' },
    namesWithManyMeanings: { label: 'names exported by two files or more', goal: 'falling' },
    filesWithBothLanguages: { label: 'files with words of both languages', goal: '≤ 3' },
    sqlCasts: { label: 'casts of SQL that no test compares with the store', goal: '0' },
    longSqlTemplates: { label: 'SQL templates over 1,200 characters', goal: '0' },
    wordsInDocs: { label: 'words in docs', goal: '≤ 60000' },
    buildCode: { label: 'code lines of the build, made by hand', goal: '≤ 350' },
    comments: { label: 'comments', goal: '≤ 6000' },
    peopleAsThat: { label: 'comment lines with "players that"', goal: '≤ 0.1', unit: ' %' },
    reportedSpeech: {
      label: 'comment lines with told, tell, said, say',
      goal: '≤ 0.5',
      unit: ' %',
    },
    questionOpeners: {
      label: 'comments that open with What, Whether, Where, Of',
      goal: '≤ 2',
      unit: ' %',
    },
    negativePronouns: {
      label: 'comment lines with nobody, none, nothing',
      goal: '≤ 1',
      unit: ' %',
    },
  }

const project = join(import.meta.dirname, '..')
const measures = measureHouse(project)
console.log('| | Now | Goal |\n| --- | --- | --- |')
for (const [name, { label, goal, unit = '' }] of Object.entries(rows))
  console.log(
    `| ${label} | ${measures[name as keyof HouseMeasures]}${unit} | ${goal}${goal && unit} |`,
  )
console.log('\n| Lines of tests | Before | Now |\n| --- | --- | --- |')
for (const row of listTestKinds(project)) console.log(row)
