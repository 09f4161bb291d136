// docs/security.md has a row for every item of OWASP ASVS 5.0 at levels 1 and 2, and what it says
// is shown is shown.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  countRows,
  findMissingTests,
  readCounts,
  readSecurityRows,
  verdicts,
} from '#test/support/security-page.ts'

/** What must hold: tightened as items close, never loosened. */
const openMax = { level1: 0, level2: 7 }
const shownMin = 186

const page = readFileSync('docs/security.md', 'utf8')
const rows = readSecurityRows(page)
const levels = readFileSync('test/cases/asvs-5.0-levels.csv', 'utf8').trim().split('\n').slice(1)

test('every item has one row with its level, in the order of the standard', () => {
  expect(rows.map(({ id, level }) => `${id},${level}`)).toEqual(levels)
  expect(levels).toHaveLength(253)
})

test('every row asks something, has a verdict and says where it is shown, or why', () => {
  const known: readonly string[] = verdicts
  const wrong = rows.filter(({ asks, verdict, where }) => {
    return asks.length < 3 || !known.includes(verdict) || where.length < 3
  })
  expect(wrong).toEqual([])
})

test('every test that a row names is there: rename one, and docs/security.md with it', () => {
  const shown = rows.filter(({ verdict }) => verdict === 'shown')
  expect(shown.flatMap(findMissingTests)).toEqual([])
})

test('a test that is not there is missed', () => {
  const row = { id: '1.1.1', level: 1, asks: 'x', verdict: 'shown' }
  const own = 'test/house/security.test.ts'
  const missing = [`\`${own}\` › no such fact`, '`test/none.test.ts` › a fact', 'a fact']
  for (const where of missing) expect(findMissingTests({ ...row, where })).toHaveLength(1)
  const where = `\`${own}\` › a test that is not there is missed`
  expect(findMissingTests({ ...row, where })).toEqual([])
})

test('the counts at the top are those of the rows', () => {
  const expected = verdicts.map((verdict) => [verdict, countRows(rows, verdict)] as const)
  expect([...readCounts(page)]).toEqual([...expected, ['all', countRows(rows, null)]])
})

test('no more is open, and no less is shown, than the page promises', () => {
  const [open1 = 0, open2 = 0] = countRows(rows, 'open')
  const [, , shown = 0] = countRows(rows, 'shown')
  expect(open1).toBeLessThanOrEqual(openMax.level1)
  expect(open2).toBeLessThanOrEqual(openMax.level2)
  expect(shown).toBeGreaterThanOrEqual(shownMin)
})
