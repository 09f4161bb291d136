// The states of a payment: what is due, said and to be given back always adds up.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideClaim,
  decideMark,
  decidePagePaid,
  decidePageRefunded,
  mayRemindPayers,
  noPayment,
  paymentRestMs,
  paymentStates,
  readStanding,
  toReference,
  type Payment,
} from './payment.ts'

const moves = fc.array(
  fc.oneof(
    fc.record({ by: fc.constant('player' as const), isPaid: fc.boolean() }),
    fc.record({ by: fc.constant('organizer' as const), state: fc.constantFrom(...paymentStates) }),
    fc.record({ by: fc.constant('roster' as const), due: fc.option(fc.nat(5000)) }),
  ),
  { maxLength: 30 },
)

test('after any history what is paid and open, less what is to be refunded, is what is due', () => {
  fc.assert(
    fc.property(moves, (history) => {
      let payment: Payment = noPayment
      let due: number | null = 800
      for (const move of history) {
        if (move.by === 'roster') due = move.due
        else {
          const standing = readStanding(due, payment)
          const decided =
            move.by === 'player'
              ? decideClaim(move.isPaid, standing)
              : decideMark(move.state, standing)
          if (decided.ok) payment = decided.value
        }
        const { state, amount, open, toRefund } = readStanding(due, payment)
        expect(Math.min(open, toRefund)).toBe(0)
        if (state === 'claimed' || state === 'paid') {
          expect(amount).toBeGreaterThan(0)
          expect(amount + open - toRefund).toBe(due ?? amount)
        } else expect(toRefund).toBe(0)
        if (state === 'open') expect(open).toBe(due ?? 0)
        if (state === 'open' || state === 'waived') expect(amount).toBe(0)
      }
    }),
  )
})

test('nothing was said of money before anyone says something', () => {
  expect(noPayment).toEqual({ state: 'open', amount: 0 })
})

test('only the player claims, and only an organizer says paid, waived or refunded', () => {
  const owing = readStanding(800, noPayment)
  expect(decideClaim(true, owing)).toEqual({ ok: true, value: { state: 'claimed', amount: 800 } })
  expect(decideMark('claimed', owing)).toMatchObject({ ok: false })
  const paid = readStanding(800, { state: 'paid', amount: 800 })
  expect(decideClaim(false, paid)).toMatchObject({ refusal: { code: 'not-claimed' } })
  expect(decideClaim(true, paid)).toMatchObject({ refusal: { code: 'nothing-due' } })
})

test('what was paid for a place that is gone is to be refunded, until it is', () => {
  const paid = { state: 'paid', amount: 800 } as const
  const left = readStanding(0, paid)
  expect(left).toMatchObject({ open: 0, toRefund: 800 })
  const refunded = decideMark('refunded', left)
  expect(refunded).toEqual({ ok: true, value: { state: 'refunded', amount: 800 } })
  expect(readStanding(0, { state: 'refunded', amount: 800 }).toRefund).toBe(0)
})

test('nothing is refunded that was not paid, and a split cost is not paid before it is known', () => {
  expect(decideMark('refunded', readStanding(800, noPayment))).toMatchObject({
    refusal: { code: 'nothing-paid' },
  })
  expect(decideMark('paid', readStanding(null, noPayment))).toMatchObject({
    refusal: { code: 'price-not-settled' },
  })
  expect(decideMark('paid', readStanding(0, noPayment))).toMatchObject({
    refusal: { code: 'nothing-due' },
  })
})

test.each([
  [null, { state: 'open', amount: 0 }, 0, 0],
  [800, { state: 'open', amount: 0 }, 800, 0],
  [800, { state: 'claimed', amount: 500 }, 300, 0],
  [800, { state: 'paid', amount: 1000 }, 0, 200],
  [null, { state: 'paid', amount: 1000 }, 0, 0],
  [0, { state: 'claimed', amount: 800 }, 0, 800],
  [800, { state: 'waived', amount: 0 }, 0, 0],
  [500, { state: 'refunded', amount: 800 }, 0, 0],
] as const)('of %s due with %o, %d is open and %d to be refunded', (due, payment, open, back) => {
  expect(readStanding(due, payment)).toEqual({ ...payment, due, open, toRefund: back })
})

