// docs/security.md has every item of OWASP ASVS 5.0 at levels 1 and 2, and tests show what it says
// is shown.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import {
  countRows,
  findMissingTests,
  readCounts,
  readSecurityRows,
  verdicts,
} from '#test/support/security-page.ts'

/** Tightened as items close, never loosened. */
const openMax = { level1: 0, level2: 7 }
const shownMin = 186

const page = readFileSync('docs/security.md', 'utf8')
const levels = readFileSync('test/cases/asvs-5.0-levels.csv', 'utf8').trim().split('\n').slice(1)
const levelsById = new Map(
  levels.map((line) => line.split(',')).map(([id = '', level]) => [id, Number(level)] as const),
)
const shown = readCases('asvs-5.0-shown.txt')
const rows = readSecurityRows(page, levelsById, shown)

test('every item stands once, in the order of the standard', () => {
  expect(rows.map(({ id, level }) => `${id},${level}`)).toEqual(levels)
  expect(levels).toHaveLength(253)
})

test('every item asks something, has a verdict and a test that shows it, or a reason', () => {
  const known: readonly string[] = verdicts
  const wrong = rows.filter(({ asks, verdict, where }) => {
    return asks.length < 3 || !known.includes(verdict) || where.length < 3
  })
  expect(wrong).toEqual([])
})

test('every test that shows an item is there: rename one, and its line with it', () => {
  const byTests = rows.filter(({ verdict }) => verdict === 'shown')
  expect(byTests.flatMap(findMissingTests)).toEqual([])
  const ids = byTests.map(({ id }) => id)
  expect(shown.filter(([id = '']) => !ids.includes(id))).toEqual([])
})

test('a test that is not there is missed', () => {
  const row = { id: '1.1.1', level: 1, asks: 'x', verdict: 'shown' }
  const own = 'test/house/security.test.ts'
  const missing = [`\`${own}\` › no such fact`, '`test/none.test.ts` › a fact', 'a fact']
  for (const where of missing) expect(findMissingTests({ ...row, where })).toHaveLength(1)
  const where = `\`${own}\` › a test that is not there is missed`
  expect(findMissingTests({ ...row, where })).toEqual([])
})

test('the counts are those of the items', () => {
  const expected = verdicts.map((verdict) => [verdict, countRows(rows, verdict)] as const)
  expect([...readCounts(page)]).toEqual([...expected, ['all', countRows(rows, null)]])
})

test('no more is open, and no less is shown, than the page promises', () => {
  const [open1 = 0, open2 = 0] = countRows(rows, 'open')
  const [, , shownCount = 0] = countRows(rows, 'shown')
  expect(open1).toBeLessThanOrEqual(openMax.level1)
  expect(open2).toBeLessThanOrEqual(openMax.level2)
  expect(shownCount).toBeGreaterThanOrEqual(shownMin)
})
