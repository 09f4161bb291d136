// The live query of a queue: one load for all viewers of its event, and one frame per distinct
// answer; by public link names and courts only.
import { isPlayer } from '#domain/access/actor.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { namedView } from '../../naming/named-view.ts'
import { toVisibleQueue, toWatchedQueue } from '../../naming/queue-view.ts'
import { loadQueueView, type LoadedQueue, type QueueAnswer } from './view-queries.ts'

/** Changes of names, titles and venues publish the event's match list topic. */
const topicsOfQueue = (eventId: string): string[] => [
  topics.queue(eventId),
  topics.matchList(eventId),
]

const showKey = (loaded: LoadedQueue | null, linkKeys: LinkKeys): LoadedQueue | null =>
  loaded?.queue.watchKey == null
    ? loaded
    : { ...loaded, queue: { ...loaded.queue, watchKey: linkKeys.show(loaded.queue.watchKey) } }

const visible = namedView((loaded: LoadedQueue | null, sight) => ({
  queue: loaded === null ? null : toVisibleQueue(loaded.queue, sight),
}))

function listOwnAsks({ queue, asks }: LoadedQueue, playerId: string): LoadedQueue['asks'] {
  const number = queue.members.find((member) => member.playerId === playerId)?.number
  return asks.filter(({ by, to }) => by === number || to === number)
}

/** Organizers can undo their own last step before another's; players see their own questions. */
const withOwnPart: typeof visible = {
  ...visible,
  of: (named, viewer) => {
    const view = visible.of(named, viewer)
    if (named.answer === null || !isPlayer(viewer)) return view
    const own = named.answer.undoableBy.get(viewer.playerId)
    const asks = listOwnAsks(named.answer, viewer.playerId)
    if (own === undefined && asks.length === 0) return view
    return {
      key: `${view.key} ${own?.step ?? ''} ${JSON.stringify(asks)}`,
      told: () => {
        const { queue } = view.told()
        return {
          queue: queue === null ? null : { ...queue, asks, undoable: own ?? queue.undoable },
        }
      },
    }
  },
}

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
      view: withOwnPart,
    }),
    'queues-watch': viewed('queues-watch', {
      shared: true,
      topics: ({ queueKey }) => {
        const eventId = findIdInKey(queueKey)
        return eventId === null ? [] : topicsOfQueue(eventId)
      },
      load: async ({ db, now }, { queueKey }) => {
        const name = linkKeys.find(queueKey)
        const loaded = name === null ? null : await loadQueueView(db, { queueKey: name }, now)
        const answer = loaded?.queue ?? null
        return answer === null
          ? refuse('queue-not-found')
          : ok({ answer, company: await loadEventCompany(db, answer.eventId) })
      },
      view: namedView((queue: QueueAnswer, sight) => ({
        queue: toWatchedQueue(queue, sight),
      })),
    }),
  })
