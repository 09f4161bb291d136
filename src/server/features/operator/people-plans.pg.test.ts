// Finding people and clubs reads few rows, however many there are and wherever they stand in the
// order.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { aLocation } from '#test/support/builders.ts'
import { valuesOf, type AskedStatement } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const people = 20_000
let app: TestApp
let olga: TestPlayer

beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  olga = await app.signedIn('olga')
  await app.db
    .insertInto('operators')
    .values({ userId: olga.userId, role: 'owner', created: new Date() })
    .execute()
  const place = await aLocation(app.db)
  const name = sql`(array['ann','ben','cal','dee','eve','fay','gus','hal','ida','zoe'])[1 + n % 10]
    || to_hex(n)`
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into auth_users (id, name, email, email_verified)
      select 'u' || n, 'u', ${name} || '@example.org', true
      from generate_series(1, ${people}::int) n`.execute(tx)
    await sql`insert into players (player_id, player_name, user_id)
      select ${name}, ${name}, 'u' || n from generate_series(1, ${people}::int) n`.execute(tx)
    await sql`insert into clubs (location_id, slug, club_name, player_id, name_look, slug_look)
      select ${place}, 'c' || n, ${name}, 'olga', 'c' || n, 'c' || n
      from generate_series(1, ${people}::int) n`.execute(tx)
  })
  await sql`vacuum analyze`.execute(app.db)
})
afterAll(() => app.close())

type PlanNode = { 'Rows Removed by Filter'?: number; Plans?: PlanNode[] }
const countRemoved = (node: PlanNode): number =>
  (node['Rows Removed by Filter'] ?? 0) +
  (node.Plans ?? []).reduce((sum, child) => sum + countRemoved(child), 0)

async function countDropped({ text, values }: AskedStatement): Promise<number> {
  const client = new Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    )
    return rows.reduce((sum, row) => sum + countRemoved(row['QUERY PLAN'][0]?.Plan ?? {}), 0)
  } finally {
    await client.end()
  }
}

/** Of the page alone: sign-ins are still being mailed. */
async function searchesOf(
  page: CallInput<'operators-see'>,
  part: string,
): Promise<AskedStatement[]> {
  const asked = await valuesOf(() => olga.must('operators-see', page))
  return asked.filter(({ kind, text }) => kind === 'call operators-see' && text.includes(part))
}

test.each(['zoe', 'ZÖE', 'zoe1', 'zzz', 'zoe example'])(
  '“%s” is found without reading what does not match',
  async (text) => {
    const searches = await searchesOf({ page: 'people', text }, ' like ')
    expect(searches).toHaveLength(2)
    for (const search of searches) expect(await countDropped(search)).toBeLessThan(people / 10)
  },
)

test.each([
  ['zoe', 'all'],
  ['', 'all'],
  ['', 'ownerless'],
] as const)('clubs with “%s” of %s are found without reading the others', async (text, filter) => {
  const searches = await searchesOf({ page: 'clubs', text, filter }, '"clubs"')
  expect(searches).toHaveLength(1)
  for (const search of searches) expect(await countDropped(search)).toBeLessThan(people / 10)
})
