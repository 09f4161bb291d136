// Alerts of the demo sign-ins: a few of many kinds, minutes to days old, each about something that
// exists.
import type { Insertable } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import { alertParams } from '../core/event/queries.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { organizerName, playerName } from './cast.ts'
import type { ClubLife } from './club-life.ts'
import type { PlayedRows } from './evenings.ts'
import type { DemoVenue, ProgramRows } from './events.ts'
import type { Given } from './passes.ts'
import type { Community } from './people.ts'
import type { TournamentRows } from './tournament.ts'

type AlertRows = Insertable<Tables['alerts']>[]
type Named = Pick<
  NewEvent,
  'eventId' | 'title' | 'type' | 'startDate' | 'startTime' | 'location' | 'playerId'
>
type Told = {
  kind: AlertKind
  created: Date
  event?: Named | undefined
  params?: Record<string, string>
}
export type AlertSources = {
  community: Community
  program: ProgramRows
  played: PlayedRows
  clubLife: ClubLife
  venues: readonly DemoVenue[]
  tournament: TournamentRows
  given: readonly Given[]
  now: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const unreadMs = dayMs
const invitationsTold = 2

export function buildAlerts(random: Random, news: AlertSources): AlertRows {
  const nameOf = new Map(news.venues.map(({ locationId, name }) => [locationId, name]))
  const toRow = (playerId: string, { kind, created, event, params }: Told): AlertRows[number] => ({
    alertId: random.uuid(),
    playerId,
    kind,
    eventId: event?.eventId ?? null,
    read: created.getTime() < news.now - unreadMs,
    created,
    params: JSON.stringify({
      ...(event !== undefined && alertParams(toEventFacts(event, nameOf))),
      ...params,
    }),
  })
  const [robin, olivia] = [toSlug(playerName), toSlug(organizerName)]
  return [
    ...[...toldRobin(news, nameOf), ...commonAlerts(news, robin)].map((told) => toRow(robin, told)),
    ...[...toldOlivia(news, nameOf), ...commonAlerts(news, olivia)].map((told) =>
      toRow(olivia, told),
    ),
  ]
}

const toEventFacts = (event: Named, nameOf: ReadonlyMap<string, string>) => ({
  title: event.title,
  type: event.type,
  startDate: event.startDate,
  startTime: event.startTime,
  locationName: nameOf.get(event.location) ?? '',
})

function commonAlerts(news: AlertSources, playerId: string): Told[] {
  const events = new Map(news.program.events.map((event) => [event.eventId, event]))
  return [
    ...placeAlerts(news, events, playerId),
    ...toldOfResults(news, events, playerId),
    ...toldOfInvitations(news, events, playerId),
    ...news.given
      .filter(({ to }) => to === playerId)
      .slice(-1)
      .map(({ from, received, id, now }) => ({
        kind: 'tokens-received' as const,
        created: new Date(now),
        params: { player: nameOfPlayer(news, from), amount: String(received), transactionId: id },
      })),
  ]
}

type Events = ReadonlyMap<string, NewEvent>

const pickOthers = <Row extends { eventId?: string | null | undefined }>(
  rows: readonly Row[],
  events: Events,
  playerId: string,
): { row: Row; event: NewEvent }[] =>
  rows.flatMap((row) => {
    const event = events.get(row.eventId ?? '')
    return event === undefined || event.playerId === playerId ? [] : [{ row, event }]
  })

function placeAlerts({ program, now }: AlertSources, events: Events, playerId: string): Told[] {
  const mine = program.player_events.filter(
    (entry) => entry.playerId === playerId && entry.place === 'playing',
  )
  return pickOthers(mine, events, playerId)
    .filter(({ event }) => toDate(event.startsAt).getTime() > now + dayMs)
    .slice(0, 1)
    .map(({ event }) => ({ kind: 'promoted', created: new Date(now - 2 * hourMs), event }))
}

function toldOfResults({ played }: AlertSources, events: Events, playerId: string): Told[] {
  const medals = pickOthers(
    played.awards.filter((award) => award.playerId === playerId),
    events,
    playerId,
  )
  const closed = pickOthers(
    played.results.filter((result) => result.playerId === playerId),
    events,
    playerId,
  ).filter(({ event }) => medals.every((medal) => medal.event !== event))
  return [
    ...medals.slice(-1).map(({ event, row: { medal, created } }) => ({
      kind: 'medal-won' as const,
      created: toDate(created),
      event,
      params: { medal },
    })),
    ...closed.slice(-1).map(({ event }) => ({
      kind: 'results-closed' as const,
      created: toDate(event.endsAt),
      event,
    })),
  ]
}

const toldOfInvitations = (news: AlertSources, events: Events, playerId: string): Told[] =>
  pickOthers(
    news.program.event_invitees.filter((asked) => asked.playerId === playerId),
    events,
    playerId,
  )
    .filter(({ event }) => toDate(event.startsAt).getTime() > news.now)
    .slice(0, invitationsTold)
    .map(({ row, event }) => ({
      kind: 'event-invited',
      created: toDate(row.asked),
      event,
      params: { player: nameOfPlayer(news, event.playerId), locationId: event.location },
    }))

const toDate = (at: unknown): Date => (at instanceof Date ? at : new Date(String(at)))
const nameOfPlayer = ({ community }: AlertSources, id: string | null | undefined): string =>
  community.people.find(({ playerId }) => playerId === id)?.playerName ?? ''

const clubParams = (
  { community, clubLife: { club } }: AlertSources,
  nameOf: ReadonlyMap<string, string>,
): Record<string, string> => ({
  club: community.city.clubName,
  clubName: community.city.clubName,
  clubId: club.slug,
  locationId: club.locationId,
  location: nameOf.get(club.locationId) ?? '',
})

function toldRobin(news: AlertSources, nameOf: ReadonlyMap<string, string>): Told[] {
  const { program, community, now } = news
  const edited = community.city.venueIds.at(-1) ?? ''
  const nearby = program.events.find(
    (event) => event.type === 'clinic' && event.startsAt > new Date(now + 2 * dayMs),
  )
  return [
    ...clubAlerts(news, nameOf),
    {
      kind: 'team-formed',
      created: new Date(now - 5 * hourMs),
      ...findTeam(news, toSlug(playerName)),
    },
    {
      kind: 'suggestion-applied',
      created: new Date(now - 51 * hourMs),
      params: { location: nameOf.get(edited) ?? '', locationId: edited },
    },
    { kind: 'event-created-nearby', created: new Date(now - 70 * hourMs), event: nearby },
  ]
}

function clubAlerts(news: AlertSources, nameOf: ReadonlyMap<string, string>): Told[] {
  const { club_polls, club_notices } = news.clubLife
  const club = clubParams(news, nameOf)
  return [
    ...club_polls.slice(0, 1).map(({ pollId, question, created }) => ({
      kind: 'club-poll' as const,
      created: toDate(created),
      params: { ...club, title: question, pollId },
    })),
    ...club_notices.slice(0, 1).map(({ noticeId, title, created }) => ({
      kind: 'club-notice' as const,
      created: toDate(created),
      params: { ...club, title, noticeId },
    })),
  ]
}

function findTeam(news: AlertSources, playerId: string): Pick<Told, 'event' | 'params'> {
  const { tournament, divisions, player_events } = news.tournament
  const entry = player_events.find((each) => each.playerId === playerId)
  const division = divisions.find(({ eventId }) => eventId === entry?.eventId)
  return {
    event: division && {
      ...division.fields,
      eventId: division.eventId,
      playerId: tournament.organizerId,
    },
    params: { player: nameOfPlayer(news, entry?.partnerId ?? '') },
  }
}

function toldOlivia(news: AlertSources, nameOf: ReadonlyMap<string, string>): Told[] {
  const { clubLife, community, now } = news
  const club = clubParams(news, nameOf)
  const [request] = clubLife.club_requests
  const [, second = ''] = community.city.venueIds
  return [
    {
      kind: 'club-asked',
      created: toDate(request?.asked),
      params: { ...club, player: nameOfPlayer(news, request?.playerId ?? '') },
    },
    {
      kind: 'suggestion-made',
      created: new Date(clubLife.suggestion.asked),
      params: {
        player: clubLife.suggestion.playerName,
        location: nameOf.get(clubLife.suggestion.locationId) ?? '',
        locationId: clubLife.suggestion.locationId,
      },
    },
    {
      kind: 'admin-joined',
      created: new Date(now - 4 * dayMs),
      params: {
        player: community.hosts[2]?.playerName ?? '',
        location: nameOf.get(second) ?? '',
        locationId: second,
      },
    },
  ]
}
