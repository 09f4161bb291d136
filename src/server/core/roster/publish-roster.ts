// Invalidates all windows that show an event's roster.
import { getPlayerIds } from '#domain/event/entry.ts'
import { toRosterLines, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { EventFacts } from '../event/queries.ts'

export function publishRoster(
  effects: Effects,
  event: EventFacts,
  before: Roster,
  after: Roster,
): void {
  publishShown(effects, event)
  const people = [event.organizerId, ...event.cohosts, ...listIn(before), ...listIn(after)]
  publishPeople(effects, event, people)
}

export type ChangedRoster = {
  event: EventFacts
  before: Roster
  roster: Roster
  changes: readonly EntryChange[]
  players?: ReadonlyMap<string, { isHidden: boolean }>
}

/**
 * Invalidates what shows these entry changes. One roster topic reaches all other players. If a
 * hidden player comes or leaves, all players' events are invalidated, because sharing an event
 * makes them visible.
 */
export function publishEntries(
  effects: Effects,
  { event, before, roster, changes, players }: ChangedRoster,
): void {
  const changed = toRosterLines(changes).map(({ playerId }) => playerId)
  const isShownToAll = (playerId: string): boolean => players?.get(playerId)?.isHidden === false
  const moved = new Set(listIn(before)).symmetricDifference(new Set(listIn(roster)))
  if (![...moved].every(isShownToAll)) return publishRoster(effects, event, before, roster)
  publishShown(effects, event)
  publishPeople(effects, event, changed)
}

const listIn = ({ entries }: Roster): string[] => entries.flatMap(getPlayerIds)

function publishPeople(effects: Effects, event: EventFacts, playerIds: readonly string[]): void {
  effects.publish(...playerIds.map(topics.eventsOf))
  // The roster of a private event decides whether its players see their team.
  if (event.invite)
    effects.publish(...playerIds.map((playerId) => topics.team(event.eventId, playerId)))
}

export function publishShown(effects: Effects, event: EventFacts): void {
  effects.publish(
    topics.event(event.eventId),
    topics.roster(event.eventId),
    topics.matchList(event.eventId),
    topics.eventsAt(event.location),
  )
  // A league shows how many players come to each game day.
  if (event.leagueSeriesId !== null) effects.publish(topics.league(event.leagueSeriesId))
  if (event.tournamentId !== null) effects.publish(topics.tournament(event.tournamentId))
  if (event.watchKey !== null) effects.publish(topics.watch(event.watchKey))
}
