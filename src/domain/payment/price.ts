// The price of an event or a league season, and what each person owes. Only places cost: waitlists
// and cancelled events are free.
import * as v from 'valibot'
import { textSchema } from '../shared/text.ts'
import { amountMax, currencies } from './money.ts'

export const refundRuleMax = 300

/**
 * fixed: per place. members: club members pay less for themselves, not for their guests. split: the
 * total, divided by those who came.
 */
export const priceKinds = ['fixed', 'members', 'split'] as const
export type PriceKind = (typeof priceKinds)[number]

const whole = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(amountMax))

/**
 * amount: per place, or the total of a split. memberAmount: of a member's own place, else null.
 * refundRule: in the organizer's words.
 */
export const priceSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(priceKinds),
    currency: v.picklist(currencies),
    amount: whole(1),
    memberAmount: v.nullable(whole(0)),
    refundRule: textSchema(refundRuleMax),
  }),
  v.check(
    ({ kind, memberAmount }) => (kind === 'members') === (memberAmount !== null),
    'only a price for members has an amount for them',
  ),
)
export type PriceFields = v.InferOutput<typeof priceSchema>
type Price = Pick<PriceFields, 'kind' | 'amount' | 'memberAmount'>

/** places: their own and their guests' that are paid in money. came: false for no-shows. */
export type Payer = {
  playerId: string
  order: number
  places: number
  isMember: boolean
  came: boolean
}

const byOrder = (a: Payer, b: Payer): number =>
  a.order - b.order || (a.playerId < b.playerId ? -1 : Number(a.playerId > b.playerId))

/** In minor units; null while unknown: a cost is split once the event is over. */
export function listDues(
  price: Price,
  payers: readonly Payer[],
  isOver: boolean,
): Map<string, number | null> {
  if (price.kind !== 'split')
    return new Map(payers.map((payer) => [payer.playerId, dueAtPrice(price, payer)]))
  if (!isOver) return new Map(payers.map(({ playerId }) => [playerId, null]))
  return splitCost(price.amount, payers)
}

function dueAtPrice({ amount, memberAmount }: Price, { places, isMember }: Payer): number {
  if (places === 0) return 0
  const own = isMember && memberAmount !== null ? memberAmount : amount
  return own + amount * (places - 1)
}

/**
 * Divides a cost by the places of those who came. Shares add up exactly and differ by at most one
 * minor unit, paid by the first to sign up; others owe 0.
 */
export function splitCost(cost: number, payers: readonly Payer[]): Map<string, number> {
  const shares = new Map(payers.map(({ playerId }) => [playerId, 0]))
  const came = payers.filter((payer) => payer.came && payer.places > 0).sort(byOrder)
  const places = came.reduce((sum, payer) => sum + payer.places, 0)
  if (places === 0) return shares
  const share = Math.floor(cost / places)
  let rest = cost % places
  for (const payer of came) {
    const more = Math.min(rest, payer.places)
    rest -= more
    shares.set(payer.playerId, share * payer.places + more)
  }
  return shares
}
