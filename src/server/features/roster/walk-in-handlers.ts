// Adds someone unknown at the courts by name.
import { isEarly } from '#domain/event/play-time.ts'
import { ok } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { markHere } from '../../core/roster/mark-here.ts'
import type { InTransaction } from '../../handler.ts'
import { noteWalkIn } from '../contact/walk-in-commands.ts'

/** During the event they are checked in at once; an open match list follows the roster. */
export const addWalkIn: InTransaction<'events-addWalkIn'> = async (context, { eventId, name }) => {
  const { actor, tx, now, language } = context
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event, viewer } = opened.value
  const noted = await noteWalkIn(context, event, { keeperId: actor.playerId, name, language })
  if (!noted.ok) return noted
  const { playerId, answer } = noted.value
  if (answer.place === 'playing' && !isEarly(event.terms, now))
    await markHere(context, event, playerId)
  const line = { actorId: actor.playerId, playerId, detail: '' }
  await writeLog(context, event, {
    lines: [{ ...line, action: 'add' }],
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.roster',
        line: { ...line, action: 'player-added' },
      },
    ],
  })
  return ok({ playerId, ...answer })
}
