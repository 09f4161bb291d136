// Clubs as rows. Every change of a club or its members starts by locking the club's row; the number
// of members is always counted.
import { sql } from 'kysely'
import { nameOfEnded } from '#domain/club/club-name.ts'
import type { ClubRole } from '#domain/club/club.ts'
import { invitedGroups } from '#domain/event/event.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { looksOf } from '../../naming/look-alikes.ts'
import { addAlerts, takeBackInvitations } from '../alert/store.ts'
import { isNotApart, isVisible } from '../block/store.ts'
import { insertMember, listPeople } from './member-store.ts'

export type ClubKey = { locationId: string; clubId: string }
export type ClubFacts = ClubKey & {
  clubName: string
  locationName: string
  ownerId: string
  ownerName: string
}

const clubQuery = (db: Database, { locationId, clubId }: ClubKey) =>
  db
    .selectFrom('clubs as c')
    .innerJoin('locations as l', 'l.location_id', 'c.location_id')
    .innerJoin('players as o', 'o.player_id', 'c.player_id')
    .select([
      'c.location_id as locationId',
      'c.slug as clubId',
      'c.club_name as clubName',
      'l.name as locationName',
      'c.player_id as ownerId',
      'o.player_name as ownerName',
    ])
    .where('c.location_id', '=', locationId)
    .where('c.slug', '=', clubId)

/**
 * What `viewerId` is to the row of clubs named c, or null. An invitation of somebody the viewer is
 * apart from does not count.
 */
export const roleIn = (viewerId: string) => sql<ClubRole | null>`case
  when c.player_id = ${viewerId} then 'owner'
  when exists (select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
  and m.player_id = ${viewerId}) then 'member'
  when exists (select 1 from club_invitations i where i.location_id = c.location_id
  and i.slug = c.slug and i.player_id = ${viewerId})
  and ${isNotApart(viewerId, sql.ref('c.player_id'))} then 'invited' end`

/** The number of members of the row of clubs named c. */
export const membersOf = sql<number>`(select count(*)::int from club_members m
  where m.location_id = c.location_id and m.slug = c.slug)`

/**
 * The club with the number of its members, whether the viewer may see its owner, and what the
 * viewer is to it.
 */
export async function findClub(db: Database, key: ClubKey, viewerId: string) {
  return clubQuery(db, key)
    .select([
      membersOf.as('memberCount'),
      isVisible(viewerId, 'o').as('isOwnerVisible'),
      roleIn(viewerId).as('role'),
    ])
    .executeTakeFirst()
}

/**
 * The club under its row lock: until the transaction ends nobody else changes it. Read everything
 * else after, as this does.
 */
export async function lockClub(tx: Database, key: ClubKey): Promise<ClubFacts | undefined> {
  claimTurn(tx, toTurnKey('club', `${key.locationId} ${key.clubId}`))
  await tx
    .selectFrom('clubs')
    .select('slug')
    .where('location_id', '=', key.locationId)
    .where('slug', '=', key.clubId)
    .forUpdate()
    .execute()
  return clubQuery(tx, key).executeTakeFirst()
}

