// Facts about a ring of players who play each other in an event.
import { sql } from 'kysely'
import type { Ranking } from '#domain/event/ranking.ts'
import {
  circleDays,
  freshDays,
  type Circle,
  type CircleFacts,
} from '#domain/result/held-results.ts'
import type { Database } from '../../db/open-database.ts'

const dayMs = 86_400_000

export async function listCircleFacts(
  tx: Database,
  circles: readonly Circle[],
  { eventId, now }: { eventId: string; now: number },
): Promise<Map<string, CircleFacts>> {
  if (circles.length === 0) return new Map()
  const { rows } = await sql<CircleFacts & { playerId: string }>`
    select a."playerId",
      (select count(*)::int from players p where p.player_id = any(a."otherIds")
        and p.created > ${new Date(now - freshDays * dayMs)}) as fresh,
      (select count(*)::int from match_list_players l
        join events e on e.event_id = l.event_id and e.ranking = 'ranked' and not e.deleted
          and e.starts_at >= ${new Date(now - circleDays * dayMs)}
        join match_players s on s.event_id = l.event_id and s.number = l.number
        join matches m on m.match_id = s.match_id and m.state = 'confirmed' and not m.walkover
        where l.player_id = a."playerId" and l.event_id <> ${eventId}
          and not exists (select 1 from match_players o
            left join match_list_players k on k.event_id = o.event_id and k.number = o.number
            where o.match_id = m.match_id and (k.player_id is null
              or k.player_id <> a."playerId" and not k.player_id = any(a."otherIds")))) as earlier
    from jsonb_to_recordset(${JSON.stringify(circles)}::jsonb)
      as a ("playerId" text, "otherIds" text[])`.execute(tx)
  return new Map(rows.map(({ playerId, ...facts }) => [playerId, facts]))
}

/** When a venue admin last ranked the event (ms), or null. */
export async function findRankedAt(
  tx: Database,
  { eventId, location }: { eventId: string; location: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('location_log')
    .select('created')
    .where('locationId', '=', location)
    .where('action', '=', 'event-ranked')
    .where('eventId', '=', eventId)
    .orderBy('locationLogId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created.getTime() ?? null
}

/**
 * An admin of the venue. hasPlayed: on the match list; wasTold: already alerted of held results.
 */
export type HoldAdmin = { playerId: string; hasPlayed: boolean; wasTold: boolean }

export async function listHoldAdmins(
  tx: Database,
  { eventId, location }: { eventId: string; location: string },
): Promise<HoldAdmin[]> {
  const { rows } = await sql<HoldAdmin>`
    select a.player_id,
      exists (select from match_list_players l where l.event_id = ${eventId}
        and l.player_id = a.player_id) as "hasPlayed",
      exists (select from alerts t where t.player_id = a.player_id and t.event_id = ${eventId}
        and t.kind = 'results-held') as "wasTold"
    from locations_admin a where a.location_id = ${location} order by a.player_id`.execute(tx)
  return rows
}

export async function findRankingNow(tx: Database, eventId: string): Promise<Ranking> {
  const { ranking } = await tx
    .selectFrom('events')
    .select('ranking')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return ranking
}

export async function isOnMatchList(
  tx: Database,
  eventId: string,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('match_list_players')
    .select('number')
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}
