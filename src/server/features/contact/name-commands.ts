// Invalidates the windows that name people without an account.
import type { NamedEvent } from '../../core/player/outside-queries.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

export const publishContactNames = (effects: Effects, events: readonly NamedEvent[]): void =>
  effects.publish(
    ...events.flatMap(({ eventId, watchKey, tournamentId }) => [
      topics.event(eventId),
      topics.roster(eventId),
      topics.matchList(eventId),
      ...(watchKey === null ? [] : [topics.watch(watchKey)]),
      ...(tournamentId === null ? [] : [topics.tournament(tournamentId)]),
    ]),
  )
