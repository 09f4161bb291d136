// Makes draws when they are due. The event's row lock and the draw's key ensure one draw per event
// on any number of servers; overdue ones are made when a server starts.
import { awaitsDraw } from '#domain/event/entry.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { drawEvent } from './commands.ts'
import { listDue } from './queries.ts'

export async function makeDueDraws(deps: Deps): Promise<number> {
  let made = 0
  for (const eventId of await listDue(deps.db, deps.clock.now())) {
    try {
      if (await makeDue(deps, eventId)) made += 1
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'a draw could not be made')
    }
  }
  return made
}

async function makeDue(deps: Deps, eventId: string): Promise<boolean> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now } = unit
    const event = await lockEvent(tx, eventId)
    const isDue =
      event !== null &&
      event.status === 'published' &&
      awaitsDraw(event.terms) &&
      event.terms.drawAt !== null &&
      event.terms.drawAt <= now
    return isDue && (await drawEvent(unit, event, null)).ok
  })
}
