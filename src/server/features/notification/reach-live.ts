// Live queries of whether notices reach a player with the app closed, and which players of an event
// they don't.
import { ok } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import type { Deps } from '../../deps.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { isOutreachHeld } from '../outreach/commands.ts'
import { listTopics } from './live.ts'
import { listUnreached, loadReach } from './reach-queries.ts'

export const reachLive = ({ push, installation }: Pick<Deps, 'push' | 'installation'>) =>
  defineLiveQueries<'notifications-reach' | 'events-reach'>({
    'notifications-reach': {
      shared: false,
      topics: (input, viewer) => [...listTopics(input, viewer), topics.eventsOf(viewer.playerId)],
      load: async ({ db, now }, _input, { playerId }) =>
        ok({ ...(await loadReach(db, playerId, now)), vapidPublicKey: push.publicKey }),
    },
    'events-reach': {
      shared: false,
      topics: (input, viewer) => [
        topics.event(input.eventId),
        topics.eventReach(input.eventId),
        ...eventGuard.topics(input, viewer),
      ],
      rightTopics: eventGuard.topics,
      load: async ({ db, now }, { eventId }, viewer) => {
        const opened = await openEventFor({ actor: viewer, tx: db, now }, eventId, 'event.roster')
        if (!opened.ok) return opened
        const { playerId: senderId } = viewer
        return ok({
          unreached: await listUnreached(db, eventId, {
            isHeld: await isOutreachHeld({ tx: db, senderId, now }),
          }),
          doesMailLeave: installation.mail === 'server',
        })
      },
    },
  })
