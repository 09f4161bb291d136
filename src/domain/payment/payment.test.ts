import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  combinePayments,
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
        const { state, amount, open, toRefund, ...seen } = readStanding(due, payment)
        const paid = state === 'open' || state === 'waived' ? 0 : amount
        const refunded = state === 'refunded' ? amount : 0
        expect(Math.min(open, toRefund)).toBe(0)
        expect(seen.due).toBe(state === 'waived' ? 0 : due)
        expect(open + paid - refunded - toRefund).toBe(seen.due ?? paid - refunded)
        if (paid > 0 || refunded > 0) expect(amount).toBeGreaterThan(0)
        else expect(amount).toBe(0)
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
  [0, { state: 'refunded', amount: 800 }, 0, 0],
  [500, { state: 'refunded', amount: 800 }, 500, 0],
  [null, { state: 'refunded', amount: 800 }, 0, 0],
] as const)('of %s due with %o, %d is open and %d to be refunded', (due, payment, open, back) => {
  expect(readStanding(due, payment)).toEqual({ ...payment, cost: due, due, open, toRefund: back })
})

test('what is waived is not due, whatever it costs, until an organizer says otherwise', () => {
  const waived = readStanding(800, { state: 'waived', amount: 0 })
  expect(waived).toMatchObject({ cost: 800, due: 0, open: 0, toRefund: 0 })
  expect(decideClaim(true, waived)).toMatchObject({ refusal: { code: 'nothing-due' } })
  expect(decideMark('paid', waived)).toEqual({ ok: true, value: { state: 'paid', amount: 800 } })
  expect(decidePageRefunded({ state: 'waived', amount: 0 }, 800)).toEqual({
    state: 'waived',
    amount: 0,
  })
})

test('someone who was refunded and has a place again owes it, and pays as at first', () => {
  const again = readStanding(800, { state: 'refunded', amount: 500 })
  expect(again).toMatchObject({ due: 800, open: 800 })
  expect(decideClaim(true, again)).toEqual({ ok: true, value: { state: 'claimed', amount: 800 } })
  expect(decideMark('paid', again)).toEqual({ ok: true, value: { state: 'paid', amount: 800 } })
  expect(decideMark('refunded', again)).toMatchObject({ refusal: { code: 'nothing-paid' } })
  expect(decideMark('paid', readStanding(0, { state: 'refunded', amount: 500 }))).toMatchObject({
    refusal: { code: 'nothing-due' },
  })
  expect(decidePagePaid({ state: 'refunded', amount: 500 }, 800)).toEqual({
    state: 'paid',
    amount: 800,
  })
})

test('a refund to someone with a place is of what is too much, or else of all', () => {
  const refund = (due: number, amount: number) =>
    decideMark('refunded', readStanding(due, { state: 'paid', amount }))
  expect(refund(800, 1600)).toEqual({ ok: true, value: { state: 'paid', amount: 800 } })
  expect(refund(800, 800)).toEqual({ ok: true, value: { state: 'refunded', amount: 800 } })
  expect(refund(0, 800)).toEqual({ ok: true, value: { state: 'refunded', amount: 800 } })
})

test('of two records of one person about one price no money is lost', () => {
  const of = (state: Payment['state'], amount = 0): Payment => ({ state, amount })
  expect(combinePayments(of('open'), of('paid', 800))).toEqual(of('paid', 800))
  expect(combinePayments(of('paid', 800), of('open'))).toEqual(of('paid', 800))
  expect(combinePayments(of('paid', 800), of('paid', 500))).toEqual(of('paid', 1300))
  expect(combinePayments(of('claimed', 900), of('paid', 500))).toEqual(of('paid', 500))
  expect(combinePayments(of('waived'), of('claimed', 500))).toEqual(of('claimed', 500))
  expect(combinePayments(of('refunded', 500), of('waived'))).toEqual(of('waived'))
  expect(combinePayments(of('open'), of('refunded', 500))).toEqual(of('refunded', 500))
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
