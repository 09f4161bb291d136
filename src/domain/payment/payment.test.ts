// The states of a payment: what is due, said and to be given back always adds up.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideClaim,
  decideMark,
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

test('those that owe are reminded once a day', () => {
  expect(mayRemindPayers(null, 0)).toBe(true)
  expect(mayRemindPayers(0, paymentRestMs - 1)).toBe(false)
  expect(mayRemindPayers(0, paymentRestMs)).toBe(true)
})

test('a reference is short, stays the same, and differs between people', () => {
  const event = 'b1d1c2f4-0000-4000-8000-000000000001'
  const people = Array.from({ length: 200 }, (_, n) => toReference(event, `p${n}`))
  for (const reference of people) expect(reference).toMatch(/^SO-[2-9A-HJ-NP-Z]{5}$/)
  expect(people).toEqual(Array.from({ length: 200 }, (_, n) => toReference(event, `p${n}`)))
  expect(new Set(people).size).toBe(200)
})
