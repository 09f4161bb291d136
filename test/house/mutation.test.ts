// The groups of the mutation score, its page, and how a run updates it.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  measuredFromLines,
  mutationGroups,
  scoreMin,
  unmeasuredFiles,
} from '../../tools/mutation/groups.ts'
import { readScores, updatePage } from '../../tools/mutation/page.ts'
import { getScore, listSurvivors, tallyMutants } from '../../tools/mutation/report.ts'

const page = readFileSync('docs/mutation.md', 'utf8')
const measured = Object.values(mutationGroups).flatMap(({ rules }) => rules)
const unmeasured = Object.values(unmeasuredFiles).flat()

test('every file and folder of a group is there', () => {
  const tests = Object.values(mutationGroups).flatMap((group) => group.tests ?? [])
  const missing = [...measured, ...tests, ...unmeasured].filter(
    (path) => !existsSync(`src/domain/${path}`),
  )
  expect(missing).toEqual([])
})

const countCodeLines = (text: string): number =>
  text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line)).length

test('every larger rule file is in a group or has a reason why not, and never both', () => {
  const files = globSync('src/domain/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({
      path: path.replaceAll('\\', '/').replace('src/domain/', ''),
      codeLines: countCodeLines(readFileSync(path, 'utf8')),
    }))
  expect(files.length).toBeGreaterThan(200)
  const outside = files
    .filter(({ path }) => !measured.some((rule) => path === rule || path.startsWith(`${rule}/`)))
    .filter(({ codeLines }) => codeLines >= measuredFromLines)
    .map(({ path }) => path)
  expect(outside.toSorted()).toEqual(unmeasured.toSorted())
})

test('every group has a score on the page', () => {
  expect([...readScores(page).keys()]).toEqual(Object.keys(mutationGroups))
})

test('no score on the page is under the least', () => {
  expect([...readScores(page)].filter(([, score]) => !(score >= scoreMin))).toEqual([])
})

test('the page is read in a few minutes', () => {
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(700)
})

const source = 'const a = b || c\nconst d = a < 1\n'
const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const report = {
  files: {
    'src/domain/rating/rating.ts': {
      source,
      mutants: [
        { status: 'Killed', replacement: 'true', location: at(1, 11, 17) },
        { status: 'Timeout', replacement: 'false', location: at(1, 11, 17) },
        { status: 'Survived', replacement: 'b && c', location: at(1, 11, 17) },
        { status: 'NoCoverage', replacement: 'a <= 1', location: at(2, 11, 16) },
        { status: 'Ignored', replacement: 'a > 1', location: at(2, 11, 16) },
      ],
    },
  },
}
const empty = '# Page\n\n<!-- scores -->\n\n<!-- end of scores -->\n\nText.\n'

describe('a report', () => {
  test('counts a mutant that timed out neither way', () => {
    const tally = tallyMutants(report.files['src/domain/rating/rating.ts'].mutants)
    expect(tally).toEqual({ killed: 1, timedOut: 1, survived: 1, noCoverage: 1 })
    expect(getScore(tally)).toBeCloseTo(33.33, 2)
    expect(getScore({ killed: 0, timedOut: 1, survived: 0, noCoverage: 0 })).toBe(100)
  })

  test('has survivors with their line and what was changed in it', () => {
    expect(listSurvivors(report)).toEqual([
      {
        file: 'src/domain/rating/rating.ts',
        line: 1,
        code: 'const a = b || c',
        change: 'b || c → b && c',
      },
      {
        file: 'src/domain/rating/rating.ts',
        line: 2,
        code: 'const d = a < 1',
        change: 'a < 1 → a <= 1',
      },
    ])
  })
})

describe('the page after a run', () => {
  const groups = ['ratings', 'ledger']
  const ratings = { group: 'ratings', report, day: '2026-11-28' }
  const written = updatePage(empty, groups, ratings)

  test('has the row of the group and leaves the text around it', () => {
    expect(written).toContain('| ratings | 3 | 2 | 33.3 | 2026-11-28 |')
    expect(written.endsWith('\n\n<!-- end of scores -->\n\nText.\n')).toBe(true)
    expect(readScores(written)).toEqual(new Map([['ratings', 33.3]]))
  })

  test('keeps the rows of other groups, in the order of the groups', () => {
    const none = { files: { 'src/domain/ledger/ledger.ts': { source: '', mutants: [] } } }
    const ledger = { group: 'ledger', report: none, day: '2026-11-29' }
    const both = updatePage(updatePage(empty, groups, ledger), groups, ratings)
    expect(readScores(both)).toEqual(
      new Map([
        ['ratings', 33.3],
        ['ledger', 100],
      ]),
    )
    expect(updatePage(both, groups, ratings)).toBe(both)
  })

  test('drops the row of a group that is no more', () => {
    expect([...readScores(updatePage(written, ['ledger'], ratings)).keys()]).toEqual([])
  })
})
