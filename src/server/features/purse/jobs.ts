// Takes entries of purses for places in events of a club, and gives them back to players that left
// in time. An event is settled under the locks of its price and the purse; the ledger takes each
// movement once, and nobody below zero, whatever several servers do.
import { decideEntries, toPurseUnit } from '#domain/purse/purse.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { topics } from '../../live/topics.ts'
import { post } from '../ledger/queries.ts'
import { listPurseUsers, listUnsettled, lockSettling, saveEntries } from './queries.ts'

/** Settles all that is due; answers how many entries moved. */
export async function settlePurses(deps: Deps): Promise<number> {
  let moved = 0
  for (const eventId of await listUnsettled(deps.db, deps.clock.now())) {
    try {
      moved += await transact(deps, deps.clock.now(), (unit) => settleEvent(unit, eventId))
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'entries of a purse could not be settled')
    }
  }
  return moved
}

async function settleEvent(
  { tx, effects, newId, now }: UnitOfWork,
  eventId: string,
): Promise<number> {
  const settling = await lockSettling(tx, eventId, now)
  if (settling === null) return 0
  const { priceId, purseId, locationId, slug } = settling
  let moved = 0
  for (const user of await listPurseUsers(tx, { eventId, priceId, purseId })) {
    const entries = decideEntries(user, settling)
    if (entries === 0) continue
    const { playerId, taken } = user
    const paymentId = user.paymentId ?? newId()
    const moves = user.moves + 1
    await post(tx, {
      id: newId(),
      kind: entries > 0 ? 'purse-taken' : 'purse-returned',
      unit: toPurseUnit(purseId),
      key: `purse:${paymentId}:${moves}`,
      madeBy: 'server',
      eventId,
      now,
      lines: [
        { player: playerId, amount: -entries },
        { owner: 'issue', amount: entries },
      ],
    })
    await saveEntries(tx, { paymentId, priceId, playerId, entries: taken + entries, moves, now })
    effects.publish(topics.purse(playerId))
    moved += Math.abs(entries)
  }
  if (moved > 0) effects.publish(topics.payments(eventId), topics.clubPurse(locationId, slug))
  return moved
}

const restMs = 500
/** What may take a place or give one back, and what may fill a purse. */
const settling = /^(event|payments|club-purse):/

/** Settles as soon as something changed; returns how to stop. */
export const startPurses = (deps: Deps): (() => Promise<void>) =>
  followChanges(deps, {
    look: async () => {
      await settlePurses(deps)
    },
    follows: settling,
    restMs,
    failed: 'purses could not be settled; trying again',
  })
