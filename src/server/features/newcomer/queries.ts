// New accounts: who is one, and their counted acts. Counting locks the player to serialize
// concurrent calls; lock order: after events, series, leagues and clubs, before threads.
import { sql, type RawBuilder } from 'kysely'
import { isStandIn } from '#domain/contact/contact.ts'
import {
  smallInstallationPlayers,
  type Newcomer,
  findFirstWeek,
  findNewcomerState,
  isEstablishedAt,
  type QuotaKind,
  type Decided,
  decideQuota,
  isProofMissing,
  actsKeptDays,
  refuseStranger,
} from '#domain/newcomer/newcomer.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { permitFounding } from '../../core/founding/founding-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'

const dayMs = 86_400_000

type Person = { playerId: string; now: number; deps: Pick<Deps, 'installation'> }
type StandingRow = { created: Date; isProved: boolean; born: Date; players: number }

/**
 * A player's standing as a newcomer. A social provider vouches for its account like a confirmed
 * address. The limit shows PostgreSQL that there is one installation; it expects thousands, and
 * would read all accounts.
 */
async function loadStanding(db: Database, { playerId, deps }: Person) {
  const {
    rows: [row],
  } = await sql<StandingRow>`
    select p.created, i.born,
      coalesce(u.email_verified, true) or exists (
        select 1 from auth_accounts a
        where a.user_id = p.user_id and a.provider_id <> 'credential') as "isProved",
      (select count(*)::int from (
        select 1 from players where user_id is not null
        limit ${smallInstallationPlayers}) counted) as players
    from players p
    cross join (select born from installation limit 1) i
    left join auth_users u on u.id = p.user_id
    where p.player_id = ${playerId}`.execute(db)
  if (row === undefined) throw new Error(`no player ${playerId}`)
  return {
    created: row.created.getTime(),
    isProved: row.isProved,
    isProofPossible: deps.installation.mail === 'server',
    installation: { born: row.born.getTime(), players: row.players },
  }
}

export async function findNewcomer(db: Database, person: Person): Promise<Newcomer | null> {
  return findNewcomerState(await loadStanding(db, person), person.now)
}

/**
 * True when the account is old enough and its address confirmed; other players' events wait for a
 * venue admin.
 */
export async function isEstablished(db: Database, person: Person): Promise<boolean> {
  return isEstablishedAt(await loadStanding(db, person), person.now)
}

/**
 * Counts one act per subject and refuses what exceeds a newcomer's limits. The same subject counts
 * once; established players aren't counted.
 */
export async function takeQuota<K extends QuotaKind>(
  tx: Database,
  person: Person & { kind: K; subjects: readonly string[] },
): Promise<Decided<K>> {
  if (person.subjects.length === 0) return ok(null)
  const newcomer = await findNewcomer(tx, person)
  return newcomer === null ? ok(null) : countActs(tx, person, newcomer)
}

