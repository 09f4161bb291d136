// The page of the mutation scores, and how a run writes it.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mutationGroups, scoreMin } from '../../tools/mutation/groups.ts'
import { readScores, readUnexplained, updatePage } from '../../tools/mutation/page.ts'
import { getScore, listSurvivors, tallyMutants } from '../../tools/mutation/report.ts'

const page = readFileSync('docs/mutation.md', 'utf8')

test('every file and folder of a group is there', () => {
  const missing = Object.values(mutationGroups)
    .flat()
    .filter((path) => !existsSync(`src/domain/${path}`))
  expect(missing).toEqual([])
})

test('every group has a score on the page', () => {
  expect([...readScores(page).keys()]).toEqual(Object.keys(mutationGroups))
})

test('no score on the page is under the least', () => {
  expect([...readScores(page)].filter(([, score]) => !(score >= scoreMin))).toEqual([])
})

test('every survivor on the page has a reason', () => {
  expect(readUnexplained(page)).toEqual([])
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
const empty =
  '# Page\n\n<!-- scores -->\n\n<!-- end of scores -->\n\nText.\n\n<!-- survivors -->\n\n<!-- end of survivors -->\n'

describe('a report', () => {
  test('counts a mutant that timed out neither way', () => {
    const tally = tallyMutants(report.files['src/domain/rating/rating.ts'].mutants)
    expect(tally).toEqual({ killed: 1, timedOut: 1, survived: 1, noCoverage: 1 })
    expect(getScore(tally)).toBeCloseTo(33.33, 2)
    expect(getScore({ killed: 0, timedOut: 1, survived: 0, noCoverage: 0 })).toBe(100)
  })

  test('has survivors with their line and what was changed in it', () => {
    expect(listSurvivors(report)).toEqual([
      { file: 'src/domain/rating/rating.ts', line: 'const a = b || c', change: 'b || c → b && c' },
      { file: 'src/domain/rating/rating.ts', line: 'const d = a < 1', change: 'a < 1 → a <= 1' },
    ])
  })
})

describe('the page after a run', () => {
  const groups = ['ratings', 'ledger']
  const written = updatePage(empty, groups, 'ratings', report)

  test('has the row of the group and those of its files', () => {
    expect(written).toContain('| **ratings** | 4 | 1 | 1 | 1 | 1 | 33.3 |')
    expect(written).toContain('| `rating/rating.ts` | 4 | 1 | 1 | 1 | 1 | 33.3 |')
    expect(readScores(written)).toEqual(new Map([['ratings', 33.3]]))
    expect(readUnexplained(written)).toHaveLength(2)
  })

  test('keeps the reasons that were written, and the rows of other groups', () => {
    const [first] = readUnexplained(written)
    const explained = written.replace('not explained', 'Both are the same.')
    const other = { files: { 'src/domain/ledger/ledger.ts': { source: '', mutants: [] } } }
    const again = updatePage(
      updatePage(explained, groups, 'ledger', other),
      groups,
      'ratings',
      report,
    )
    expect([...readScores(again).keys()]).toEqual(groups)
    expect(readUnexplained(again)).toHaveLength(1)
    expect(readUnexplained(again)).not.toContain(first)
    expect(again).toContain('Both are the same.')
  })

  test('says nothing more of a survivor that is killed', () => {
    const killed = { files: { 'src/domain/rating/rating.ts': { source, mutants: [] } } }
    expect(readUnexplained(updatePage(written, groups, 'ratings', killed))).toEqual([])
  })
})
