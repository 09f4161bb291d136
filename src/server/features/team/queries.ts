// Rows of an event's teams (the spec's eventTeams) and of requests to form one. Written only under
// the event's row lock, so that concurrent acceptances are ordered and no one is in two teams.
import { type CompiledQuery, sql } from 'kysely'
import type { Team } from '#domain/team/team.ts'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { isPending } from '../message/request-queries.ts'

export type Partnered = { eventId: string; playerId: string; partnerId: string }

export const selectPartners = (
  db: Database,
  players: readonly Omit<Partnered, 'partnerId'>[],
): CompiledQuery<Partnered> =>
  sql<Partnered>`
    select pair.event_id, pair.player_id,
      case t.p1 when pair.player_id then t.p2 else t.p1 end as partner_id
    from unnest(${players.map(({ eventId }) => eventId)}::uuid[],
      ${players.map(({ playerId }) => playerId)}::text[]) as pair (event_id, player_id)
    join event_teams t on t.event_id = pair.event_id and pair.player_id in (t.p1, t.p2)
    where not t.deleted`.compile(db)

export async function findPartners(
  db: Database,
  eventId: string,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const players = playerIds.map((playerId) => ({ eventId, playerId }))
  const { rows } = await db.executeQuery(selectPartners(db, players))
  return new Map(rows.map(({ playerId, partnerId }) => [playerId, partnerId]))
}

export async function saveTeam(
  tx: Database,
  eventId: string,
  team: Team,
  now: number,
): Promise<void> {
  await tx
    .insertInto('event_teams')
    .values({ eventId, ...team, created: new Date(now) })
    .onConflict((oc) =>
      oc.columns(['eventId', 'p1', 'p2']).doUpdateSet({ deleted: false, created: new Date(now) }),
    )
    .execute()
}

export async function deleteTeam(tx: Database, eventId: string, { p1, p2 }: Team): Promise<void> {
  await tx
    .updateTable('event_teams')
    .set({ deleted: true })
    .where('eventId', '=', eventId)
    .where('p1', '=', p1)
    .where('p2', '=', p2)
    .execute()
}

export async function findTeamRequest(
  db: Database,
  messageId: string,
  toId: string,
): Promise<{ fromId: string; eventId: string } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['fromId', 'eventId'])
    .where('messageId', '=', messageId)
    .where('toId', '=', toId)
    .where('type', '=', 'teamReq')
    .where(isNotBlocked(toId, sql.ref('messages.from_id')))
    .executeTakeFirst()
  return row === undefined || row.eventId === null
    ? null
    : { fromId: row.fromId, eventId: row.eventId }
}

const unused = (db: Database, eventId: string) =>
  db
    .selectFrom('messages')
    .where('eventId', '=', eventId)
    .where('type', '=', 'teamReq')
    .where('used', 'is', null)

/**
 * True while a request awaits its answer, and for as long after a decline, so that no one is asked
 * repeatedly.
 */
export async function hasOpenRequest(
  tx: Database,
  eventId: string,
  { fromId, toId }: { fromId: string; toId: string },
  now: number,
): Promise<boolean> {
  const row = await unused(tx, eventId)
    .select('messageId')
    .where('fromId', '=', fromId)
    .where('toId', '=', toId)
    .where(isPending(now))
    .executeTakeFirst()
  return row !== undefined
}

export async function closeCrossingRequest(
  tx: Database,
  eventId: string,
  { fromId, toId }: { fromId: string; toId: string },
  now: number,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ used: new Date(now) })
    .where('eventId', '=', eventId)
    .where('type', '=', 'teamReq')
    .where('used', 'is', null)
    .where('fromId', '=', fromId)
    .where('toId', '=', toId)
    .execute()
}

/**
 * For its two players; for others only when both are in the event, where the roster shows it
 * anyway.
 */
export async function findTeamFor(
  db: Database,
  viewerId: string,
  eventId: string,
  { p1, p2 }: Team,
) {
  const isIn = (player: string) =>
    sql<boolean>`exists (select 1 from player_events i where i.event_id = ${eventId}
      and i.player_id = ${player} and not i.removed)`
  const row = await db
    .selectFrom('event_teams')
    .select('created')
    .where('eventId', '=', eventId)
    .where('p1', '=', p1)
    .where('p2', '=', p2)
    .where('deleted', '=', false)
    .where(sql<boolean>`(${viewerId} in (p1, p2) or (${isIn(p1)} and ${isIn(p2)}))`)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        eventId,
        p1,
        p2,
        team: [p1, p2] as [string, string],
        deleted: false as const,
        created: row.created.toISOString(),
      }
}

type MyTeamRow = {
  kind: 'partner' | 'sent' | 'received'
  messageId: string | null
  playerId: string
  playerName: string
  photoURL: string
  skillSelf: number | null
}

export async function loadMyTeam(db: Database, playerId: string, eventId: string, now: number) {
  const card = sql`p.player_id, p.player_name,
    p.photo_url as "photoURL", p.skill_self`
  const open = sql`m.event_id = ${eventId} and m.type = 'teamReq' and m.used is null
    and m.expires > ${new Date(now)}`
  const { rows } = await sql<MyTeamRow>`
    select 'partner' as kind, null::uuid as "messageId", ${card} from event_teams t
      join players p on p.player_id = case when t.p1 = ${playerId} then t.p2 else t.p1 end
      where t.event_id = ${eventId} and not t.deleted and ${playerId} in (t.p1, t.p2)
    union all select 'sent', m.message_id, ${card} from messages m
    join players p on p.player_id = m.to_id where ${open} and m.from_id = ${playerId}
    and ${isVisible(playerId, 'p')}
    union all select 'received', m.message_id, ${card} from messages m
    join players p on p.player_id = m.from_id where ${open} and m.to_id = ${playerId}
    and ${isNotBlocked(playerId, sql.ref('p.player_id'))}
    order by 1, 2`.execute(db)
  const toCard = ({ playerId: id, playerName, photoURL, skillSelf }: MyTeamRow) => ({
    playerId: id,
    playerName,
    photoURL,
    skillSelf,
  })
  const partner = rows.find(({ kind }) => kind === 'partner')
  return {
    partner: partner === undefined ? null : toCard(partner),
    sent: rows.filter(({ kind }) => kind === 'sent').map(toCard),
    received: rows.flatMap((row) =>
      row.kind === 'received' && row.messageId !== null
        ? [{ ...toCard(row), messageId: row.messageId }]
        : [],
    ),
  }
}
