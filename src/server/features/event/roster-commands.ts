// Invalidates every window on which the roster of an event shows.
import { getPlayerIds } from '#domain/event/entry.ts'
import { toRosterLines, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { EventFacts } from './queries.ts'

/**
 * Invalidates every screen on which an event shows that changed beyond its roster: the event, its
 * match list, lists of its venue, everything of all its players, former ones too.
 */
export function publishRoster(
  effects: Effects,
  event: EventFacts,
  before: Roster,
  after: Roster,
): void {
  publishShown(effects, event)
  publishPeople(effects, [event.organizerId, ...event.cohosts, ...listIn(before), ...listIn(after)])
}

/** What changed in a roster, and what is known of the players that it names. */
export type ChangedRoster = {
  event: EventFacts
  before: Roster
  roster: Roster
  changes: readonly EntryChange[]
  players?: ReadonlyMap<string, { isHidden: boolean }>
}

/**
 * Invalidates every screen on which these changes of the entries show. The other players are told by
 * one topic of the roster, however many they are. Hidden players show to players of the same event,
 * so when one comes or leaves the events of all change.
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
  publishPeople(effects, changed)
}

const listIn = ({ entries }: Roster): string[] => entries.flatMap(getPlayerIds)

const publishPeople = (effects: Effects, playerIds: readonly string[]): void =>
  effects.publish(...new Set(playerIds.map(topics.eventsOf)))

/** Invalidates every screen that shows the event itself. */
export function publishShown(effects: Effects, event: EventFacts): void {
  effects.publish(
    topics.event(event.eventId),
    topics.roster(event.eventId),
    topics.matchList(event.eventId),
    topics.eventsAt(event.location),
  )
  // A league tells how many come to each of its game days.
  if (event.leagueSeriesId !== null) effects.publish(topics.league(event.leagueSeriesId))
  if (event.tournamentId !== null) effects.publish(topics.tournament(event.tournamentId))
  if (event.watchKey !== null) effects.publish(topics.watch(event.watchKey))
  // In a private event the roster decides its viewers.
  if (event.invite) effects.publish(topics.eventAccess(event.eventId))
}
