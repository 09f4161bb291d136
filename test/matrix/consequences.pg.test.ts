// Consequences of endings and renames across features: each row of the table runs in its own world
// and checks all cells.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { tables } from '#server/manifests/people.ts'
import { thingKinds } from '#server/manifests/table-facts.ts'
import { isProof } from '#test/support/proof.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { endings } from './consequence-endings.ts'
import { lookAt, openWorld } from './consequence-scene.ts'
import { consequences, untouched } from './consequences.ts'
import { nouns } from './nouns.ts'

test('every way of ending has a row, and every kind a way', () => {
  expect(Object.keys(consequences).toSorted()).toEqual(Object.keys(endings).toSorted())
  expect(
    thingKinds.filter((kind) => !Object.values(endings).some(({ ends }) => ends === kind)),
  ).toEqual([])
})

test('every call that writes ends something here, or is known to end nothing in its file of nouns', () => {
  const known = new Set([
    ...Object.values(nouns).flatMap(({ endNothing = [] }) => endNothing),
    ...Object.keys(endings).map((name) => name.split(' ')[0] ?? ''),
  ])
  expect(
    Object.values(calls)
      .filter(({ kind, name }) => kind === 'write' && !known.has(name))
      .map(({ name }) => name),
  ).toEqual([])
})

test('every table holds one of the kinds, or is known to hold none', async () => {
  const { db, drop } = await testDatabase()
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not like 'migrations%'`.execute(db)
  await drop()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    tables.flatMap(([table, { kind }]) => (kind === undefined ? [] : [table])).toSorted(),
  )
})

test.runIf(isProof).each(Object.entries(endings))('%s', async (name, { act }) => {
  const world = await openWorld()
  const before = await lookAt(world)
  expect(before).toEqual(untouched)
  const changes = await act(world)
  const after = await lookAt({ ...world, ...changes })
  const row = consequences[name]
  expect(after).toEqual(
    Object.fromEntries(
      thingKinds.map((kind) => {
        const cell = row?.[kind]
        return [kind, typeof cell === 'string' ? cell : before[kind]]
      }),
    ),
  )
  await world.app.close()
})
