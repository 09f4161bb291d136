// An event's payment data on the page of a personal link.
import type { CallOutput } from '#contract/contract.ts'
import { toDecimal } from '#domain/payment/money.ts'
import { toKept } from '#domain/payment/payment.ts'
import type { Database } from '../../db/open-database.ts'
import { findPrice, listPayTo } from './queries.ts'
import { loadStandings } from './standing-commands.ts'

type LinkEvent = CallOutput<'links-open'>['events'][number]
type LinkMoney = Pick<LinkEvent, 'price' | 'payment'>

type PaidEvent = { eventId: string; organizerId: string; isOff: boolean; isOver: boolean }

const noPrice: LinkMoney = { price: null, payment: null }

export async function loadLinkMoney(
  db: Database,
  playerId: string,
  event: PaidEvent,
): Promise<LinkMoney> {
  const subject = { eventId: event.eventId, leagueSeriesId: null }
  const found = await findPrice(db, subject)
  if (found === null) return noPrice
  const { kind, currency, amount, memberAmount, refundRule } = found
  const decimal = (minor: number): string => toDecimal(minor, currency)
  const price = {
    kind,
    currency,
    amount: decimal(amount),
    memberAmount: memberAmount === null ? null : decimal(memberAmount),
  }
  const [mine] = await loadStandings(
    db,
    found,
    { ...event, ...subject, subjectId: event.eventId },
    playerId,
  )
  if (mine === undefined) return { price, payment: null }
  const kept = toKept(mine)
  return {
    price,
    payment: {
      currency,
      open: mine.open > 0 ? decimal(mine.open) : '',
      paid: kept > 0 ? decimal(kept) : '',
      isSplitLater: mine.due === null,
      refundRule,
      reference: mine.reference,
      payTo: mine.open > 0 ? await listPayTo(db, event.organizerId) : [],
    },
  }
}
