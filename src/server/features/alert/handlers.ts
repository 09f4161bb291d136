// Marking alerts read.
import { ok } from '#domain/shared/result.ts'
import { handlersOf } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { markAllRead } from './store.ts'

export const alertHandlers = handlersOf({
  'alerts-markAllRead': async ({ actor, tx, effects }) => {
    const marked = await markAllRead(tx, actor.playerId)
    if (marked > 0) effects.wake(topics.alerts(actor.playerId), topics.user(actor.userId))
    return ok({ marked })
  },
})
