// Invites to later dates of series some days ahead, asks tiers while places are free, and catches
// up after a crash. Marking and inviting share a transaction, so it happens once on any number of
// servers.
import { awaitsDraw } from '#domain/event/entry.ts'
import { findDueTier } from '#domain/invitation/tier.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { inviteTier, inviteTo } from './invite-commands.ts'
import { listMissingContacts, listUnasked } from './queries.ts'
import { findTierFacts, listTieredEvents, loadTiers, markTierAsked } from './tier-queries.ts'

const dueAtOnce = 200

export async function inviteDue(deps: Deps): Promise<number> {
  let count = 0
  const unasked = await listUnasked(deps.db, deps.clock.now(), dueAtOnce)
  const missing = await listMissingContacts(deps.db, deps.clock.now(), dueAtOnce)
  for (const eventIds of [...unasked, ...missing.map((eventId) => [eventId])]) {
    try {
      count += await transact(deps, deps.clock.now(), (unit) =>
        inviteTo({ ...unit, deps }, eventIds),
      )
    } catch (error) {
      deps.log.error({ err: error, eventIds }, 'invitations could not be sent')
    }
  }
  return count + (await inviteDueTiers(deps))
}

/**
 * At most one tier per event and run; the next one is asked in the next run if a place is still
 * free.
 */
async function inviteDueTiers(deps: Deps): Promise<number> {
  let count = 0
  for (const eventId of await listTieredEvents(deps.db, deps.clock.now(), dueAtOnce)) {
    try {
      count += await inviteDueTier(deps, eventId)
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'a tier could not be invited')
    }
  }
  return count
}

/** Under the event's lock, so that no place is taken between check and invitation. */
async function inviteDueTier(deps: Deps, eventId: string): Promise<number> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now } = unit
    const event = await lockEvent(tx, eventId)
    if (event === null) return 0
    const tiers = (await loadTiers(tx, [eventId])).get(eventId) ?? []
    const { playing, waiting, isGroupAsked } = await findTierFacts(tx, eventId)
    const facts = {
      terms: event.terms,
      invite: event.invite && event.leagueSeriesId === null,
      isGroupAsked,
      taken: playing,
      waiting: awaitsDraw(event.terms) ? waiting : 0,
    }
    const due = findDueTier(facts, tiers, now)
    if (due === null || !(await markTierAsked(tx, { eventId, invited: due.invited, now }))) return 0
    return inviteTier({ ...unit, deps }, event)
  })
}
