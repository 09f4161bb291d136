// The live query of a match list: one load for all viewers of its event, and one frame per distinct
// answer; by public link names and scores only.
import { ok, refuse } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import type { Deps } from '../../deps.ts'
import { readLinkName, type LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { toVisibleMatchList, toWatchedMatchList } from '../../naming/event-view.ts'
import { namedView } from '../../naming/named-view.ts'
import { loadMatchListView, type MatchListView } from './view-queries.ts'

export const matchListLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    'matchLists-byEvent': viewed('matchLists-byEvent', {
      shared: true,
      topics: ({ eventId }) => [topics.matchList(eventId)],
      guard: eventGuard,
      load: async ({ db }, { eventId }) =>
        ok({
          answer: showKey(await loadMatchListView(db, { eventId }), linkKeys),
          company: await loadEventCompany(db, eventId),
        }),
      view: namedView((matchList: MatchListView | null, sight) => ({
        matchList: matchList === null ? null : toVisibleMatchList(matchList, sight),
      })),
    }),
    'matchLists-watch': viewed('matchLists-watch', {
      shared: true,
      topics: ({ watchKey }) => [topics.watch(readLinkName(watchKey) ?? '')],
      load: async ({ db }, { watchKey }) => {
        const name = linkKeys.find(watchKey)
        const answer = name === null ? null : await loadMatchListView(db, { watchKey: name })
        return answer === null
          ? refuse('match-list-not-found')
          : ok({ answer, company: await loadEventCompany(db, answer.eventId) })
      },
      view: namedView((matchList: MatchListView, sight) => ({
        matchList: toWatchedMatchList(matchList, sight),
      })),
    }),
  })

const showKey = (list: MatchListView | null, linkKeys: LinkKeys): MatchListView | null =>
  list?.watchKey == null ? list : { ...list, watchKey: linkKeys.show(list.watchKey) }
