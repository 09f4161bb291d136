// Makes a draw before its scheduled time, for those who manage the event's roster.
import { ok } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { drawEvent } from './commands.ts'

const make: InTransaction<'draws-make'> = async (context, { eventId }) => {
  const { actor } = context
  const { playerId } = actor
  const opened = await lockEventFor(context, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event, viewer } = opened.value
  const drawn = await drawEvent(context, event, playerId)
  if (!drawn.ok) return drawn
  await writeLog(context, event, {
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.roster',
        line: { actorId: playerId, action: 'event-drawn' },
      },
    ],
  })
  return ok({ success: true })
}

export const drawHandlers = defineHandlers({ 'draws-make': make })
