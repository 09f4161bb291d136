// Every trigger has the effect described by its case in test/cases/triggers.sql, which is missing
// without it. docs/database.md lists the same triggers in words.
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { readTriggerCases, type TriggerCase } from '#test/support/trigger-cases.ts'
import type { Tables } from './tables.ts'

let database: TestDatabase
let names: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const [venue, other] = [await aLocation(db), await aLocation(db)]
  const merged = await aLocation(db, { hidden: true, mergedInto: other })
  for (const name of ['ann', 'ben', 'cleo', 'dan', 'eve']) await aPlayer(db, name)
  const event = await aMatchList(db, { location: venue, organizer: 'dan' })
  const empty = await anEvent(db, { location: venue, organizer: 'dan' })
  const match = await aResult(db, {
    eventId: event,
    a: ['ann', 'ben'],
    b: ['cleo', 'dan'],
    games: [[11, 5]],
  })
  const league = randomUUID()
  await sql`insert into leagues (league_series_id, location, player_id, name, kind, play, entry_by,
      gender, start_date, end_date, signup_deadline, max_players, group_size, movers, absence, rounds,
      points, win_by, scoring, best_of, ranked, invite, invited, note)
    values (${league}, ${venue}, 'dan', 'Ladder', 'ladder', 'doubles', 'player', 'Any', '2026-06-01',
      '2026-07-01', '2026-06-01', 8, 4, 1, 'stay', 4, 11, 2, 'rally', 1, true, false, '', '')`.execute(
    db,
  )
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, attendance,
      start_date)
    values (${event}, 'ann', 0, 'playing', 1, 'here', '2026-06-02')`.execute(db)
  names = { venue, other, merged, event, empty, match, league }
})
afterAll(() => database.drop())

const cases = readTriggerCases()

test.each(cases)('$name', async (each) => {
  expect(await observe(each, [each.off])).toBe(each.expected)
  expect(await observe(each, [each.off, each.name])).not.toBe(each.expected)
})

test('a sign-up, which only writes the counts of its event, passes over every trigger of events', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.tgname as name, array(select a.attname::text from pg_attribute a
      where a.attrelid = t.tgrelid and a.attnum = any(t.tgattr::int2[])) as columns
    from pg_trigger t where t.tgrelid = 'events'::regclass and not t.tgisinternal
      and (t.tgtype & 16) > 0`.execute(database.db)
  const counts = ['playing', 'waiting', 'next_order']
  const asked = rows.filter(
    ({ columns }) => columns.length === 0 || counts.some((name) => columns.includes(name)),
  )
  expect([rows.length > 0, asked]).toEqual([true, []])
})

test('every trigger has one case', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text || '.' || tgname as name from pg_trigger
    where not tgisinternal`.execute(database.db)
  expect(cases.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

async function observe(
  { before, statement, query }: TriggerCase,
  disabled: readonly (string | null)[],
): Promise<string> {
  const tx = await database.db.startTransaction().execute()
  const run = (text: string) => sql.raw<Record<string, unknown>>(fill(text)).execute(tx)
  try {
    // Only a table's owner may disable its triggers and truncate it.
    await run('set local role none')
    for (const text of before) await run(text)
    await run('delete from leaderboard_dirty; delete from rating_dirty; delete from reward_marks')
    await run('set constraints all immediate; set constraints all deferred')
    for (const name of disabled) if (name !== null) await disable(tx, name)
    return await run(statement)
      .then(() => run('set constraints all immediate'))
      .then(() => run(query))
      .then(({ rows: [row = {}] }) => String(Object.values(row)[0]))
      .catch((error: Error) => `error: ${error.message}`)
  } finally {
    await tx.rollback().execute()
  }
}

async function disable(tx: Transaction<Tables>, name: string): Promise<void> {
  const [table = '', trigger = ''] = name.split('.')
  await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(tx)
}

const fill = (text: string): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `'${names[name]}'`)
