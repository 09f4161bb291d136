import * as fc from 'fast-check'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { amountMax } from './money.ts'
import { listDues, priceSchema, refundRuleMax, splitCost, type Payer } from './price.ts'

const aPayer = (changes: Partial<Payer> = {}): Payer => ({
  playerId: 'una',
  order: 1,
  places: 1,
  isMember: false,
  came: true,
  ...changes,
})
const payersArbitrary = fc
  .array(fc.record({ places: fc.integer({ min: 1, max: 5 }), came: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.map((one, order) => aPayer({ ...one, order, playerId: `p${order}` })))

test('shares add up to the cost, differ by one unit a place at most, and no-shows owe nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: amountMax }), payersArbitrary, (cost, payers) => {
      const shares = splitCost(cost, payers)
      const came = payers.filter((payer) => payer.came)
      const sum = [...shares.values()].reduce((all, share) => all + share, 0)
      expect(sum).toBe(came.length === 0 ? 0 : cost)
      const places = came.reduce((all, payer) => all + payer.places, 0)
      const low = Math.floor(cost / Math.max(1, places))
      for (const payer of payers) {
        const share = shares.get(payer.playerId) ?? -1
        if (!payer.came) expect(share).toBe(0)
        else {
          expect(share).toBeGreaterThanOrEqual(low * payer.places)
          expect(share).toBeLessThanOrEqual((low + 1) * payer.places)
        }
      }
    }),
  )
})

test('shares are the same in whatever order people are listed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      payersArbitrary,
      fc.nat(),
      (cost, payers, by) => {
        const turned = payers.map((_, at) => payers[(at + by) % payers.length] ?? aPayer())
        const asObject = (shares: Map<string, number>) => Object.fromEntries(shares)
        expect(asObject(splitCost(cost, turned))).toEqual(asObject(splitCost(cost, payers)))
      },
    ),
  )
})

test('the first to sign up pay the units that are left over', () => {
  const payers = ['una', 'wes', 'ned'].map((playerId, order) => aPayer({ playerId, order }))
  expect([...splitCost(100, payers)]).toEqual([
    ['una', 34],
    ['wes', 33],
    ['ned', 33],
  ])
})

test('a member pays less for their own place, and the full price for guests', () => {
  const price = { kind: 'members', amount: 1000, memberAmount: 600 } as const
  const dues = listDues(
    price,
    [
      aPayer({ isMember: true, places: 3 }),
      aPayer({ playerId: 'wes', places: 2 }),
      aPayer({ playerId: 'ned', places: 0, isMember: true }),
    ],
    false,
  )
  expect([...dues.values()]).toEqual([2600, 2000, 0])
})

test('nobody knows what a split cost makes them owe until it is over', () => {
  const price = { kind: 'split', amount: 4800, memberAmount: null } as const
  expect(listDues(price, [aPayer()], false).get('una')).toBeNull()
  expect(listDues(price, [aPayer()], true).get('una')).toBe(4800)
})

test('only a price for members says what they pay', () => {
  const fields = { currency: 'USD', amount: 800, refundRule: '' }
  for (const [kind, memberAmount] of [
    ['fixed', 500],
    ['split', 500],
    ['members', null],
  ])
    expect(safeParse(priceSchema, { ...fields, kind, memberAmount }).success).toBe(false)
  expect(parse(priceSchema, { ...fields, kind: 'members', memberAmount: 0 })).toMatchObject({
    memberAmount: 0,
  })
})

test('a price for members is the full one for others, and without a price for them', () => {
  const due = (isMember: boolean, memberAmount: number | null) =>
    listDues({ kind: 'fixed', amount: 1000, memberAmount }, [aPayer({ isMember })], false).get(
      'una',
    )
  expect([due(true, 600), due(false, 600), due(true, null)]).toEqual([600, 1000, 1000])
})

test('where several signed up at once the names decide who pays the unit that is left over', () => {
  const payers = ['wes', 'una', 'ned'].map((playerId) => aPayer({ playerId }))
  const shares = { ned: 34, una: 34, wes: 33 }
  expect(Object.fromEntries(splitCost(101, payers))).toEqual(shares)
  expect(Object.fromEntries(splitCost(101, payers.toReversed()))).toEqual(shares)
})

test('without a place or a session nobody shares the cost', () => {
  const payers = [
    aPayer(),
    aPayer({ playerId: 'wes', places: 0 }),
    aPayer({ playerId: 'ned', came: false }),
  ]
  expect(Object.fromEntries(splitCost(100, payers))).toEqual({ una: 100, wes: 0, ned: 0 })
  expect(Object.fromEntries(splitCost(100, payers.slice(1)))).toEqual({ wes: 0, ned: 0 })
})

test.each([
  [{}, true],
  [{ amount: 1 }, true],
  [{ amount: 0 }, false],
  [{ amount: amountMax }, true],
  [{ amount: amountMax + 1 }, false],
  [{ amount: 1.5 }, false],
  [{ currency: 'XXX' }, false],
  [{ kind: 'auction' }, false],
  [{ refundRule: 'x'.repeat(refundRuleMax) }, true],
  [{ refundRule: 'x'.repeat(refundRuleMax + 1) }, false],
  [{ kind: 'members', memberAmount: amountMax }, true],
  [{ kind: 'members', memberAmount: amountMax + 1 }, false],
  [{ kind: 'members', memberAmount: -1 }, false],
  [{ tip: 1 }, false],
])('with %o it is a price: %s', (changes, isOne) => {
  const fields = { kind: 'fixed', currency: 'USD', amount: 800, memberAmount: null, refundRule: '' }
  expect(safeParse(priceSchema, { ...fields, ...changes }).success).toBe(isOne)
})
