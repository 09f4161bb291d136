// Answers that name people of an event or league: loaded once with the facts about those people,
// then viewed per viewer by domain/player/naming.ts without further queries.
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import {
  nameVisibilityKey,
  getNameVisibility,
  type NamingScope,
  type NameVisibility,
} from '#domain/player/naming.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'

export type Named<Answer> = { answer: Answer; company: NamingScope }

/** Each viewer's view of a named answer; it depends on their friends, favorites and blocks. */
export const namedView = <Answer, Told>(
  toVisible: (answer: Answer, sight: NameVisibility) => Told,
) => ({
  topics: (viewer: Actor): string[] =>
    isPlayer(viewer) ? [topics.relations(viewer.playerId)] : [],
  of: ({ answer, company }: Named<Answer>, viewer: Actor): View<Told> => {
    const sight = getNameVisibility(company, isPlayer(viewer) ? viewer.playerId : null)
    return { key: nameVisibilityKey(sight), told: () => toVisible(answer, sight) }
  },
})
