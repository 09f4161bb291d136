// Moves everything of a stand-in to the player who claims its contact, or to the same person's
// other entry. Columns with player ids are listed once (manifests/people.ts), so no table can be
// forgotten.
import { type RawBuilder, sql } from 'kysely'
import type { KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { People } from '../../manifests/table-facts.ts'

/** from: the stand-in. to: the claimer, or the stand-in of the entry that stays. */
export type Move = { from: string; to: string }

const toColumn = (name: string): { table: RawBuilder<unknown>; column: RawBuilder<unknown> } => {
  const [table = '', column = ''] = name.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}

const eventColumns = [
  'event_invitees.player_id',
  'player_events.player_id',
  'player_events.partner_id',
  'match_list_players.player_id',
  'match_list_players.guest_of',
  'results.player_id',
  'results.partner_id',
  'event_log.player_id',
  'event_log.actor_id',
  'event_teams.p1',
  'event_teams.p2',
]

export async function listClaimedEvents(
  tx: Database,
  playerIds: readonly string[],
): Promise<{ eventId: string; playerId: string }[]> {
  const found = eventColumns.map(toColumn).map(
    ({ table, column }) => sql`select event_id, p.id as "playerId"
      from ${table} join unnest(${[...playerIds]}::text[]) as p (id) on ${column} = p.id`,
  )
  const { rows } = await sql<{ eventId: string; playerId: string }>`
    ${sql.join(found, sql` union `)} order by 1, 2`.execute(tx)
  return rows
}

export type SharedEvent = {
  eventId: string
  title: string
  type: string
  isToCome: boolean
  hasFromMatches: boolean
  hasToMatches: boolean
}

export async function listSharedEvents(
  tx: Database,
  { from, to }: Move,
  now: number,
): Promise<SharedEvent[]> {
  const isIn = (playerId: string) => sql<boolean>`(
    exists (select 1 from player_events r where r.event_id = e.event_id
      and r.player_id = ${playerId} and not r.removed)
    or exists (select 1 from match_list_players k where k.event_id = e.event_id
      and k.player_id = ${playerId}))`
  const plays = (playerId: string) => sql<boolean>`exists (
    select 1 from match_list_players k join match_players s on s.event_id = k.event_id
    and s.number = k.number where k.event_id = e.event_id and k.player_id = ${playerId})`
  const { rows } = await sql<SharedEvent>`
    select e.event_id, e.title, e.type, e.starts_at > ${new Date(now)} as "isToCome",
      ${plays(from)} as "hasFromMatches", ${plays(to)} as "hasToMatches"
    from events e where e.event_id in (select event_id from player_events where player_id = ${from}
      union select event_id from match_list_players where player_id = ${from})
      and not e.deleted and ${isIn(from)} and ${isIn(to)} order by e.event_id`.execute(tx)
  return rows
}

export async function leaveNumbers(
  tx: Database,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  await sql`
    delete from match_list_players l where l.event_id = ${eventId} and l.player_id = ${playerId}
      and not exists (select 1 from match_players s
        where s.event_id = l.event_id and s.number = l.number)
      and not exists (select 1 from match_byes b
        where b.event_id = l.event_id and b.number = l.number)`.execute(tx)
  await sql`update match_list_players set player_id = null
    where event_id = ${eventId} and player_id = ${playerId}`.execute(tx)
}

const toMoves = (moves: readonly Move[]): RawBuilder<unknown> => sql`
  unnest(${moves.map(({ from }) => from)}::text[], ${moves.map(({ to }) => to)}::text[])
    as m (old_id, new_id)`

/** When both have a row in one event or league, one stays: an active one, else that of `to`. */
async function dropDoubles(tx: Database, moves: readonly Move[]): Promise<void> {
  await sql`
    delete from player_events mine using player_events theirs, ${toMoves(moves)}
    where mine.player_id = m.new_id and theirs.player_id = m.old_id
      and theirs.event_id = mine.event_id and mine.removed and not theirs.removed`.execute(tx)
  for (const table of ['player_events', 'event_invitees', 'results', 'own_acts', 'check_ins'])
    await sql`
      delete from ${sql.table(table)} t using ${toMoves(moves)} where t.player_id = m.old_id
        and exists (select 1 from ${sql.table(table)} mine where mine.event_id = t.event_id
        and mine.player_id = m.new_id)`.execute(tx)
  for (const table of ['league_players', 'league_substitutes', 'league_invitees'])
    await sql`
      delete from ${sql.table(table)} t using ${toMoves(moves)} where t.player_id = m.old_id
        and exists (select 1 from ${sql.table(table)} mine
        where mine.league_series_id = t.league_series_id and mine.player_id = m.new_id)`.execute(tx)
  await sql`
    delete from club_poll_votes t using ${toMoves(moves)} where t.player_id = m.old_id
      and exists (select 1 from club_poll_votes mine where mine.poll_id = t.poll_id
      and mine.player_id = m.new_id)`.execute(tx)
  await sql`delete from house_appeals t using ${toMoves(moves)} where t.player_id = m.old_id
    and t.answered is null and exists (select 1 from house_appeals mine
      where mine.rules_id = t.rules_id and mine.player_id = m.new_id
      and mine.answered is null)`.execute(tx)
}

/** Columns deleted with an account that a claim moves nevertheless. */
const movedToo: ReadonlySet<string> = new Set([
  'event_invitees.player_id',
  // An organizer's undo at the desk must survive.
  'check_ins.player_id',
  'house_appeals.player_id',
  'club_poll_votes.player_id',
])
const ordered: ReadonlySet<string> = new Set(['event_teams.p1', 'event_teams.p2'])

/**
 * Moves all rows of stand-ins and deletes these. No two of `moves` may share a target. events:
 * where the stand-ins appear.
 */
export async function moveStandIns(
  tx: Database,
  moves: readonly Move[],
  { events, people }: { events: readonly { eventId: string; playerId: string }[]; people: People },
): Promise<void> {
  await dropDoubles(tx, moves)
  const columns = Object.entries(people.players).filter(([name]) => !name.startsWith('contacts.'))
  for (const [name, { onDeletion }] of columns) {
    const { table, column } = toColumn(name)
    if (ordered.has(name)) continue
    if (onDeletion === 'anonymize' || onDeletion === 'clear' || movedToo.has(name))
      await sql`update ${table} set ${column} = m.new_id from ${toMoves(moves)}
        where ${column} = m.old_id`.execute(tx)
    else if (onDeletion === 'delete')
      await sql`delete from ${table} using ${toMoves(moves)}
        where ${column} = m.old_id`.execute(tx)
  }
  const shown = Map.groupBy(events, ({ playerId }) => playerId)
  for (const move of moves) {
    const theirs = shown.get(move.from)?.map(({ eventId }) => eventId) ?? []
    if (theirs.length === 0) continue
    await moveTeams(tx, move)
    await moveTexts(tx, move, { eventIds: theirs, people })
  }
  await sql`delete from players p using ${toMoves(moves)}
    where p.player_id = m.old_id`.execute(tx)
}

/** Team members are stored in the order of their ids. */
async function moveTeams(tx: Database, { from, to }: Move): Promise<void> {
  await sql`
    with moved as (
      delete from event_teams where ${from} in (p1, p2)
      returning event_id, case when p1 = ${from} then p2 else p1 end as other, created, deleted)
    insert into event_teams (event_id, p1, p2, created, deleted)
    select event_id, least(other collate "C", ${to}), greatest(other collate "C", ${to}), created,
      deleted from moved where other <> ${to} on conflict do nothing`.execute(tx)
}

async function moveTexts(
  tx: Database,
  { from, to }: Move,
  { eventIds, people }: { eventIds: readonly string[]; people: People },
): Promise<void> {
  const isTheirs = sql`event_id = any(${[...eventIds]}::uuid[])`
  for (const [name, form] of Object.entries(people.texts)) {
    const { table, column } = toColumn(name)
    if (name.startsWith('newcomer_acts.')) continue
    if (form === 'text')
      await sql`update ${table} set ${column} = ${to}
        where ${column} = ${from} and ${isTheirs}`.execute(tx)
    else
      await sql`update ${table}
        set ${column} = replace(${column}::text, ${`"${from}"`}, ${`"${to}"`})::jsonb
        where ${isTheirs} and position(${`"${from}"`} in ${column}::text) > 0`.execute(tx)
  }
  // Plans in progress may name them.
  await sql`update match_lists set revision = revision + 1 where ${isTheirs}`.execute(tx)
}

export async function closeClaimedContact(
  tx: Database,
  contactId: string,
  { to, linkKey, now }: { to: string; linkKey: string; now: number },
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({
      playerId: null,
      claimedBy: to,
      claimed: new Date(now),
      linkKey,
      email: null,
      formerEmails: [],
      phone: null,
      note: '',
    })
    .where('contactId', '=', contactId)
    .execute()
}

export async function takeContactActs(
  tx: Database,
  contactId: string,
  playerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    with acts as (delete from contact_acts where contact_id = ${contactId} returning event_id)
    select a.event_id from acts a where exists (select 1 from player_events r
      where r.event_id = a.event_id and r.player_id = ${playerId} and not r.removed)
    order by 1`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function findOwnAddress(
  tx: Database,
  userId: string,
): Promise<{ ownAddress: string; isProved: boolean }> {
  const row = await tx
    .selectFrom('auth_users')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ownAddress: row.email, isProved: row.emailVerified }
}

/** A new member keeps the tags they had as a contact of the club. */
export async function takeTags(
  tx: Database,
  { contactId, playerId }: { contactId: string; playerId: string },
): Promise<void> {
  await sql`update club_members m set tags = k.tags from contacts k
    where k.contact_id = ${contactId} and m.location_id = k.location_id and m.slug = k.slug
      and m.player_id = ${playerId}`.execute(tx)
}

export async function findListed(
  tx: Database,
  contactId: string,
): Promise<(KeeperColumns & { name: string }) | null> {
  const row = await tx
    .selectFrom('contacts')
    .select(['name', 'keeperId', 'locationId', 'slug'])
    .where('contactId', '=', contactId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
