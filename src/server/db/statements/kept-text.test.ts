// A statement built once equals one built again.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../open-database.ts'
import { buildOnce } from './kept-text.ts'

const db = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, { size: 1 })

const entriesOf = (on: Database, eventId: string, playerId: string) =>
  on
    .selectFrom('player_events')
    .select('guests')
    .where('playerId', '=', playerId)
    .where('guests', '<', 9)
    .where(sql<boolean>`event_id = ${eventId}::uuid or ${playerId} = ''`)

test('it is built once, and is the same statement with the values of each time', () => {
  let built = 0
  const ask = buildOnce((on, eventId: string, playerId: string) => {
    built += 1
    return entriesOf(on, eventId, playerId)
  })
  for (const [eventId, playerId] of [
    ['e1', 'ann'],
    ['e2', 'ben'],
    ['', ''],
  ] as const) {
    const { sql: text, parameters } = ask(db, eventId, playerId)
    const fresh = entriesOf(db, eventId, playerId).compile()
    expect([text, parameters]).toEqual([fresh.sql, fresh.parameters])
  }
  expect(built).toBe(1)
})

test('a value that is no parameter as it is would be kept for all, and is refused', () => {
  const ask = buildOnce((on, eventId: string, playerId: string) =>
    entriesOf(on, eventId, `player ${playerId}`),
  )
  expect(() => ask(db, 'e1', 'ann')).toThrow('no parameter')
})
