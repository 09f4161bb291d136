// A live queue, watched: all viewers of its event share one load, and those with the same answer one
// frame; a viewer by the public link sees names and courts.
import { findIdInKey } from '#domain/shared/link-key.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { namedView } from '../../naming/named-view.ts'
import { toVisibleQueue, toWatchedQueue } from '../../naming/queue-view.ts'
import { loadEventCompany } from '../block/queries.ts'
import { eventGuard } from '../event/visibility-queries.ts'
import { loadQueueView, type QueueAnswer } from './view-queries.ts'

/** What changes names, titles and venues wakes the match list of an event. */
const topicsOfQueue = (eventId: string): string[] => [
  topics.queue(eventId),
  topics.matchList(eventId),
]

export const queueLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    'queues-byEvent': viewed('queues-byEvent', {
      shared: true,
      topics: ({ eventId }) => topicsOfQueue(eventId),
      guard: eventGuard,
      load: async ({ db, now }, { eventId }) =>
        ok({
          answer: showKey(await loadQueueView(db, { eventId }, now), linkKeys),
          company: await loadEventCompany(db, eventId),
        }),
      view: namedView((queue: QueueAnswer | null, sight) => ({
        queue: queue === null ? null : toVisibleQueue(queue, sight),
      })),
    }),
    'queues-watch': viewed('queues-watch', {
      shared: true,
      topics: ({ queueKey }) => {
        const eventId = findIdInKey(queueKey)
        return eventId === null ? [] : topicsOfQueue(eventId)
      },
      load: async ({ db, now }, { queueKey }) => {
        const name = linkKeys.find(queueKey)
        const answer = name === null ? null : await loadQueueView(db, { queueKey: name }, now)
        return answer === null
          ? refuse('queue-not-found')
          : ok({ answer, company: await loadEventCompany(db, answer.eventId) })
      },
      view: namedView((queue: QueueAnswer, sight) => ({
        queue: toWatchedQueue(queue, sight),
      })),
    }),
  })

/** With the key that its public link shows. */
const showKey = (queue: QueueAnswer | null, linkKeys: LinkKeys): QueueAnswer | null =>
  queue?.watchKey == null ? queue : { ...queue, watchKey: linkKeys.show(queue.watchKey) }