async function countActs<K extends QuotaKind>(
  tx: Database,
  { playerId, now, kind, subjects }: Person & { kind: K; subjects: readonly string[] },
  newcomer: Newcomer,
): Promise<Decided<K>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${playerId}, 1))`.execute(tx)
  const rows = await tx
    .selectFrom('newcomer_acts')
    .select(['subject', 'created'])
    .where('playerId', '=', playerId)
    .where('kind', '=', kind)
    .execute()
  const known = new Set(rows.map(({ subject }) => subject))
  const added = subjects.filter((subject) => !known.has(subject))
  if (added.length === 0) return ok(null)
  const done = rows.map(({ created }) => created.getTime())
  const decided = decideQuota(kind, newcomer, { done, wanted: added.length, now })
  if (!decided.ok) return decided
  const created = new Date(now)
  await tx
    .insertInto('newcomer_acts')
    .values(added.map((subject) => ({ playerId, kind, subject, created })))
    .execute()
  return ok(null)
}

/**
 * Counts events that become public. Refused in any installation while the player could confirm
 * their address but hasn't.
 */
export async function takePublicEvents(
  tx: Database,
  person: Person,
  eventIds: readonly string[],
): Promise<Decided<'public-event'> | ReturnType<typeof refuseProof>> {
  if (eventIds.length === 0) return ok(null)
  if (isProofMissing(await loadStanding(tx, person))) return refuseProof()
  return takeQuota(tx, { ...person, kind: 'public-event', subjects: eventIds })
}

/** Asks the installation’s rule first, then takes from a newcomer’s quota. */
export async function publishEvents(
  tx: Database,
  { location, ...person }: Person & { location: string },
  eventIds: readonly string[],
) {
  if (eventIds.length === 0) return ok(null)
  const permitted = await permitFounding(tx, 'event', { ...person, locations: [location] })
  return permitted.ok ? takePublicEvents(tx, person, eventIds) : permitted
}

const refuseProof = () => refuse('address-not-proved')

/**
 * Counts players added to a club without having asked, in any installation, because they get its
 * alerts and mail. Requires a confirmed address first.
 */
export async function takeStrangers(
  tx: Database,
  person: Person,
  playerIds: readonly string[],
): Promise<Decided<'club-member'> | Result<never, 'prove-before-inviting'>> {
  const { rows } = await sql<{ playerId: string }>`
    select p.player_id from players p where p.player_id = any(${[...playerIds]}::text[])
      and not ${wantsToKnow(person.playerId)}`.execute(tx)
  if (rows.length === 0) return ok(null)
  const standing = await loadStanding(tx, person)
  if (isProofMissing(standing)) return refuse('prove-before-inviting')
  const firstWeek = findFirstWeek(standing, person.now)
  const subjects = rows.map(({ playerId }) => playerId)
  return firstWeek === null
    ? ok(null)
    : countActs(tx, { ...person, kind: 'club-member', subjects }, firstWeek)
}

export async function forgetOldActs(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('newcomer_acts')
    .where('created', '<', new Date(now - actsKeptDays * dayMs))
    .execute()
}

export type Place = { eventId: string } | { leagueSeriesId: string } | null

/**
 * The first of `playerIds` whom a newcomer may not bring into a place, with the refusal; null when
 * all may. Allowed are players who signed up or joined themselves, marked or wrote to the newcomer,
 * formed a team with them there, or belong to the club that a private event invites; also contacts,
 * who aren't notified.
 */
export async function refuseStrangers(
  db: Database,
  person: Person,
  place: Place,
  playerIds: readonly string[],
): Promise<ReturnType<typeof refuseStranger> | null> {
  const others = playerIds.filter(
    (playerId) => playerId !== person.playerId && !isStandIn(playerId),
  )
  if (others.length === 0) return null
  const newcomer = await findNewcomer(db, person)
  if (newcomer === null) return null
  const stranger = await findStranger(db, person.playerId, place, others)
  return stranger === null ? null : refuseStranger(newcomer, stranger, person.now)
}

export async function findStranger(
  db: Database,
  newcomerId: string,
  place: Place,
  playerIds: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ playerName: string }>`
    select p.player_name from players p
    where p.player_id = any(${playerIds}::text[])
      and not ${wantsToKnow(newcomerId)} and not ${wantsToCome(newcomerId, place)}
    order by p.player_id limit 1`.execute(db)
  return rows[0]?.playerName ?? null
}

/** True when player row `p` has marked or written to the newcomer. */
export const wantsToKnow = (newcomerId: string | RawBuilder<unknown>) => sql<boolean>`(
  exists (select 1 from player_friends f
    where f.player_id = p.player_id and f.friend_id = ${newcomerId} and f.friend)
  or exists (select 1 from player_favorites f
    where f.player_id = p.player_id and f.favorite_id = ${newcomerId} and f.favorite)
  or exists (select 1 from messages m
    where m.from_id = p.player_id and m.to_id = ${newcomerId}))`

function wantsToCome(newcomerId: string, place: Place) {
  if (place === null) return sql<boolean>`false`
  if ('leagueSeriesId' in place) {
    return sql<boolean>`exists (select 1 from league_players l
      where l.league_series_id = ${place.leagueSeriesId}::uuid
        and ((l.state <> 'invited' and l.player_id = p.player_id)
          or (l.state = 'joined' and l.partner_id = p.player_id)))`
  }
  return sql<boolean>`(
    exists (select 1 from player_events i
      where i.event_id = ${place.eventId}::uuid and i.player_id = p.player_id
        and ${signedUpAlone('i')})
    or exists (select 1 from event_teams t
      where t.event_id = ${place.eventId}::uuid and not t.deleted
        and ((t.p1 = p.player_id and t.p2 = ${newcomerId})
          or (t.p2 = p.player_id and t.p1 = ${newcomerId})))
    or exists (select 1 from events e
      join clubs c on c.location_id = e.location and c.club_name = e.invited
      join club_members m on m.location_id = c.location_id and m.slug = c.slug
      where e.event_id = ${place.eventId}::uuid and e.invite and m.player_id = p.player_id)
    or exists (select 1 from events e join league_players l using (league_series_id)
      where e.event_id = ${place.eventId}::uuid and l.state = 'joined'
        and p.player_id in (l.player_id, l.partner_id)))`
}

/** True when a row of player_events exists because its player signed up, alone or as a team. */
export const signedUpAlone = (entry: string) => sql<boolean>`not exists (
  select 1 from event_log g
  where g.event_id = ${sql.ref(`${entry}.event_id`)}
    and g.player_id = ${sql.ref(`${entry}.player_id`)}
    and g.actor_id <> g.player_id and g.action = 'add'
    and g.created >= ${sql.ref(`${entry}.created`)})`
