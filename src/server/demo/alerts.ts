// What the demo sign-ins were told: a few things of many kinds, minutes to days ago, each of
// something that is there.
import type { Insertable } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { alertParams } from '../features/event/queries.ts'
import { organizerName, playerName } from './cast.ts'
import type { ClubLife } from './club-life.ts'
import type { PlayedRows } from './evenings.ts'
import type { DemoVenue, ProgramRows } from './events.ts'
import type { Given } from './passes.ts'
import type { Community } from './people.ts'
import type { TournamentRows } from './tournament.ts'

type AlertRows = Insertable<Tables['alerts']>[]
/** An event as far as an alert names it. */
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
/** Everything that alerts of the demo are about. */
export type News = {
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
/** Older ones were read. */
const unreadMs = dayMs

/** The alerts of both, none of an event of their own. */
export function buildAlerts(random: Random, news: News): AlertRows {
  const nameOf = new Map(news.venues.map(({ locationId, name }) => [locationId, name]))
  const toRow = (playerId: string, { kind, created, event, params }: Told): AlertRows[number] => ({
    alertId: random.uuid(),
    playerId,
    kind,
    eventId: event?.eventId ?? null,
    read: created.getTime() < news.now - unreadMs,
    created,
    params: JSON.stringify({
      ...(event !== undefined && alertParams(factsOf(event, nameOf))),
      ...params,
    }),
  })
  const [robin, olivia] = [toSlug(playerName), toSlug(organizerName)]
  return [
    ...[...toldRobin(news, nameOf), ...toldAnyone(news, robin)].map((told) => toRow(robin, told)),
    ...[...toldOlivia(news, nameOf), ...toldAnyone(news, olivia)].map((told) =>
      toRow(olivia, told),
    ),
  ]
}

const factsOf = (event: Named, nameOf: ReadonlyMap<string, string>) => ({
  title: event.title,
  type: event.type,
  startDate: event.startDate,
  startTime: event.startTime,
  locationName: nameOf.get(event.location) ?? '',
})

/** What both hear of: places, medals, invitations, tokens. */
function toldAnyone(news: News, playerId: string): Told[] {
  const { program, played, given, now } = news
  const eventsById = new Map(program.events.map((event) => [event.eventId, event]))
  const others = ({ event }: { event?: Named | undefined }): boolean =>
    event !== undefined && event.playerId !== playerId
  const coming = program.player_events
    .filter((entry) => entry.playerId === playerId && entry.place === 'playing')
    .map(({ eventId }) => ({ event: eventsById.get(eventId) }))
    .filter(({ event }) => event !== undefined && event.startsAt > new Date(now + dayMs))
  const medals = played.awards
    .filter((award) => award.playerId === playerId)
    .map(({ eventId, medal, created }) => ({
      event: eventsById.get(eventId ?? ''),
      medal,
      created,
    }))
    .filter(others)
  const asked = program.event_invitees
    .filter((each) => each.playerId === playerId)
    .map(({ eventId, asked: created }) => ({ event: eventsById.get(eventId), created }))
    .filter(({ event }) => event !== undefined && event.startsAt > new Date(now))
  const closed = played.results
    .filter((result) => result.playerId === playerId)
    .map(({ eventId }) => ({ event: eventsById.get(eventId) }))
    .filter(others)
    .filter(({ event }) => medals.every((medal) => medal.event !== event))
  return [
    ...coming
      .filter(others)
      .slice(0, 1)
      .map(({ event }) => ({
        kind: 'promoted' as const,
        created: new Date(now - 2 * hourMs),
        event,
      })),
    ...medals.slice(-1).map(({ event, medal, created }) => ({
      kind: 'medal-won' as const,
      created: toDate(created),
      event,
      params: { medal },
    })),
    ...closed.slice(-1).map(({ event }) => ({
      kind: 'results-closed' as const,
      created: toDate(event?.endsAt),
      event,
    })),
    ...asked.slice(0, 2).map(({ event, created }) => ({
      kind: 'event-invited' as const,
      created: toDate(created),
      event,
      params: { player: nameHost(news, event), locationId: event?.location ?? '' },
    })),
    ...given
      .filter(({ to }) => to === playerId)
      .slice(-1)
      .map(({ from, received, id, now: at }) => ({
        kind: 'tokens-received' as const,
        created: new Date(at),
        params: { player: nameOfPlayer(news, from), amount: String(received), transactionId: id },
      })),
  ]
}

const toDate = (at: unknown): Date => (at instanceof Date ? at : new Date(String(at)))
const nameOfPlayer = ({ community }: News, id: string | null | undefined): string =>
  community.people.find(({ playerId }) => playerId === id)?.playerName ?? ''
const nameHost = (news: News, event: Named | undefined): string =>
  nameOfPlayer(news, event?.playerId ?? '')

/** Where an alert of the club leads. */
const clubParams = (
  { community, clubLife: { club } }: News,
  nameOf: ReadonlyMap<string, string>,
): Record<string, string> => ({
  club: community.city.clubName,
  clubName: community.city.clubName,
  clubId: club.slug,
  locationId: club.locationId,
  location: nameOf.get(club.locationId) ?? '',
})

function toldRobin(news: News, nameOf: ReadonlyMap<string, string>): Told[] {
  const { clubLife, program, community, now } = news
  const team = findTeam(news, toSlug(playerName))
  const club = clubParams(news, nameOf)
  const [poll] = clubLife.club_polls
  const [notice] = clubLife.club_notices
  const edited = community.city.venueIds.at(-1) ?? ''
  const nearby = program.events.find(
    (event) => event.type === 'clinic' && event.startsAt > new Date(now + 2 * dayMs),
  )
  return [
    {
      kind: 'club-poll',
      created: toDate(poll?.created),
      params: { ...club, title: poll?.question ?? '', pollId: poll?.pollId ?? '' },
    },
    { kind: 'team-formed', created: new Date(now - 5 * hourMs), ...team },
    {
      kind: 'club-notice',
      created: toDate(notice?.created),
      params: { ...club, title: notice?.title ?? '', noticeId: notice?.noticeId ?? '' },
    },
    {
      kind: 'suggestion-applied',
      created: new Date(now - 51 * hourMs),
      params: { location: nameOf.get(edited) ?? '', locationId: edited },
    },
    { kind: 'event-created-nearby', created: new Date(now - 70 * hourMs), event: nearby },
  ]
}

/** The division of the tournament that a player is in, and the partner there. */
function findTeam(news: News, playerId: string): Pick<Told, 'event' | 'params'> {
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

function toldOlivia(news: News, nameOf: ReadonlyMap<string, string>): Told[] {
  const { clubLife, community, now } = news
  const club = clubParams(news, nameOf)
  const [request] = clubLife.club_requests
  const [home = '', second = ''] = community.city.venueIds
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
        location: nameOf.get(home) ?? '',
        locationId: home,
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
