import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAlphabet, readCode, writeCode } from './pass-code.ts'
import {
  calculateFee,
  decideSend,
  decideUndo,
  isClaimDue,
  isLargeSend,
  isStepUp,
  platformFeeMax,
  sendAskedAbove,
  sendMax,
  sendMin,
  serialText,
} from './player-pass.ts'

const fees = fc.integer({ min: 0, max: platformFeeMax * 100 }).map((hundredths) => hundredths / 100)
const amounts = fc.integer({ min: 1, max: sendMax })

describe('the fee', () => {
  test.each([
    [10, 0, 0],
    [10, 2.5, 1],
    [40, 2.5, 1],
    [41, 2.5, 2],
    [100, 2.5, 3],
    [1, 0.01, 1],
    [200, 50, 100],
    [7, 0.29, 1],
  ])('of %i at %f percent is %i', (amount, percent, fee) => {
    expect(calculateFee(amount, percent)).toBe(fee)
  })

  test('sending in parts is never cheaper', () => {
    fc.assert(
      fc.property(amounts, amounts, fees, (one, other, fee) => {
        expect(calculateFee(one, fee) + calculateFee(other, fee)).toBeGreaterThanOrEqual(
          calculateFee(one + other, fee),
        )
      }),
    )
  })

  test('the least amount leaves one token, and nothing less does', () => {
    fc.assert(
      fc.property(fees, (fee) => {
        const least = sendMin(fee)
        expect(least - calculateFee(least, fee)).toBeGreaterThanOrEqual(1)
        expect(least - 1 - calculateFee(least - 1, fee)).toBeLessThan(1)
      }),
    )
    expect([sendMin(0), sendMin(2.5), sendMin(50)]).toEqual([1, 2, 2])
  })
})

describe('sending', () => {
  const sending = { amount: 10, balance: 20, platformFee: 10 }
  test('moves the amount less the fee, and nothing is lost on the way', () => {
    expect(decideSend(sending)).toEqual({ ok: true, value: { fee: 1, received: 9 } })
    fc.assert(
      fc.property(amounts, fees, (amount, platformFee) => {
        const decided = decideSend({ amount, balance: sendMax, platformFee })
        if (decided.ok) expect(decided.value.fee + decided.value.received).toBe(amount)
        else expect(amount).toBeLessThan(sendMin(platformFee))
      }),
    )
  })

  test.each([
    ['more than there is', { amount: 21 }, 'tokens-short', 20],
    ['so little that nothing would arrive', { amount: 1 }, 'tokens-too-few', 2],
    ['at another fee than was shown', { seenFee: 0 }, 'fee-changed', 1],
  ])('%s is refused', (_what, changes, code, n) => {
    expect(decideSend({ ...sending, ...changes })).toEqual({
      ok: false,
      refusal: { code, params: { n } },
    })
  })
})

test('the fee that was shown is the one that is charged', () => {
  expect(decideSend({ amount: 10, balance: 10, platformFee: 10, seenFee: 1 })).toEqual({
    ok: true,
    value: { fee: 1, received: 9 },
  })
})

test.each([
  { amount: sendAskedAbove, balance: 1000, isAsked: false },
  { amount: sendAskedAbove + 1, balance: 1000, isAsked: true },
  { amount: 5, balance: 10, isAsked: false },
  { amount: 6, balance: 10, isAsked: true },
])(
  'sending $amount of $balance tokens is asked about once more: $isAsked',
  ({ amount, balance, isAsked }) => {
    expect(isLargeSend(amount, balance)).toBe(isAsked)
  },
)

describe('a transfer', () => {
  const sentAt = 1_000_000
  const undo = (afterMs: number, received: number, held: number) => {
    const decided = decideUndo({ sentAt, received, held }, sentAt + afterMs)
    return decided.ok ? 'undone' : decided.refusal.code
  }

  test('can be taken back for ten seconds, and five more for the way to the server', () => {
    expect([0, 15_000, 15_001].map((afterMs) => undo(afterMs, 9, 9))).toEqual([
      'undone',
      'undone',
      'undo-over',
    ])
  })

  test('stays once the other side has spent some of it', () => {
    expect([8, 9, 10].map((held) => undo(0, 9, held))).toEqual(['undo-spent', 'undone', 'undone'])
  })
})

test('a claim is due at once, and then every seven days to the millisecond', () => {
  const week = 7 * 24 * 3_600_000
  expect([
    isClaimDue(null, 0),
    isClaimDue(1000, 1000 + week - 1),
    isClaimDue(1000, 1000 + week),
  ]).toEqual([true, false, true])
})

test('a step up is a first pass or a higher tier', () => {
  const order = ['Rally', 'Ace', 'Pro']
  expect([
    isStepUp(null, 'Rally', order),
    isStepUp(null, 'a tier of earlier', order),
    isStepUp('Rally', 'Ace', order),
    isStepUp('Ace', 'Ace', order),
    isStepUp('Pro', 'Ace', order),
  ]).toEqual([true, true, true, false, false])
})

test('serial numbers have six digits, more when they need them', () => {
  expect([serialText(7), serialText(1_234_567)]).toEqual(['000007', '1234567'])
})

describe('a code', () => {
  const codes = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 })
  test('is read back however it is typed', () => {
    fc.assert(
      fc.property(codes, (numbers) => {
        const code = writeCode(numbers)
        const letters = numbers.map((number) => codeAlphabet[number]).join('')
        expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        for (const typed of [
          code,
          code.toLowerCase(),
          letters,
          ` ${letters.slice(0, 3)} ${letters.slice(3)} `,
        ])
          expect(readCode(typed)).toBe(letters)
      }),
    )
  })

  test('look-alikes are read as what they look like', () => {
    expect(readCode('oooo-iiii-llll')).toBe('000011111111')
  })

  test.each(['', 'ABCD', 'ABCD-EFGH-JKMNP', 'UUUU-UUUU-UUUU', 'ABCD-EFGH-JK!N', 'ABCD–EFGH–JKM'])(
    '%j is none',
    (text) => {
      expect(readCode(text)).toBeNull()
    },
  )
})
