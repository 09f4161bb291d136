// The live query of running scores, beside their match list: without names, so that all viewers
// share a small frame, and a rally reloads no list.
import { runningSince } from '#domain/match/running-score.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import type { Deps } from '../../deps.ts'
import { readLinkName } from '../../link/link-keys.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listRunning } from './running-queries.ts'

export const matchLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    'runningScores-byEvent': {
      shared: true,
      topics: ({ eventId }) => [topics.runningScores(eventId), topics.matchList(eventId)],
      guard: eventGuard,
      load: async ({ db, now }, { eventId }) =>
        ok({ running: (await listRunning(db, { eventId }, new Date(runningSince(now)))) ?? [] }),
    },
    'runningScores-watch': {
      shared: true,
      topics: ({ watchKey }) => {
        const name = readLinkName(watchKey) ?? ''
        return [topics.watchedScores(name), topics.watch(name)]
      },
      load: async ({ db, now }, { watchKey }) => {
        const name = linkKeys.find(watchKey)
        if (name === null) return refuse('match-list-not-found')
        const running = await listRunning(db, { watchKey: name }, new Date(runningSince(now)))
        return running === null ? refuse('match-list-not-found') : ok({ running })
      },
    },
  })
