import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWords, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import { checkDraw, drawOrder, drawRecord, type Draw } from './draw.ts'
import type { EventTerms } from './entry.ts'
import { drawAlerts } from './roster-alerts.ts'
import type { Roster, RosterRequest } from './roster-request.ts'
import { decideBatch, decideRoster } from './roster.ts'

const drawing = (changes: Partial<EventTerms> = {}): EventTerms =>
  terms({ signupMode: 'lottery', drawAt: now + 1, ...changes })
const lot = (seed: number, turns: Record<string, number> = {}): RosterRequest<'draw'> => ({
  kind: 'draw',
  seed,
  turns: new Map(Object.entries(turns)),
})

function draw(of: EventTerms, roster: Roster, request: RosterRequest<'draw'>) {
  const decided = decideRoster(of, roster, request, now)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return {
    ...decided.value,
    record: drawRecord({ terms: of, roster, now }, request, decided.value.roster),
  }
}

test('everyone who signs up before the draw waits without a position, more than the waitlist holds', () => {
  const requests = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal'].map((id) => ({
    kind: 'sign-up' as const,
    player: player(id),
    guests: 0,
  }))
  const { roster, results } = decideBatch(drawing(), { entries: [], nextOrder: 1 }, requests, now)
  expect(inWords(roster)).toBe('ann? ben? cleo? dan? eve? fay? gus? hal?')
  expect(results.map((result) => result.ok && result.value.answer)).toEqual(
    requests.map(() => ({ place: 'waiting', position: null })),
  )
})

test('the seed decides a lottery, and the same seed the same way', () => {
  const pool = rosterOf('ann?', 'ben?', 'cleo?', 'dan?', 'eve?', 'fay?')
  const once = draw(drawing(), pool, lot(7))
  expect(inWords(once.roster)).toBe(inWords(draw(drawing(), pool, lot(7)).roster))
  const orders = new Set(
    Array.from({ length: 20 }, (_, seed) => inWords(draw(drawing(), pool, lot(seed)).roster)),
  )
  expect(orders.size).toBeGreaterThan(10)
  expect(once.roster.entries.filter(({ place }) => place === 'playing')).toHaveLength(4)
})

test('every party has the same chance', () => {
  const pool = rosterOf('ann?', 'ben?', 'cleo?', 'dan?')
  const wins = new Map<string, number>()
  for (let seed = 0; seed < 4000; seed += 1) {
    for (const playerId of draw(drawing({ maxPlayers: 2 }), pool, lot(seed)).promoted)
      wins.set(playerId, (wins.get(playerId) ?? 0) + 1)
  }
  // Half of 4,000 each; four standard deviations are 126.
  for (const playerId of ['ann', 'ben', 'cleo', 'dan'])
    expect(Math.abs((wins.get(playerId) ?? 0) - 2000)).toBeLessThan(126)
})

test('turns go to those who played least, and the lot decides among equals', () => {
  const pool = rosterOf('ann?', 'ben?', 'cleo?', 'dan?')
  const of = drawing({ signupMode: 'take turns', maxPlayers: 2 })
  const twice = [1, 2, 3, 4, 5, 6].map((seed) =>
    draw(of, pool, lot(seed, { ann: 3, ben: 1 })).promoted.toSorted(),
  )
  expect(new Set(twice.map(String))).toEqual(new Set(['cleo,dan']))
  expect(inWords(draw(of, pool, lot(3, { ann: 3, ben: 1 })).roster)).toMatch(
    /^(cleo dan|dan cleo) ben\? ann\?$/,
  )
  const equals = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    draw(drawing({ signupMode: 'take turns', maxPlayers: 3 }), pool, lot(seed, { ann: 1, ben: 1 }))
      .promoted.toSorted()
      .join(' '),
  )
  expect(new Set(equals)).toEqual(new Set(['ann cleo dan', 'ben cleo dan']))
})