/** What a player is to a club, or null. */
export async function findRole(
  db: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<ClubRole | null> {
  const row = await db
    .selectFrom('clubs as c')
    .select(roleIn(playerId).as('role'))
    .where('c.location_id', '=', locationId)
    .where('c.slug', '=', clubId)
    .executeTakeFirst()
  return row?.role ?? null
}

/** The clubs of a venue that a player owns, is in or is invited to, by name. */
export async function listClubsOf(db: Database, locationId: string, playerId: string) {
  const { rows } = await sql<{
    clubId: string
    clubName: string
    members: number
    created: Date
    role: ClubRole
  }>`
    select * from (select c.slug as "clubId", c.club_name as "clubName", c.created,
      ${membersOf} as members, ${roleIn(playerId)} as role from clubs c
      where c.location_id = ${locationId} and (c.player_id = ${playerId}
        or c.slug in (select slug from club_members where player_id = ${playerId}
        and location_id = ${locationId})
        or c.slug in (select slug from club_invitations where player_id = ${playerId}
        and location_id = ${locationId}))) mine
    where role is not null order by lower("clubName"), "clubId"`.execute(db)
  return rows
}

/**
 * True when another club of the venue has a name that looks the same. Until the transaction ends
 * nobody else names a club there.
 */
export async function isClubLookAlike(
  tx: Database,
  locationId: string,
  { clubName, slug }: { clubName: string; slug: string },
  exceptId: string | null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`club-names ${locationId}`},
    0))`.execute(tx)
  const looks = looksOf({ name: clubName, slug })
  const other = await tx
    .selectFrom('clubs')
    .select('slug')
    .where('location_id', '=', locationId)
    .where((eb) =>
      eb.or([eb('name_look', '=', looks.name_look), eb('slug_look', '=', looks.slug_look)]),
    )
    .$if(exceptId !== null, (query) => query.where('slug', '<>', exceptId ?? ''))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Makes a club with its owner as the first member; false when the venue has one of that id. */
export async function insertClub(
  tx: Database,
  { locationId, clubId, clubName, ownerId }: ClubKey & { clubName: string; ownerId: string },
  now: number,
): Promise<boolean> {
  const made = await tx
    .insertInto('clubs')
    .values({
      location_id: locationId,
      slug: clubId,
      club_name: clubName,
      player_id: ownerId,
      created: new Date(now),
      ...looksOf({ name: clubName, slug: clubId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return made !== undefined && insertMember(tx, { locationId, clubId }, ownerId, now)
}

/**
 * Gives a club another name; members, invitations and open reports follow. False when the venue has
 * another of that id: then nothing else may be done in the transaction.
 */
export async function renameClub(
  tx: Database,
  { locationId, clubId }: ClubKey,
  to: { slug: string; clubName: string },
): Promise<boolean> {
  try {
    await tx
      .updateTable('clubs')
      .set({
        slug: to.slug,
        club_name: to.clubName,
        ...looksOf({ name: to.clubName, slug: to.slug }),
      })
      .where('location_id', '=', locationId)
      .where('slug', '=', clubId)
      .execute()
    await tx
      .updateTable('reports')
      .set({ club_slug: to.slug })
      .where('kind', '=', 'club')
      .where('location_id', '=', locationId)
      .where('club_slug', '=', clubId)
      .where('closed', 'is', null)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'clubs_pkey')) return false
    throw error
  }
}

/**
 * What invited the club of this name at the venue now invites another: private events and leagues,
 * and the templates of those in it. A template of somebody else may name the club by a guess, which
 * a new name would answer. Wakes what shows any of them.
 */
export async function moveInvited(
  tx: Database,
  { locationId, clubName }: Pick<ClubFacts, 'locationId' | 'clubName'>,
  to: { clubName: string; templatesOf: readonly string[]; effects: Effects },
): Promise<void> {
  const events = await tx
    .updateTable('events')
    .set({ invited: to.clubName })
    .where('location', '=', locationId)
    .where('invite', '=', true)
    .where('invited', '=', clubName)
    .returning('event_id')
    .execute()
  const leagues = await tx
    .updateTable('leagues')
    .set({ invited: to.clubName })
    .where('location', '=', locationId)
    .where('invite', '=', true)
    .where('invited', '=', clubName)
    .returning('league_series_id')
    .execute()
  const templates = await sql<{ player_id: string }>`
    update event_templates set fields = fields || ${JSON.stringify({ invited: to.clubName })}::jsonb
    where player_id = any(${[...to.templatesOf]})
    and fields @> ${JSON.stringify({ location: locationId, invite: true, invited: clubName })}::jsonb returning player_id`.execute(
    tx,
  )
  to.effects.wake(
    ...events.flatMap(({ event_id }) => [topics.event(event_id), topics.eventAccess(event_id)]),
    ...leagues.flatMap(({ league_series_id }) => [
      topics.league(league_series_id),
      topics.leagueAccess(league_series_id),
    ]),
    ...(events.length === 0 ? [] : [topics.eventsAt(locationId)]),
    ...(leagues.length === 0 ? [] : [topics.leaguesAt(locationId)]),
    ...templates.rows.map(({ player_id }) => topics.templates(player_id)),
  )
}

/**
 * Holds the club that something is about to invite: until the transaction ends it keeps its name.
 * Its venue is held before it, as a merge of venues does. Groups that are no clubs need no hold.
 */
export async function holdInvited(
  tx: Database,
  { location, invite, invited }: { location: string; invite: boolean; invited: string },
): Promise<void> {
  if (!invite || invitedGroups.some((group) => group === invited)) return
  await tx
    .selectFrom('locations')
    .select('location_id')
    .where('location_id', '=', location)
    .forKeyShare()
    .execute()
  await tx
    .selectFrom('clubs')
    .select('slug')
    .where('location_id', '=', location)
    .where('club_name', '=', invited)
    .forKeyShare()
    .execute()
}

/** The values that the words of an alert about this club name, and where it leads. */
export const clubAlertParams = (club: ClubFacts): Record<string, string> => ({
  player: club.ownerName,
  club: club.clubName,
  clubName: club.clubName,
  clubId: club.clubId,
  locationId: club.locationId,
  location: club.locationName,
})

/**
 * Wakes what shows the club, the owner's and these players' memberships, and the private events
 * they see by them.
 */
export function wakeClub(
  effects: Effects,
  club: Pick<ClubFacts, 'locationId' | 'clubId' | 'ownerId'>,
  playerIds: readonly string[],
): void {
  const people = [...new Set([club.ownerId, ...playerIds])]
  effects.wake(
    topics.club(club.locationId, club.clubId),
    topics.location(club.locationId),
    topics.playersAt(club.locationId),
    ...people.map(topics.relations),
    ...people.map(topics.clubsOf),
  )
}

/**
 * Deletes a locked club, its members first. Events and leagues that invited it stay, for their
 * organizers
 * and their players. Members are alerted, but for `actorId`, the actor; invited players have no
 * invitation any more.
 */
export async function endClub(unit: UnitOfWork, club: ClubFacts, actorId: string): Promise<void> {
  const { tx, effects } = unit
  const { members, invited } = await listPeople(tx, club)
  await moveInvited(tx, club, {
    clubName: nameOfEnded(club.clubName),
    templatesOf: [club.ownerId, ...members],
    effects,
  })
  await tx
    .deleteFrom('club_members')
    .where('location_id', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .execute()
  await tx
    .deleteFrom('clubs')
    .where('location_id', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .execute()
  const told = members.filter((playerId) => playerId !== actorId)
  await addAlerts(
    unit,
    told.map((playerId) => ({
      playerId,
      kind: 'club-removed',
      eventId: null,
      params: { ...clubAlertParams(club), why: 'deleted' },
    })),
  )
  await takeBackInvitations(tx, invited, club, effects)
  wakeClub(effects, club, [...members, ...invited])
}
