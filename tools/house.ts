// npm run -s house: measures the form and language of the code and prints each number beside its
// goal.
import { join } from 'node:path'
import { measureChanges } from './house/measure-changes.ts'
import { measureHouse, type HouseMeasures } from './house/measure-house.ts'
import { listTestKinds } from './house/tests-by-kind.ts'

type Row = { label: string; goal: string; unit?: string; before?: string }

/** Before: as the audit counted that set the goals. */
const rows: Readonly<Record<keyof HouseMeasures, Row>> = {
  files: { label: 'files of TypeScript', goal: '' },
  lines: { label: 'lines', goal: '' },
  linesOver120: { label: 'lines over 120 columns', goal: '≤ 0.3', unit: ' %' },
  filesOverWall: { label: 'files over 300 code lines (tests 400)', goal: '0' },
  functionsOverWall: { label: 'functions over 60 code lines (components 100)', goal: '0' },
  namesWithOf: { label: 'functions named …Of', goal: '≤ 0.5', unit: ' %' },
  featuresInRing: { label: 'server features in a ring of imports', goal: '0', before: '17' },
  coreFilesInRing: {
    label: 'files of core in a ring of features',
    goal: '0',
    before: '14 services',
  },
  namesWithManyMeanings: {
    label: 'names exported by two files or more',
    goal: '≤ 40',
    before: '120',
  },
  filesWithBothLanguages: { label: 'files with words of both languages', goal: '≤ 3' },
  sqlCasts: {
    label: 'casts of SQL that no test compares with the store',
    goal: '0',
    before: '489',
  },
  longSqlTemplates: { label: 'SQL templates over 1,200 characters', goal: '0', before: '40' },
  wordsInDocs: { label: 'words in docs', goal: '≤ 60000', before: '130000' },
  buildCode: { label: 'code lines of the build, made by hand', goal: '≤ 350', before: '764' },
  comments: { label: 'comments', goal: '≤ 6000', before: '10084' },
  peopleAsThat: {
    label: 'comment lines with "players that"',
    goal: '≤ 0.1',
    before: '2.6',
    unit: ' %',
  },
  reportedSpeech: {
    label: 'comment lines with told, tell, said, say',
    goal: '≤ 0.5',
    before: '6.3',
    unit: ' %',
  },
  questionOpeners: {
    label: 'comments that open with What, Whether, Where, Of',
    goal: '≤ 2',
    before: '9',
    unit: ' %',
  },
  negativePronouns: {
    label: 'comment lines with nobody, none, nothing',
    goal: '≤ 1',
    before: '7.7',
    unit: ' %',
  },
}

const project = join(import.meta.dirname, '..')
const measures = measureHouse(project)
const { featureCommits, noun, lists } = measureChanges(project)
console.log('| | Before | Now | Goal |\n| --- | --- | --- | --- |')
for (const [name, { label, goal, unit = '', before }] of Object.entries(rows)) {
  const was = before === undefined ? '' : `${before}${unit}`
  const now = `${measures[name as keyof HouseMeasures]}${unit}`
  console.log(`| ${label} | ${was} | ${now} | ${goal}${goal && unit} |`)
}
console.log(
  `| files of the last 20 feat commits, median / p90 | 20 / 64 | ${featureCommits} | ≤ 10 / 30 |`,
)
console.log(`| files of a small new noun by hand, and its tests | 49 + 16 | ${noun} | ≤ 22 + 8 |`)
console.log(`| lists that noun is entered in | 34 | ${lists} | ≤ 8 |`)
console.log('\n| Lines of tests | Before | Now |\n| --- | --- | --- |')
for (const row of listTestKinds(project)) console.log(row)