test('a team takes the turns of the partner who played more, and a lottery asks for none', () => {
  const pool = rosterOf('ann&ben?', 'cleo&dan?')
  const of = drawing({ signupMode: 'take turns', maxPlayers: 2, entryBy: 'team' })
  expect(
    [1, 2, 3, 4].map((seed) =>
      draw(of, pool, lot(seed, { ben: 2, cleo: 1, dan: 1 }))
        .promoted.toSorted()
        .join(' '),
    ),
  ).toEqual(Array.from({ length: 4 }, () => 'cleo dan'))
})

test('a party that does not fit waits in its rank and lets a smaller one pass', () => {
  const pool = rosterOf('ann+2?', 'ben+2?', 'cleo?')
  const words = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) =>
    inWords(draw(drawing(), pool, lot(seed)).roster),
  )
  for (const one of words)
    expect(one).toMatch(
      /^(ann\+2 ben\+2\? cleo|ben\+2 ann\+2\? cleo|ann\+2 cleo ben\+2\?|ben\+2 cleo ann\+2\?|cleo ann\+2 ben\+2\?|cleo ben\+2 ann\+2\?)$/,
    )
})

test('a Mixed event is drawn within its halves', () => {
  const women = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']
  const requests = [
    ...women.map((id) => player(id, { gender: 'woman' })),
    player('m1', { gender: 'man' }),
  ].map((one) => ({ kind: 'sign-up' as const, player: one, guests: 0 }))
  const of = drawing({ gender: 'Mixed' })
  const pool = decideBatch(of, { entries: [], nextOrder: 1 }, requests, now).roster
  const { promoted, record } = draw(of, pool, lot(11))
  expect([promoted.length, promoted.includes('m1')]).toEqual([3, true])
  expect(checkDraw(record)).toBe('order')
})

test('who got a place from the organizer before keeps it, and takes it from the draw', () => {
  const { roster, record } = draw(
    drawing({ maxPlayers: 2 }),
    rosterOf('ann?', 'ben?', 'cleo'),
    lot(5),
  )
  expect(inWords(roster)).toMatch(/^cleo (ann ben\?|ben ann\?)$/)
  expect([
    record.held,
    record.parties.map(({ playerIds }) => playerIds),
    checkDraw(record),
  ]).toEqual([1, [['ann'], ['ben']], 'same'])
})

test('there is one draw, and none in an event that is cancelled or gives places to who comes first', () => {
  const codes = [
    drawing({ isDrawn: true }),
    terms(),
    drawing({ status: 'cancelled' }),
    drawing({ status: 'draft' }),
  ].map((of) => {
    const decided = decideRoster(of, rosterOf('ann?'), lot(1), now)
    return decided.ok ? null : decided.refusal.code
  })
  expect(codes).toEqual(['draw-made', 'draw-made', 'event-cancelled', 'event-not-found'])
})

test('after the draw who comes first plays: a freed place goes to the next in the drawn order', () => {
  const after = draw(drawing({ maxPlayers: 2 }), rosterOf('ann?', 'ben?', 'cleo?'), lot(2)).roster
  const [first, , third] = after.entries
  const left = decideRoster(
    drawing({ maxPlayers: 2, isDrawn: true }),
    after,
    { kind: 'withdraw', playerId: first?.playerId ?? '' },
    now,
  )
  expect(left.ok && left.value.promoted).toEqual([third?.playerId])
})

test('everyone in the draw is told how it went, both of a team', () => {
  const decision = draw(
    drawing({ maxPlayers: 2, entryBy: 'team' }),
    rosterOf('ann&ben?', 'cleo&dan?'),
    lot(1),
  )
  const told = drawAlerts(decision)
  expect(told.map(({ playerId }) => playerId).toSorted()).toEqual(['ann', 'ben', 'cleo', 'dan'])
  expect(
    new Set(told.filter(({ kind }) => kind === 'drawn-in').map(({ playerId }) => playerId)),
  ).toEqual(new Set(decision.promoted))
})

