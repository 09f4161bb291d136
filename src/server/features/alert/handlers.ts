// Marking alerts read.
import { ok } from '#domain/shared/result.ts'
import { handlersOf } from '../../handler.ts'
import { markRead } from './commands.ts'

export const alertHandlers = handlersOf({
  'alerts-markAllRead': async ({ actor, tx, effects }) =>
    ok({ marked: await markRead(tx, actor, effects) }),
})
