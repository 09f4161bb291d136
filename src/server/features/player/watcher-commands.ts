// Invalidates the windows that show a player's card.
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { Watchers } from './watcher-queries.ts'

/** Venues are included, because they name the owners of their clubs. */
export const publishToWatchers = (effects: Effects, playerId: string, watchers: Watchers): void =>
  publishCards(effects, [playerId], watchers)

export function publishCards(
  effects: Effects,
  playerIds: readonly string[],
  {
    users,
    locations,
    events,
    eventLocations,
    inviting,
    paid,
    watchKeys,
    leagues,
    tournaments,
    acquainted,
    counterparts,
    clubs,
  }: Watchers,
): void {
  effects.publish(
    ...playerIds.map(topics.player),
    ...users.map(topics.user),
    ...locations.map(topics.playersAt),
    ...events.flatMap((eventId) => [
      topics.event(eventId),
      topics.roster(eventId),
      topics.matchList(eventId),
      topics.partners(eventId),
      topics.checkIns(eventId),
    ]),
    ...eventLocations.map(topics.eventsAt),
    ...inviting.map(topics.invitees),
    ...paid.map(topics.payments),
    ...acquainted.map(topics.relations),
  )
  effects.publish(
    ...watchKeys.map(topics.watch),
    ...leagues.map(topics.league),
    ...tournaments.map(topics.tournament),
  )
  effects.publish(
    ...counterparts.flatMap((other) => [
      topics.messages(other),
      ...playerIds.map((playerId) => topics.thread(other, playerId)),
    ]),
    ...clubs.flatMap(({ locationId, slug }) => [
      topics.club(locationId, slug),
      topics.clubChat(locationId, slug),
      topics.clubNotices(locationId, slug),
      topics.clubPolls(locationId, slug),
      topics.location(locationId),
    ]),
  )
}
