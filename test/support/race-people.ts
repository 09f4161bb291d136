// Inserts a thousand players with open sessions, and an event for them to compete for.
import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createTokenHash } from '#server/auth/token-hash.ts'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'

export type Racer = { playerId: string; token: string }

export async function makeRacers(db: Database, count: number, secret: string): Promise<Racer[]> {
  const hash = createTokenHash(secret)
  const racers = Array.from({ length: count }, (_, index) => {
    const session = randomUUID().replaceAll('-', '')
    return { playerId: `racer${index + 1}`, userId: randomUUID(), session, stored: hash(session) }
  })
  const rows = JSON.stringify(racers)
  const from = sql`from jsonb_to_recordset(${rows}::jsonb) as r
    ("playerId" text, "userId" text, session text, stored text)`
  await sql`insert into auth_users (id, name, email, email_verified)
    select "userId", '', "playerId" || '@example.org', true ${from}`.execute(db)
  await sql`insert into auth_sessions (id, user_id, token, expires_at)
    select session, "userId", stored, now() + interval '1 day' ${from}`.execute(db)
  await sql`insert into players (player_id, user_id, player_name, skill_self, setup_complete)
    select "playerId", "userId", "playerId", 3.5, true ${from}`.execute(db)
  await sql`insert into players_private (user_id, player_id)
    select "userId", "playerId" ${from}`.execute(db)
  await sql`analyze`.execute(db)
  return racers.map(({ playerId, session }) => ({
    playerId,
    token: encodeURIComponent(
      `${session}.${createHmac('sha256', secret).update(session).digest('base64')}`,
    ),
  }))
}

export async function makeRace(db: Database, organizer: string): Promise<string> {
  const location = await aLocation(db)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return anEvent(
    db,
    { location, organizer },
    { startDate: tomorrow, startTime: '23:00', maxPlayers: 16, maxWaitlist: 8 },
  )
}
