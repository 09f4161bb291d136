// Opens a provider's payment page and records its reports, each once, under the lock of the price.
import { decidePagePaid, decidePageRefunded } from '#domain/payment/payment.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { appName } from '#words/words.ts'
import type { CheckoutEvent } from '../../checkout/checkout.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { InTransaction } from '../../handler.ts'
import { listPayers } from './people-queries.ts'
import { findPrice, isKnownPlayer, lockPriceById, savePayment, takeReport } from './queries.ts'
import { loadStandings } from './standing-commands.ts'
import { openSubject } from './subject-commands.ts'

/** Writes no row: the outcome arrives as the provider's report. */
export const openPage: InTransaction<'payments-openPage'> = async (context, { subject }) => {
  const { actor, tx, deps, newId } = context
  const opened = await openSubject(context, subject)
  if (!opened.ok) return opened
  const { checkout = null } = deps
  const price = await findPrice(tx, opened.value)
  if (price === null || checkout === null) return refuse('no-price')
  const [mine] = await loadStandings(tx, price, opened.value, actor.playerId)
  if (mine === undefined || mine.open === 0) return refuse('nothing-due')
  const { params } = opened.value.alert
  const path =
    subject.kind === 'event'
      ? `/vieweditevent/${subject.eventId}`
      : `/vieweditleague/${subject.leagueSeriesId}`
  const url = await checkout.openPage({
    key: newId(),
    amount: mine.open,
    currency: price.currency,
    title: params['title'] || params['league'] || appName(),
    reference: mine.reference,
    priceId: price.priceId,
    playerId: actor.playerId,
    backUrl: `${deps.publicUrl}${path}`,
  })
  return ok({ url })
}

/** Repeated reports, and those about deleted records, are ignored. */
export async function recordCheckout(deps: Deps, event: CheckoutEvent): Promise<void> {
  await transact(deps, deps.clock.now(), async ({ tx, newId, now }) => {
    if (!(await takeReport(tx, event.eventId, now))) return
    const price = await lockPriceById(tx, event.priceId)
    if (price === null || price.currency !== event.currency) {
      deps.log.warn({ event: event.eventId }, 'a payment was reported for a price that is gone')
      return
    }
    const people = await listPayers(tx, [price.subjectId])
    const person = people.find(({ playerId }) => playerId === event.playerId)
    const before = person ?? { state: 'open' as const, amount: 0 }
    const payment =
      event.kind === 'paid'
        ? decidePagePaid(before, event.amount)
        : decidePageRefunded(before, event.amount)
    if (person === undefined && !(await isKnownPlayer(tx, event.playerId))) {
      deps.log.warn({ event: event.eventId }, 'a payment was reported for a player that is gone')
      return
    }
    await savePayment(tx, {
      ...payment,
      paymentId: newId(),
      priceId: event.priceId,
      playerId: event.playerId,
      way: 'page',
      changedBy: null,
      now,
    })
  })
}
