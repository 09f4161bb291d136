// Invalidates the screens of match lists, inside the caller's transaction.
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { EventFacts } from './queries.ts'

export function publishMatchList(
  effects: Effects,
  {
    eventId,
    watchKey,
    leagueSeriesId,
    tournamentId,
  }: Pick<EventFacts, 'eventId' | 'watchKey' | 'leagueSeriesId' | 'tournamentId'>,
): void {
  const others = [
    ...(watchKey === null ? [] : [topics.watch(watchKey)]),
    ...(leagueSeriesId === null ? [] : [topics.league(leagueSeriesId)]),
    ...(tournamentId === null ? [] : [topics.tournament(tournamentId)]),
  ]
  effects.publish(topics.matchList(eventId), topics.event(eventId), ...others)
}
