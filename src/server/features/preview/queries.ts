// Facts that link previews may show: only public ones, at listed venues.
import { sql } from 'kysely'
import type { EffectiveStatus } from '#domain/day-status/day-status.ts'
import type { EventStatus, EventType } from '#domain/event/event.ts'
import type { LeagueState } from '#domain/league/league.ts'
import { selectDayWords, withDayStatus } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { membersOf } from '../location/club-queries.ts'
import { resolveVenueId } from '../location/queries.ts'
import { divisionsOn } from '../tournament/queries.ts'

export type PreviewedEvent = {
  eventId: string
  title: string
  type: EventType
  status: EventStatus
  startsAt: Date
  endsAt: Date
  timezone: string
  maxPlayers: number
  playing: number
  waiting: number
  skillMin: number | null
  skillMax: number | null
  ageMin: number | null
  ageMax: number | null
  note: string
  locationId: string
  locationName: string
  city: string
  country: string
  host: string | null
  leagueSeriesId: string | null
  dayStatus: EffectiveStatus | null
}
export type PreviewedVenue = {
  name: string
  city: string
  region: string
  courts: number
  photoUrl: string
}
export type PreviewedLeague = {
  name: string
  state: LeagueState
  startDate: string
  endDate: string
  signupDeadline: string
  skillMin: number | null
  skillMax: number | null
  locationId: string
  locationName: string
  city: string
  country: string
  timezone: string
}

export async function findPreviewedEvent(
  db: Database,
  eventId: string,
): Promise<PreviewedEvent | null> {
  const row = await db
    .selectFrom('events as e')
    .innerJoin('locations as l', 'l.locationId', 'e.location')
    .innerJoin('players as o', 'o.playerId', 'e.playerId')
    .select([
      'e.eventId',
      'e.title',
      'e.type',
      'e.status',
      'e.startsAt',
      'e.endsAt',
      'e.timezone',
      'e.maxPlayers',
      'e.playing',
      'e.waiting',
      'e.skillMin',
      'e.skillMax',
      'e.ageMin',
      'e.ageMax',
      'e.note',
      'e.leagueSeriesId',
      'l.locationId',
      'l.name as locationName',
      'l.city',
      'l.country',
    ])
    .select(sql<string | null>`case when not o.hidden then o.player_name end`.as('host'))
    .select(selectDayWords.as('dayWords'))
    .where('e.eventId', '=', eventId)
    .where('e.status', '<>', 'draft')
    .where('e.invite', '=', false)
    .where('e.deleted', '=', false)
    .where('l.hidden', '=', false)
    .executeTakeFirst()
  return row === undefined ? null : withDayStatus(row)
}

export async function findPreviewedVenue(
  db: Database,
  locationId: string,
): Promise<PreviewedVenue | null> {
  const row = await db
    .selectFrom('locations')
    .select(['name', 'city', 'region', 'courts', 'photoUrl'])
    .where('locationId', '=', resolveVenueId(locationId))
    .where('hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}

/**
 * A league by id or public link key, or null. Private leagues have no preview even by their link,
 * because crawlers store and share it.
 */
export async function findPreviewedLeague(
  db: Database,
  by: { leagueSeriesId: string } | { watchKey: string },
): Promise<PreviewedLeague | null> {
  const row = await db
    .selectFrom('leagues as g')
    .innerJoin('locations as l', 'l.locationId', 'g.location')
    .select([
      'g.name',
      'g.state',
      'g.startDate',
      'g.endDate',
      'g.signupDeadline',
      'g.skillMin',
      'g.skillMax',
      'l.locationId',
      'l.name as locationName',
      'l.city',
      'l.country',
      'l.timezone',
    ])
    .where((eb) =>
      'watchKey' in by
        ? eb('g.watchKey', '=', by.watchKey)
        : eb('g.leagueSeriesId', '=', by.leagueSeriesId),
    )
    .where('g.state', '<>', 'draft')
    .where('g.invite', '=', false)
    .where('g.deleted', '=', false)
    .where('l.hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}

export type PreviewedTournament = {
  name: string
  startDate: string
  endDate: string
  courts: number
  divisions: number
  locationId: string
  locationName: string
  city: string
  country: string
  timezone: string
}

/** Null for private tournaments even by their link, because crawlers store and share it. */
export async function findOpenTournament(
  db: Database,
  watchKey: string,
): Promise<PreviewedTournament | null> {
  const row = await db
    .selectFrom('tournaments as t')
    .innerJoin('locations as l', 'l.locationId', 't.location')
    .select([
      't.name',
      't.startDate',
      't.endDate',
      't.courts',
      divisionsOn.as('divisions'),
      'l.locationId',
      'l.name as locationName',
      'l.city',
      'l.country',
      'l.timezone',
    ])
    .where('t.watchKey', '=', watchKey)
    .where('t.invite', '=', false)
    .where('t.deleted', '=', false)
    .where('l.hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}

export type PreviewedClub = {
  clubName: string
  title: string
  about: string
  photoUrl: string
  members: number
  locationName: string
  city: string
}

export async function findOpenClub(db: Database, key: string): Promise<PreviewedClub | null> {
  const row = await db
    .selectFrom('clubs as c')
    .innerJoin('locations as l', 'l.locationId', 'c.locationId')
    .select([
      'c.clubName',
      'c.title',
      'c.about',
      'c.photoUrl',
      'l.name as locationName',
      'l.city',
      membersOf.as('members'),
    ])
    .where('c.publicKey', '=', key)
    .where('c.visibility', '<>', 'hidden')
    .where('l.hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}
