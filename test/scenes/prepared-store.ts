// A store prepared at a given instant.
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Database } from '#server/db/open-database.ts'
import type { Tables } from '#server/db/tables.ts'
import { demoPassword } from '#server/demo/cast.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { testClient, type TestClient } from '#test/support/test-client.ts'

export const now = Date.UTC(2026, 5, 1, 12)

export const prepare = (
  db: Database,
  isDemoAllowed: boolean,
  at = now,
  photos = createMemoryPhotos(),
) =>
  prepareStore(
    { db, clock: { now: () => at }, bus: createLocalBus(), log: pino({ level: 'silent' }), photos },
    { demo: isDemoAllowed ? 'fill' : 'lock' },
  )

export async function contents(db: Database): Promise<Record<string, unknown>> {
  const tables = [
    'auth_users',
    'players',
    'players_private',
    'player_stage',
    'player_diamonds',
    'locations_admin',
    'player_locations',
    'player_friends',
    'player_favorites',
    'club_members',
    'events',
    'player_events',
    'alerts',
    'messages',
    'media_links',
    'queues',
    'tournaments',
    'tournament_slots',
    'club_notices',
    'club_messages',
    'club_polls',
  ] as const satisfies (keyof Tables)[]
  const all: Record<string, unknown> = {}
  for (const table of tables)
    all[table] = (await sql`select * from ${sql.table(table)} t order by t::text`.execute(db)).rows
  // Club page links are random, so they differ in each store.
  all['clubs'] = (
    await sql`select to_jsonb(c) - 'public_key' as club from clubs c
    order by location_id, slug`.execute(db)
  ).rows
  return all
}

export async function signInToDemo(
  { url, deps }: Pick<TestApp, 'url' | 'deps'>,
  email: string,
): Promise<TestClient & { token: string }> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: deps.publicUrl,
      'want-auth-token': 'true',
    },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const token = decodeURIComponent(answer.headers.get('set-auth-token') ?? '')
  return { ...testClient(url, { authorization: `Bearer ${token}` }), token }
}
