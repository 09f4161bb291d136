// Asks later dates of series some days before, and what a killed server left unasked. Marking an
// event asked and asking it is one transaction, so of several servers one does both.
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { inviteTo } from '../../services/invite-players.ts'
import { listUnasked } from './queries.ts'

/** Events, or series, that one run asks. */
const dueAtOnce = 200

/** Asks what is due and answers how many players were told; one that fails is tried again later. */
export async function inviteDue(deps: Deps): Promise<number> {
  let count = 0
  for (const eventIds of await listUnasked(deps.db, deps.clock.now(), dueAtOnce)) {
    try {
      count += await transact(deps, deps.clock.now(), (unit) =>
        inviteTo({ ...unit, deps }, eventIds),
      )
    } catch (error) {
      deps.log.error({ err: error, eventIds }, 'invitations could not be sent')
    }
  }
  return count
}
