// Rows of players looking for a partner; written only under the event's row lock.
import { sql } from 'kysely'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { isUnblockedAndActive, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

type Seeker = {
  playerId: string
  playerName: string
  photoURL: string
  skillSelf: number | null
  note: string
}

export async function saveSeeker(
  tx: Database,
  {
    eventId,
    playerId,
    note,
    now,
  }: { eventId: string; playerId: string; note: string; now: number },
): Promise<void> {
  await tx
    .insertInto('partner_seekers')
    .values({ eventId, playerId, note, created: new Date(now) })
    .onConflict((on) => on.columns(['eventId', 'playerId']).doUpdateSet({ note }))
    .execute()
}

export async function deleteSeekers(
  tx: Database,
  gone: readonly { eventId: string; playerId: string }[],
): Promise<boolean> {
  if (gone.length === 0) return false
  const { rows } = await sql`
    delete from partner_seekers s
    using unnest(${gone.map(({ eventId }) => eventId)}::uuid[],
      ${gone.map(({ playerId }) => playerId)}::text[]) as g (event_id, player_id)
    where s.event_id = g.event_id and s.player_id = g.player_id
    returning ${changedRow('partner_seekers', 's')}`.execute(tx)
  return rows.length > 0
}

export async function findSeeking(
  tx: Database,
  eventId: string,
  playerId: string,
): Promise<{ others: number; partner: string | null }> {
  const { rows } = await sql<{ others: number; partner: string | null }>`
    select (select count(*)::int from partner_seekers s
        where s.event_id = ${eventId} and s.player_id <> ${playerId}) as others,
      (select p.player_name from event_teams t
        join players p on p.player_id = case t.p1 when ${playerId} then t.p2 else t.p1 end
        where t.event_id = ${eventId} and not t.deleted and ${playerId} in (t.p1, t.p2)
        limit 1) as partner`.execute(tx)
  return rows[0] ?? { others: 0, partner: null }
}

/**
 * Oldest first: visible players who can still see the event; organizers see all who aren't blocked
 * from them.
 */
export async function listSeekers(
  db: Database,
  eventId: string,
  viewerId: string,
  isOrganizer: boolean,
): Promise<Seeker[]> {
  const seen = isOrganizer ? isUnblockedAndActive(viewerId, 'p') : isVisible(viewerId, 'p')
  const { rows } = await sql<Seeker>`
    select p.player_id, p.player_name, p.photo_url as "photoURL",
      p.skill_self, s.note
    from partner_seekers s join players p on p.player_id = s.player_id
    join events e on e.event_id = s.event_id
    where s.event_id = ${eventId} and (p.player_id = ${viewerId} or ${seen})
      and ${visibleTo(sql.ref('p.player_id'))}
    order by s.created, s.player_id`.execute(db)
  return rows
}

export async function forgetSeekers(db: Database, until: number): Promise<void> {
  await sql`delete from partner_seekers s using events e where e.event_id = s.event_id
    and (e.deleted or e.status = 'cancelled' or e.ends_at < ${new Date(until)})`.execute(db)
}
