// Two people turn out to be one: their two records about a price become one, and no money is lost.
import { combinePayments } from '#domain/payment/payment.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { deletePayment, lockDoublePayments, savePayment } from './queries.ts'

/** The record of `to` stays, with the entries that were taken; what was said of both stands in it. */
export async function joinPayments(
  { tx, effects, newId }: Pick<CallContext, 'tx' | 'effects' | 'newId'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const { priceId, subjectId, mine, theirs } of await lockDoublePayments(tx, { from, to })) {
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
    effects.publish(topics.payments(subjectId))
  }
}
