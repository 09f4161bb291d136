// Marks alerts read.
import { ok } from '#domain/shared/result.ts'
import { defineHandlers } from '../../handler.ts'
import { storeAlertsRead } from './commands.ts'

export const alertHandlers = defineHandlers({
  'alerts-markAllRead': async ({ actor, tx }) => ok({ marked: await storeAlertsRead(tx, actor) }),
})
