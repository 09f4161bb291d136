// Queries on reaching players with the app closed: do notices reach them, and were they asked how.
import { sql } from 'kysely'
import { toReach, type Reach } from '#domain/notification/reach.ts'
import { at, isLive, isProved } from '../../core/alerts/delivery-queries.ts'
import { isReachedContact } from '../../core/player/sight-queries.ts'
import { isSuppressed } from '../../db/accounts/suppressed-addresses.ts'
import type { Database } from '../../db/open-database.ts'

export async function storeReachAsked(tx: Database, playerId: string, now: number): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ playerId, reachAsked: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .column('playerId')
        .doUpdateSet({ reachAsked: new Date(now) })
        .where('notification_settings.reachAsked', 'is', null),
    )
    .execute()
}

type ReachRow = {
  email: string | null
  isConfirmed: boolean
  isRefused: boolean
  devices: { failures: number }[]
  wasAsked: boolean
  isEntered: boolean
}

export async function loadReach(
  db: Database,
  playerId: string,
  now: number,
): Promise<{ reach: Reach; address: string | null; wasAsked: boolean; isEntered: boolean }> {
  const {
    rows: [row],
  } = await sql<ReachRow>`
    select case when u.email not like '%.invalid' then u.email end as email,
      coalesce(${isProved}, false) as "isConfirmed",
      coalesce(${isSuppressed}, false) as "isRefused",
      s.reach_asked is not null as "wasAsked",
      coalesce((select json_agg(json_build_object('failures', d.failures))
        from push_devices d where d.player_id = p.player_id), '[]') as devices,
      exists (select from player_events i join events e on e.event_id = i.event_id
        where i.player_id = p.player_id and not i.removed and e.ends_at > ${at(now)}
        and not e.deleted and e.status <> 'cancelled') as "isEntered"
    from players p left join auth_users u on u.id = p.user_id
    left join notification_settings s on s.player_id = p.player_id
    where p.player_id = ${playerId}`.execute(db)
  if (row === undefined) throw new Error(`no player ${playerId}`)
  return {
    reach: toReach(row),
    address: row.email,
    wasAsked: row.wasAsked,
    isEntered: row.isEntered,
  }
}

/**
 * Roster players whom no notice reaches with the app closed (hearsWhenClosed() of the domain), and
 * contacts without e-mails; all contacts when the sender may not write to them (isHeld).
 */
export async function listUnreached(
  db: Database,
  eventId: string,
  { isHeld }: { isHeld: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select p.player_id from player_events i join players p on p.player_id = i.player_id
      left join auth_users u on u.id = p.user_id and ${isProved}
    where i.event_id = ${eventId} and not i.removed and u.id is null
      and not exists (select from push_devices d where d.player_id = p.player_id and ${isLive})
      and (${isHeld}::boolean or not ${isReachedContact('p')})
    order by p.player_id`.execute(db)
  return rows.map(({ playerId }) => playerId)
}