test('a claim is of all that is owed, and can be taken back', () => {
  const half = readStanding(800, { state: 'claimed', amount: 500 })
  expect(decideClaim(true, half)).toEqual({ ok: true, value: { state: 'claimed', amount: 800 } })
  expect(decideClaim(false, half)).toEqual({ ok: true, value: noPayment })
  expect(decideClaim(true, readStanding(800, { state: 'claimed', amount: 800 }))).toMatchObject({
    refusal: { code: 'nothing-due' },
  })
})

test('nothing is claimed while the cost is unknown, and nothing beyond what an organizer saw', () => {
  const refused = { refusal: { code: 'nothing-due' } }
  expect(decideClaim(true, readStanding(null, noPayment))).toMatchObject(refused)
  expect(decideClaim(true, readStanding(null, { state: 'claimed', amount: 5 }))).toMatchObject(
    refused,
  )
  expect(decideClaim(true, readStanding(800, { state: 'paid', amount: 500 }))).toMatchObject(
    refused,
  )
  expect(decideClaim(false, readStanding(800, noPayment))).toMatchObject({
    refusal: { code: 'not-claimed' },
  })
})

test('paid is what is due, or more where more is known', () => {
  const paid = (due: number | null, amount: number) =>
    decideMark('paid', readStanding(due, { state: 'claimed', amount }))
  const marked = (amount: number) => ({ ok: true, value: { state: 'paid', amount } })
  expect(paid(800, 500)).toEqual(marked(800))
  expect(paid(500, 800)).toEqual(marked(800))
  expect(paid(null, 800)).toEqual(marked(800))
})

test('an organizer opens and waives what stands, and refunds once', () => {
  const paid = readStanding(800, { state: 'paid', amount: 800 })
  expect(decideMark('open', paid)).toEqual({ ok: true, value: noPayment })
  expect(decideMark('waived', paid)).toEqual({ ok: true, value: { state: 'waived', amount: 0 } })
  expect(decideMark('claimed', paid)).toMatchObject({ refusal: { code: 'nothing-due' } })
  const refunded = readStanding(0, { state: 'refunded', amount: 800 })
  expect(decideMark('refunded', refunded)).toMatchObject({ refusal: { code: 'nothing-paid' } })
})

test('money that came by a page replaces a claim and adds to what was paid', () => {
  expect(decidePagePaid({ state: 'claimed', amount: 800 }, 500)).toEqual({
    state: 'paid',
    amount: 500,
  })
  expect(decidePagePaid({ state: 'paid', amount: 300 }, 500)).toEqual({
    state: 'paid',
    amount: 800,
  })
})

test('a page that gives money back leaves what else was paid', () => {
  expect(decidePageRefunded({ state: 'paid', amount: 800 }, 500)).toEqual({
    state: 'paid',
    amount: 300,
  })
  const refunded = { state: 'refunded', amount: 800 }
  expect(decidePageRefunded({ state: 'paid', amount: 800 }, 800)).toEqual(refunded)
  expect(decidePageRefunded({ state: 'claimed', amount: 900 }, 800)).toEqual(refunded)
})

test('those that owe are reminded once a day', () => {
  expect(mayRemindPayers(null, 0)).toBe(true)
  expect(mayRemindPayers(0, paymentRestMs - 1)).toBe(false)
  expect(mayRemindPayers(0, paymentRestMs)).toBe(true)
})

test('a reference that was given once stays valid', () => {
  expect(toReference('b1d1c2f4-0000-4000-8000-000000000001', 'una')).toBe('SO-BZQA5')
  expect(toReference('league', 'wes-ñ')).toBe('SO-9VMXJ')
})

test('a reference is short, stays the same, and differs between people', () => {
  const event = 'b1d1c2f4-0000-4000-8000-000000000001'
  const people = Array.from({ length: 200 }, (_, n) => toReference(event, `p${n}`))
  for (const reference of people) expect(reference).toMatch(/^SO-[2-9A-HJ-NP-Z]{5}$/)
  expect(people).toEqual(Array.from({ length: 200 }, (_, n) => toReference(event, `p${n}`)))
  expect(new Set(people).size).toBe(200)
})
