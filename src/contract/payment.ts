// Prices of events and leagues, payments, and ways to pay organizers. The app never moves money.
import * as v from 'valibot'
import { currencies } from '#domain/payment/money.ts'
import { payToKinds, payToLinesSchema } from '#domain/payment/pay-to.ts'
import { paymentStates, paymentWays } from '#domain/payment/payment.ts'
import { priceKinds, priceSchema } from '#domain/payment/price.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'
import { success } from './event.ts'

export const paymentSubject = v.variant('kind', [
  v.strictObject({ kind: v.literal('event'), eventId: uuidSchema }),
  v.strictObject({ kind: v.literal('league'), leagueSeriesId: uuidSchema }),
])
export type PaymentSubject = v.InferOutput<typeof paymentSubject>

const bySubject = v.strictObject({ subject: paymentSubject })
const seeRefusals = ['event-not-found', 'league-not-found'] as const
const runRefusals = [...seeRefusals, 'not-allowed'] as const

const currency = v.picklist(currencies)
const payToLine = v.object({ kind: v.picklist(payToKinds), value: v.string(), name: v.string() })

/**
 * Amounts are whole minor units. clubId: the club with lower prices. takesEntries: members pay with
 * entries of its purse, as far as they hold some.
 */
const price = v.object({
  kind: v.picklist(priceKinds),
  currency,
  amount: v.number(),
  memberAmount: v.nullable(v.number()),
  refundRule: v.string(),
  clubId: v.nullable(v.string()),
  clubName: v.nullable(v.string()),
  takesEntries: v.boolean(),
})

const setPrice = call({
  name: 'payments-setPrice',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: set the price of an event or a league, or remove it (null).',
  input: v.strictObject({
    subject: paymentSubject,
    price: v.nullable(priceSchema),
    clubId: v.nullable(clubIdSchema),
    takesEntries: v.optional(v.boolean(), false),
  }),
  output: success,
  refusals: [
    ...runRefusals,
    'event-cancelled',
    'club-not-found',
    'purse-not-found',
    'price-in-use',
  ],
})

const claim = call({
  name: 'payments-claim',
  who: 'player',
  kind: 'write',
  summary: 'Say that I paid what I owe, or take that back.',
  input: v.strictObject({ subject: paymentSubject, isPaid: v.boolean() }),
  output: success,
  refusals: [...seeRefusals, 'no-price', 'nothing-due', 'not-claimed'],
})

const mark = call({
  name: 'payments-mark',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: note that a person paid, need not pay, has their money back, or none of it.',
  input: v.strictObject({
    subject: paymentSubject,
    playerId: playerIdSchema,
    state: v.picklist(['open', 'paid', 'waived', 'refunded']),
  }),
  output: success,
  refusals: [
    ...runRefusals,
    'no-price',
    'player-not-found',
    'price-not-settled',
    'nothing-due',
    'nothing-paid',
  ],
})

const remind = call({
  name: 'payments-remind',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: remind those that still owe, once a day.',
  input: bySubject,
  output: v.object({ reminded: v.number(), unreached: v.number() }),
  refusals: [...runRefusals, 'no-price', 'reminded-lately', 'no-one-owes'],
})

const setPayTo = call({
  name: 'payments-setPayTo',
  who: 'player',
  kind: 'write',
  summary: 'Where I take money as an organizer; only players with a place see it.',
  input: v.strictObject({ lines: payToLinesSchema }),
  output: success,
  refusals: [],
})

const openPage = call({
  name: 'payments-openPage',
  who: 'player',
  kind: 'read',
  limit: 'creation',
  summary: 'The page where I pay what I owe, where this installation has one.',
  input: bySubject,
  output: v.object({ url: v.string() }),
  refusals: [...seeRefusals, 'no-price', 'nothing-due'],
})

/**
 * One line per person and subject. playerId, playerName: '' when a club's owner may not see them.
 * more: some events are left out.
 */
const statement = call({
  name: 'payments-statement',
  who: 'player',
  kind: 'read',
  summary: 'Who paid for my events and leagues of some days, or for those of my club.',
  input: v.strictObject({
    scope: v.variant('kind', [
      v.strictObject({ kind: v.literal('mine') }),
      v.strictObject({
        kind: v.literal('club'),
        locationId: locationIdSchema,
        clubId: clubIdSchema,
      }),
    ]),
    from: daySchema,
    to: daySchema,
  }),
  output: v.object({
    lines: v.array(
      v.object({
        subjectId: v.string(),
        kind: v.picklist(['event', 'league']),
        date: v.string(),
        title: v.string(),
        currency,
        playerId: v.string(),
        playerName: v.string(),
        state: v.picklist(paymentStates),
        due: v.nullable(v.number()),
        paid: v.number(),
        open: v.number(),
        toRefund: v.number(),
        entries: v.number(),
        reference: v.string(),
        changed: v.nullable(v.string()),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: ['club-not-found', 'not-allowed'],
})

export const paymentCalls = [setPrice, claim, mark, remind, setPayTo, openPage, statement] as const

export const myPayTo = live({
  name: 'payments-payTo',
  who: 'player',
  summary: 'Where I take money.',
  input: v.strictObject({}),
  output: v.object({ lines: v.array(payToLine) }),
  refusals: [],
})

/**
 * due: null until a cost is split. state, amount: as recorded. open, toRefund: still to be paid,
 * and to be refunded. entries: taken from a purse.
 */
const standing = {
  due: v.nullable(v.number()),
  state: v.picklist(paymentStates),
  amount: v.number(),
  open: v.number(),
  toRefund: v.number(),
  entries: v.number(),
  reference: v.string(),
}

/**
 * price: null without one. mine: null for those without a place or payment. payTo: empty for those
 * without a place. hasPage: payments-openPage is available.
 */
export const myPayment = live({
  name: 'payments-mine',
  who: 'player',
  summary: 'The price of an event or a league, what I owe, and how to pay it.',
  input: bySubject,
  output: v.object({
    price: v.nullable(price),
    mine: v.nullable(v.object(standing)),
    payTo: v.array(payToLine),
    hasPage: v.boolean(),
  }),
  refusals: seeRefusals,
})

/**
 * people: everyone with a place, and former ones who paid. changedBy: '' when unchanged, or changed
 * by someone who left. suggested: the currency of the venue's country.
 */
export const paymentRoster = live({
  name: 'payments-roster',
  who: 'player',
  summary: 'Organizer: who paid for an event or a league, and who still owes.',
  input: bySubject,
  output: v.object({
    price: v.nullable(price),
    suggested: currency,
    clubs: v.array(v.object({ clubId: v.string(), clubName: v.string() })),
    reminded: v.nullable(v.string()),
    hasPayTo: v.boolean(),
    people: v.array(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        photoURL: v.string(),
        hasPlace: v.boolean(),
        places: v.number(),
        way: v.picklist(paymentWays),
        changed: v.nullable(v.string()),
        changedBy: v.string(),
        ...standing,
      }),
    ),
  }),
  refusals: runRefusals,
})

export const paymentContract = defineContract({
  nouns: { payments: 'money' },
  calls: paymentCalls,
  live: [myPayTo, myPayment, paymentRoster],
})