const kinds: [string, Partial<EventTerms>, Partial<EventTerms>, string | null][] = [
  [
    'a draw cannot be set where somebody is in',
    {},
    { signupMode: 'lottery', drawAt: now + 5 },
    'draw-fixed',
  ],
  [
    'its time can change before it',
    { signupMode: 'lottery', drawAt: now + 5 },
    { signupMode: 'lottery', drawAt: now + 9 },
    null,
  ],
  [
    'a lottery can become turns before it',
    { signupMode: 'lottery', drawAt: now + 5 },
    { signupMode: 'take turns', drawAt: now + 5 },
    null,
  ],
  ['it can be given up before it', { signupMode: 'lottery', drawAt: now + 5 }, {}, null],
  [
    'it stays once it was made',
    { signupMode: 'lottery', drawAt: now + 5, isDrawn: true },
    {},
    'draw-fixed',
  ],
  [
    'an edit that leaves it alone may follow',
    { signupMode: 'lottery', drawAt: now + 5, isDrawn: true },
    { signupMode: 'lottery', drawAt: now + 5, isDrawn: true, maxPlayers: 6 },
    null,
  ],
]
test.each(kinds)('%s', (_, before, after, code) => {
  const decided = decideRoster(
    terms(before),
    rosterOf('ann?'),
    { kind: 'resize', terms: terms(after) },
    now,
  )
  expect(decided.ok ? null : decided.refusal.code).toBe(code)
})

test('given up, a draw leaves the places to those who signed up first', () => {
  const decided = decideRoster(
    drawing({ maxPlayers: 2 }),
    rosterOf('ann?', 'ben?', 'cleo?'),
    { kind: 'resize', terms: terms({ maxPlayers: 2 }) },
    now,
  )
  expect(decided.ok && inWords(decided.value.roster)).toBe('ann ben cleo?')
})

const aPool = fc.array(fc.record({ guests: fc.nat(2), turns: fc.nat(3) }), {
  minLength: 1,
  maxLength: 12,
})
const aDraw = fc.record({
  pool: aPool,
  mode: fc.constantFrom('lottery' as const, 'take turns' as const),
  seed: fc.nat(),
  maxPlayers: fc.integer({ min: 2, max: 12 }),
})

function recordOf({
  pool,
  mode,
  seed,
  maxPlayers,
}: {
  pool: { guests: number; turns: number }[]
  mode: 'lottery' | 'take turns'
  seed: number
  maxPlayers: number
}): Draw {
  const turns = Object.fromEntries(pool.map((party, index) => [`p${index}`, party.turns]))
  return draw(
    drawing({ signupMode: mode, maxPlayers }),
    rosterOf(...pool.map(({ guests }, index) => `p${index}${guests > 0 ? `+${guests}` : ''}?`)),
    lot(seed, mode === 'lottery' ? {} : turns),
  ).record
}

test('a record checks as the same result, and with anything changed it does not', () => {
  fc.assert(
    fc.property(aDraw, fc.nat(), (given, pick) => {
      const record = recordOf(given)
      expect(checkDraw(record)).toBe('same')
      const index = pick % record.parties.length
      const bent = record.parties.map((party, at) =>
        at === index
          ? {
              ...party,
              place: party.place === 'playing' ? ('waiting' as const) : ('playing' as const),
            }
          : party,
      )
      expect(checkDraw({ ...record, parties: bent })).toBe('different')
      const swapped = record.parties.map((party) => ({
        ...party,
        rank: record.parties.length + 1 - party.rank,
      }))
      if (record.parties.length > 1)
        expect(checkDraw({ ...record, parties: swapped })).toBe('different')
    }),
    { numRuns: 200 },
  )
})

test('the order of turns never puts one who played more before one who played less', () => {
  fc.assert(
    fc.property(aPool, fc.nat(), (parties, seed) => {
      const turns = drawOrder(parties, 'take turns', seed).map((party) => party.turns)
      expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    }),
    { numRuns: 200 },
  )
})

test('a lottery does not ask how often someone played', () => {
  fc.assert(
    fc.property(aPool, fc.nat(), (parties, seed) => {
      const known = parties.map((party, id) => ({ ...party, id }))
      const equal = known.map((party) => ({ ...party, turns: 0 }))
      expect(drawOrder(known, 'lottery', seed).map(({ id }) => id)).toEqual(
        drawOrder(equal, 'lottery', seed).map(({ id }) => id),
      )
    }),
  )
})
