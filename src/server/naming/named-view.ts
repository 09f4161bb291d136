// Answers that name the people of an event or a league: loaded once with their company, and told to
// each viewer as domain/player/naming.ts decides, without a statement of their own.
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { sightKey, getSight, type Company, type Sight } from '#domain/player/naming.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'

/** An answer as it is for viewers of every name. */
export type Named<Answer> = { answer: Answer; company: Company }

/**
 * What of a named answer each viewer is told; friends, favorites and blocks of theirs may change
 * it.
 */
export const namedView = <Answer, Told>(toVisible: (answer: Answer, sight: Sight) => Told) => ({
  topics: (viewer: Actor): string[] =>
    isPlayer(viewer) ? [topics.relations(viewer.playerId)] : [],
  of: ({ answer, company }: Named<Answer>, viewer: Actor): View<Told> => {
    const sight = getSight(company, isPlayer(viewer) ? viewer.playerId : null)
    return { key: sightKey(sight), told: () => toVisible(answer, sight) }
  },
})
