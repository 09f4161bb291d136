// Making a draw before its time, by the keepers of the event's roster.
import { permit } from '#domain/access/capabilities.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { handlersOf, type InTransaction } from '../../handler.ts'
import { logAdminActs } from '../admin/commands.ts'
import { lockEvent } from '../event/queries.ts'
import { openedBy, playersTowards } from '../event/visibility-queries.ts'
import { drawEvent } from './commands.ts'

const make: InTransaction<'draws-make'> = async (context, { eventId }) => {
  const { actor, tx, effects, now, deps } = context
  const { playerId } = actor
  const locked = await lockEvent(tx, eventId)
  const opened = openedBy(
    locked,
    (await playersTowards(tx, eventId, [playerId])).get(playerId),
    now,
  )
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  const allowed = permit(actor, viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  const drawn = await drawEvent({ tx, effects, newId: deps.newId, now }, event, playerId)
  if (!drawn.ok) return drawn
  await logAdminActs(context, event, [
    {
      roles: viewer.roles,
      capability: 'event.roster',
      line: { actorId: playerId, action: 'event-drawn' },
    },
  ])
  return ok({ success: true })
}

export const drawHandlers = handlersOf({ 'draws-make': make })
