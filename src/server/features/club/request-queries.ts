import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { ClubRequest } from '#domain/club/club-join.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { ClubKey } from './queries.ts'

type JoinCounts = { request: ClubRequest | null; openRequests: number; memberships: number }

/**
 * A player's request to a locked club and their counts elsewhere. Serializes concurrent calls of
 * one player.
 */
export async function loadJoinCounts(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<JoinCounts> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${playerId}, 2))`.execute(tx)
  const row = await tx
    .selectFrom('club_requests')
    .select(['state', 'asked', 'answered'])
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  const {
    rows: [counts],
  } = await sql<Omit<JoinCounts, 'request'>>`select
    (select count(*)::int from club_requests where player_id = ${playerId} and state = 'open')
      as "openRequests",
    (select count(*)::int from club_members where player_id = ${playerId}) as memberships`.execute(
    tx,
  )
  return {
    request:
      row === undefined
        ? null
        : {
            state: row.state,
            asked: row.asked.getTime(),
            answered: row.answered?.getTime() ?? null,
          },
    openRequests: counts?.openRequests ?? 0,
    memberships: counts?.memberships ?? 0,
  }
}

export async function openRequest(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  { now, isTold }: { now: number; isTold: boolean },
): Promise<void> {
  const asked = new Date(now)
  await tx
    .insertInto('club_requests')
    .values({ locationId, slug: clubId, playerId, asked })
    .onConflict((conflict) =>
      conflict
        .columns(['locationId', 'slug', 'playerId'])
        .doUpdateSet({ state: 'open', answered: null, ...(isTold && { asked }) }),
    )
    .execute()
}

export async function closeRequest(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  { state, now }: { state: 'withdrawn' | 'declined'; now: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('club_requests')
    .set({ state, answered: new Date(now) })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .where('state', '=', 'open')
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRequest(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_requests')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .returning('state')
    .executeTakeFirst()
  return row?.state === 'open'
}

type Request = LiveOutput<'clubs-home'>['requests'][number]

/**
 * Open requests, oldest first, for officers who answer them: includes hidden players, because they
 * asked themselves, but no one blocked from the reader.
 */
export async function listRequests(
  db: Database,
  { locationId, clubId }: ClubKey,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<{ requestCount: number; requests: Request[] }> {
  const rows = await db
    .selectFrom('club_requests as q')
    .innerJoin('players as p', 'p.playerId', 'q.playerId')
    .select(['p.playerId', 'p.playerName', 'p.photoUrl', 'p.skillSelf', 'q.asked'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('q.locationId', '=', locationId)
    .where('q.slug', '=', clubId)
    .where('q.state', '=', 'open')
    .where(isNotBlocked(viewerId, sql.ref('q.player_id')))
    .orderBy('q.asked')
    .orderBy('q.playerId')
    .limit(limit)
    .execute()
  return {
    requestCount: rows[0]?.total ?? 0,
    requests: rows.map((row) => ({
      playerId: row.playerId,
      playerName: row.playerName,
      photoURL: row.photoUrl,
      skillSelf: row.skillSelf,
      asked: row.asked.toISOString(),
    })),
  }
}

export async function findAsking(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  viewerId: string = playerId,
): Promise<{ playerName: string } | null> {
  const row = await tx
    .selectFrom('club_requests as q')
    .innerJoin('players as p', 'p.playerId', 'q.playerId')
    .select('p.playerName')
    .where('q.locationId', '=', locationId)
    .where('q.slug', '=', clubId)
    .where('q.playerId', '=', playerId)
    .where('q.state', '=', 'open')
    .where(isNotBlocked(viewerId, sql.ref('q.player_id')))
    .executeTakeFirst()
  return row ?? null
}
