// Marks alerts read.
import { ok } from '#domain/shared/result.ts'
import { defineHandlers } from '../../handler.ts'
import { markRead } from './commands.ts'

export const alertHandlers = defineHandlers({
  'alerts-markAllRead': async ({ actor, tx, effects }) =>
    ok({ marked: await markRead(tx, actor, effects) }),
})
