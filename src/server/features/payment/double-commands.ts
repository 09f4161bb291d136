// Merges two people's records about a price into one without losing money.
import { combinePayments } from '#domain/payment/payment.ts'
import type { CallContext } from '../../handler.ts'
import { deletePayment, lockDoublePayments, savePayment } from './queries.ts'

/** Keeps the record of `to` with the entries taken, combined with what was recorded for both. */
export async function joinPayments(
  { tx, newId }: Pick<CallContext, 'tx' | 'effects' | 'newId'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const { priceId, mine, theirs } of await lockDoublePayments(tx, { from, to })) {
    const joined = combinePayments(mine, theirs)
    const { way, changedBy, changed } = theirs.state === joined.state ? theirs : mine
    await deletePayment(tx, { priceId, playerId: from })
    await savePayment(tx, {
      ...joined,
      paymentId: newId(),
      priceId,
      playerId: to,
      way,
      changedBy,
      now: changed.getTime(),
    })
  }
}
