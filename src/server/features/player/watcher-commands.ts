// Wakes the windows that show the card of a player.
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { Watchers } from './watcher-queries.ts'

/** Wakes everything that shows a player's card; a venue names the owners of its clubs. */
export function wakeWatchers(
  effects: Effects,
  playerId: string,
  { users, locations, events, watchKeys, leagues, acquainted, counterparts, clubs }: Watchers,
): void {
  effects.wake(
    topics.player(playerId),
    ...users.map(topics.user),
    ...locations.map(topics.playersAt),
    ...events.flatMap((eventId) => [topics.event(eventId), topics.matchList(eventId)]),
    ...acquainted.map(topics.relations),
  )
  effects.wake(...watchKeys.map(topics.watch), ...leagues.map(topics.league))
  effects.wake(
    ...counterparts.flatMap((other) => [topics.messages(other), topics.thread(other, playerId)]),
    ...clubs.flatMap(({ locationId, slug }) => [
      topics.club(locationId, slug),
      topics.location(locationId),
    ]),
  )
}
