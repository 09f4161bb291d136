// Makes a draw before its scheduled time, for those who manage the event's roster.
import { permit } from '#domain/access/capabilities.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockOpenEvent } from '../../core/access/open-event.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { drawEvent } from './commands.ts'

const make: InTransaction<'draws-make'> = async (context, { eventId }) => {
  const { actor } = context
  const { playerId } = actor
  const opened = await lockOpenEvent(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  const allowed = permit(actor, viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
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
