// Database limits must match the domain's. Compares the constraints in force in the migrated store
// instead of the migrations' text.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pointsFor, rankedMatchesMin } from '#domain/leaderboard/leaderboard.ts'
import { languages } from '#domain/shared/language.ts'
import type { Database } from '#server/db/open-database.ts'
import { languageForm } from '#server/manifests/checks.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { limitChecks } from './limit-checks.ts'
import { findSubject, readChecks, selectRules, toRules } from './read-checks.ts'

let database: TestDatabase
let rulesByTable: ReadonlyMap<string, string[]>
beforeAll(async () => {
  database = await testDatabase()
  rulesByTable = await readChecks(database.db)
})
afterAll(() => database.drop())

function compare(rules: ReadonlyMap<string, string[]>, [table, check]: readonly [string, string]) {
  const subject = findSubject(check)
  return {
    inForce: selectRules(rules.get(table) ?? [], subject),
    wanted: selectRules(toRules(check), subject),
  }
}

test.each(limitChecks)('%s: %s', (table, check) => {
  const { inForce, wanted } = compare(rulesByTable, [table, check])
  expect(wanted).not.toEqual([])
  expect(inForce).toEqual(wanted)
})

test('the points of a leaderboard are those of domain', async () => {
  const terms = [
    `attended * ${pointsFor.attended}`,
    `hosted * ${pointsFor.hosted}`,
    `wins * ${pointsFor.win}`,
    `gold * ${pointsFor.gold}`,
    `silver * ${pointsFor.silver}`,
    `bronze * ${pointsFor.bronze}`,
  ]
  expect(await readGenerated('leaderboard_totals', 'points')).toBe(
    terms.map((term) => `(${term})`).reduce((sum, term) => `(${sum} + ${term})`),
  )
})

test('a share of wins takes as many matches as domain says', async () => {
  expect(await readGenerated('leaderboard_totals', 'win_percent')).toMatch(
    new RegExp(`^CASE WHEN \\(\\(wins \\+ losses\\) >= ${rankedMatchesMin}\\) THEN `),
  )
})

test('the database takes every language of the list', () => {
  expect(languages.filter((language) => !new RegExp(languageForm).test(language))).toEqual([])
})

async function readGenerated(table: string, column: string): Promise<string | undefined> {
  const { rows } = await sql<{ expression: string }>`
    select generation_expression as expression from information_schema.columns
    where table_name = ${table} and column_name = ${column}`.execute(database.db)
  return rows[0]?.expression.replaceAll(/\s+/g, ' ').trim()
}

class Undone extends Error {}

async function readAfter(change: string): Promise<ReadonlyMap<string, string[]>> {
  let found: ReadonlyMap<string, string[]> = new Map()
  const transaction = database.db.transaction().execute(async (tx: Database) => {
    await sql.raw(change).execute(tx)
    found = await readChecks(tx)
    throw new Undone()
  })
  await expect(transaction).rejects.toBeInstanceOf(Undone)
  return found
}

const reasonMax = Number(
  limitChecks.flatMap(
    ([, check]) => /^char_length\(cancel_reason\) <= (\d+)$/.exec(check)?.[1] ?? [],
  ),
)

describe('a change of the store is found', () => {
  const reason = 'char_length(cancel_reason)'
  const dropLength = 'alter table events drop constraint events_cancel_reason_check'
  const addLength = `add constraint events_cancel_reason_check check (${reason}`
  const dropStatus = 'alter table events drop constraint events_status_check'
  const addStatus = 'add constraint events_status_check check (status in'
  test.each([
    ['a dropped length', reason, dropLength],
    ['a longer text', reason, `${dropLength}, ${addLength} <= ${reasonMax + 1})`],
    ['a shorter text', reason, `${dropLength}, ${addLength} <= ${reasonMax - 1})`],
    [
      'a second, narrower length',
      reason,
      `alter table events add check (${reason} <= ${reasonMax - 1})`,
    ],
    [
      'a length with an exception',
      reason,
      `${dropLength}, ${addLength} <= ${reasonMax} or courts > 3)`,
    ],
    ['a dropped set', 'status', dropStatus],
    [
      'a wider set',
      'status',
      `${dropStatus}, ${addStatus} ('draft', 'published', 'cancelled', 'lost'))`,
    ],
    ['a narrower set', 'status', `${dropStatus}, ${addStatus} ('draft'))`],
  ])('%s', async (_, subject, change) => {
    const check = limitChecks.find(
      ([table, condition]) => table === 'events' && findSubject(condition) === subject,
    )
    if (check === undefined) throw new Error(`no limit of ${subject}`)
    const { inForce, wanted } = compare(await readAfter(change), check)
    expect(inForce).not.toEqual(wanted)
  })

  test('a check that old rows need not meet is none', async () => {
    const change = `${dropLength}, ${addLength} <= ${reasonMax}) not valid`
    await expect(readAfter(change)).rejects.toThrow('events has a check not in force')
  })
})
