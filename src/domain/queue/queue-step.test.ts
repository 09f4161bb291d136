import { expect, test } from 'vitest'
import {
  finish,
  fourOff,
  gameOn,
  inLine,
  memberOf,
  minute,
  numbers,
  open,
  seatedOn,
  sorted,
  take,
  tryStep,
} from '#test/support/queue-builder.ts'
import { decideQueue, listCalled } from './queue-step.ts'
import { getQueueFairness, listPositions } from './queue-wait.ts'
import { findMember, openQueue, queueMembersMax } from './queue.ts'

test('a court that ends takes the next four, and all four go to the end of the line', () => {
  const queue = open(9)
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 5, 6, 7])
  expect(inLine(next)).toEqual([8, 0, 1, 2, 3])
})

test('winners stay, split, for at most so many games', () => {
  const queue = open(10, 1, { kind: 'winners-stay', stay: 2, court: 1 })
  const winners = gameOn(queue).a
  const second = take(queue, finish(queue, 'a'))
  expect(seatedOn(second)).toEqual([...winners, 4, 5].toSorted((a, b) => a - b))
  expect(gameOn(second).a).not.toEqual(expect.arrayContaining([...winners]))
  const winnersAgain = gameOn(second).a.some((number) => winners.includes(number)) ? 'a' : 'b'
  const third = take(second, finish(second, winnersAgain))
  expect(seatedOn(third).some((number) => winners.includes(number))).toBe(false)
})

test('on the challenge court a side stays together until beaten', () => {
  const queue = open(12, 2, { kind: 'challenge', stay: 3, court: 1 })
  const winners = gameOn(queue).b
  const next = take(queue, finish(queue, 'b'))
  expect([gameOn(next).a, gameOn(next).b].map((side) => sorted(side))).toContainEqual(
    sorted(winners),
  )
  const other = take(next, finish(next, 'a', 2))
  expect(seatedOn(other, 2).some((number) => gameOn(next, 2).a.includes(number))).toBe(false)
})

test('lanes fill their own courts', () => {
  const queue = take(
    openQueue(
      fourOff,
      [3.5],
      [
        { court: 1, lane: 0 },
        { court: 2, lane: 1 },
      ],
    ),
    { kind: 'arrive', numbers: [0, 1, 2, 3, 4, 5, 6, 7], lane: 0 },
    { kind: 'arrive', numbers: [8, 9, 10, 11], lane: 1 },
  )
  expect(seatedOn(queue, 1)).toEqual([0, 1, 2, 3])
  expect(seatedOn(queue, 2)).toEqual([8, 9, 10, 11])
  expect(inLine(queue)).toEqual([4, 5, 6, 7])
})

test('a pair comes together on one side, and the one behind it fills the seat it does not fit in', () => {
  const queue = take(open(10), { kind: 'pair', number: 7, with: 8 })
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 5, 6, 9])
  const then = take(next, finish(next))
  expect([gameOn(then).a, gameOn(then).b].map((side) => sorted(side))).toContainEqual([7, 8])
})

test('two that are kept apart do not meet while others can play', () => {
  const queue = take(open(10), { kind: 'apart', number: 4, with: 5, isApart: true })
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 6, 7, 8])
  expect(inLine(next)[0]).toBe(5)
})

test('pausing on court waits for the end of the game, and coming back is at the end of the line', () => {
  const queue = take(open(9), { kind: 'pause', number: 2 })
  expect(findMember(queue, 2)?.state).toBe('playing')
  const next = take(queue, finish(queue))
  expect(findMember(next, 2)?.state).toBe('paused')
  expect(inLine(take(next, { kind: 'resume', number: 2 })).at(-1)).toBe(2)
})

test('the next one takes the seat of someone that is not there', () => {
  const queue = take(open(6), { kind: 'skip', number: 1 })
  expect(seatedOn(queue)).toEqual([0, 2, 3, 4])
  expect(findMember(queue, 1)?.state).toBe('paused')
})

test('a swap changes two places, and a move puts one before another', () => {
  const queue = take(
    open(8),
    { kind: 'swap', number: 0, with: 6 },
    { kind: 'move', number: 7, before: 4 },
  )
  expect(seatedOn(queue)).toEqual([1, 2, 3, 6])
  expect(inLine(queue)).toEqual([7, 4, 5, 0])
})

test('Done of two organizers is done once, and Done of an older game says so', () => {
  const queue = open(12)
  const done = finish(queue)
  const next = take(queue, done)
  expect(decideQueue(next, done, minute)).toEqual({ ok: true, value: next })
  const later = take(next, finish(next))
  expect(decideQueue(later, done, minute)).toMatchObject({ refusal: { code: 'queue-changed' } })
})

test('Done of a lost court’s last game counts once and has no effect again', () => {
  const queue = take(open(12, 2), { kind: 'courts', courts: [{ court: 1, lane: null }] })
  const done = finish(queue, null, 2)
  const next = take(queue, done)
  expect(next.courts.map(({ court }) => court)).toEqual([1])
  expect(decideQueue(next, done, minute)).toEqual({ ok: true, value: next })
})

test('a closed court plays its game to the end and is no more', () => {
  const queue = take(open(12, 2), { kind: 'courts', courts: [{ court: 1, lane: null }] })
  expect(queue.courts.map(({ court, isOpen }) => [court, isOpen])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(take(queue, finish(queue, null, 2)).courts.map(({ court }) => court)).toEqual([1])
})

test('estimates follow the games: the fifth in line waits for the second court', () => {
  const queue = open(14, 2)
  const places = listPositions(queue, 5 * minute)
  expect(places.map(({ number, position }) => [number, position])).toEqual(
    [8, 9, 10, 11, 12, 13].map((number, index) => [number, index + 1]),
  )
  expect(places.map(({ waitMs }) => (waitMs ?? 0) / minute)).toEqual([9, 9, 9, 9, 9, 9])
})

test('fairness names the longest wait before it is over', () => {
  const queue = open(8)
  expect(getQueueFairness(queue, 21 * minute)).toEqual({
    waits: { shortest: 0, longest: 20 * minute },
    games: { fewest: 0, most: 0 },
  })
})

test('someone new comes to the end of the line, with nothing played', () => {
  const [member] = take(openQueue(fourOff, [], []), {
    kind: 'arrive',
    numbers: [7],
    lane: 0,
  }).members
  expect(member).toEqual({
    number: 7,
    state: 'waiting',
    place: 1,
    since: minute,
    called: 0,
    lane: 0,
    partner: null,
    lastPartner: null,
    games: 0,
    wins: 0,
    row: 0,
    longest: 0,
    next: null,
    host: null,
  })
})

test('who arrives twice stands in line once, and members are kept by number', () => {
  const queue = take(openQueue(fourOff, [], []), {
    kind: 'arrive',
    numbers: [5, 3, 5],
    lane: 0,
  })
  expect(inLine(queue)).toEqual([5, 3])
  expect(queue.members.map(({ number }) => number)).toEqual([3, 5])
  expect(tryStep(queue, { kind: 'arrive', numbers: [3, 5], lane: 0 })).toBe('same')
})

test('a lane that is not there is the last one', () => {
  const arrive = { kind: 'arrive', numbers: [1], lane: 3 } as const
  expect(memberOf(take(openQueue(fourOff, [3.5], []), arrive), 1).lane).toBe(1)
  expect(memberOf(take(openQueue(fourOff, [], []), arrive), 1).lane).toBe(0)
})

test('a queue takes so many members, and those it knows may always come back', () => {
  const full = take(open(queueMembersMax), { kind: 'leave', number: 250 })
  expect(tryStep(full, { kind: 'arrive', numbers: [250], lane: 0 })).toBe('done')
  expect(tryStep(full, { kind: 'arrive', numbers: [queueMembersMax], lane: 0 })).toBe('event-full')
})

test('a step about someone unknown is refused', () => {
  for (const kind of ['pause', 'resume', 'leave', 'skip'] as const)
    expect(tryStep(open(2), { kind, number: 9 })).toBe('player-not-found')
})

test('pausing leaves the line at once, and coming back is at its end', () => {
  const paused = take(open(7), { kind: 'pause', number: 5 })
  expect(inLine(paused)).toEqual([4, 6])
  expect(memberOf(paused, 5)).toMatchObject({ state: 'paused', since: minute })
  expect(tryStep(paused, { kind: 'pause', number: 5 })).toBe('same')
  const arrived = take(paused, { kind: 'arrive', numbers: [5], lane: 0 })
  expect(inLine(arrived)).toEqual([4, 6, 5])
  const gone = take(paused, { kind: 'leave', number: 5 })
  expect(memberOf(gone, 5).state).toBe('left')
  expect(tryStep(gone, { kind: 'leave', number: 5 })).toBe('same')
  expect(tryStep(gone, { kind: 'pause', number: 5 })).toBe('same')
  expect(inLine(take(gone, { kind: 'resume', number: 5 }))).toEqual([4, 6, 5])
})

test('leaving a game waits for its end, and can be taken back until then', () => {
  const going = take(open(9), { kind: 'pause', number: 2 }, { kind: 'leave', number: 2 })
  expect(memberOf(going, 2)).toMatchObject({ state: 'playing', next: 'leave' })
  expect(tryStep(going, { kind: 'leave', number: 2 })).toBe('same')
  expect(memberOf(take(going, finish(going)), 2).state).toBe('left')
  const back = take(going, { kind: 'resume', number: 2 })
  expect(memberOf(back, 2)).toMatchObject({ state: 'playing', next: null })
  expect(tryStep(back, { kind: 'resume', number: 2 })).toBe('same')
  expect(inLine(take(back, finish(back)))).toContain(2)
})

test('resuming in line changes nothing', () => {
  expect(tryStep(open(6), { kind: 'resume', number: 5 })).toBe('same')
})

test('only someone on court can be skipped', () => {
  expect(tryStep(open(6), { kind: 'skip', number: 5 })).toBe('queue-changed')
})

test('a move is before someone in line, or to its end', () => {
  const queue = open(8)
  const move = (number: number, before: number | null) =>
    inLine(take(queue, { kind: 'move', number, before }))
  expect(move(7, 4)).toEqual([7, 4, 5, 6])
  expect(move(7, 5)).toEqual([4, 7, 5, 6])
  expect(move(4, 6)).toEqual([5, 4, 6, 7])
  expect(move(5, null)).toEqual([4, 6, 7, 5])
  expect(tryStep(queue, { kind: 'move', number: 5, before: 5 })).toBe('same')
  expect(tryStep(queue, { kind: 'move', number: 5, before: 1 })).toBe('queue-changed')
  expect(tryStep(queue, { kind: 'move', number: 1, before: 5 })).toBe('queue-changed')
})

test('who is moved to the end still comes before those that arrive later', () => {
  const moved = take(open(6), { kind: 'move', number: 4, before: null })
  expect(inLine(take(moved, { kind: 'arrive', numbers: [9], lane: 0 }))).toEqual([5, 4, 9])
})

test('a pair is of two that are there, in one lane', () => {
  const queue = take(open(8), { kind: 'pause', number: 7 }, { kind: 'leave', number: 6 })
  const pair = (number: number, other: number | null) =>
    tryStep(queue, { kind: 'pair', number, with: other })
  expect([pair(9, 4), pair(4, 9), pair(4, 4)]).toEqual(Array(3).fill('player-not-found'))
  expect([pair(4, 7), pair(7, 4), pair(4, 6)]).toEqual(Array(3).fill('queue-changed'))
  const lanes = take(
    openQueue(fourOff, [3.5], []),
    { kind: 'arrive', numbers: [0], lane: 0 },
    { kind: 'arrive', numbers: [1], lane: 1 },
  )
  expect(tryStep(lanes, { kind: 'pair', number: 0, with: 1 })).toBe('queue-changed')
})

test('a new pair ends those that its two were in, and a pair can be ended', () => {
  const pair = (number: number, other: number | null) =>
    ({ kind: 'pair', number, with: other }) as const
  const two = take(open(8), pair(4, 5), pair(6, 7))
  const partners = (queue = two) => [4, 5, 6, 7].map((number) => memberOf(queue, number).partner)
  expect(partners()).toEqual([5, 4, 7, 6])
  expect(tryStep(two, pair(5, 4))).toBe('same')
  expect(partners(take(two, pair(5, 6)))).toEqual([null, 6, 5, null])
  expect(partners(take(two, pair(5, null)))).toEqual([null, null, 7, 6])
})

test('two are kept apart once, whichever is named first, and play together no more', () => {
  const apart = (number: number, other: number, isApart: boolean) =>
    ({ kind: 'apart', number, with: other, isApart }) as const
  const pair = take(
    open(8),
    { kind: 'pair', number: 4, with: 5 },
    { kind: 'pair', number: 6, with: 7 },
  )
  const queue = take(pair, apart(5, 4, true))
  expect(queue.apart).toEqual([[4, 5]])
  expect([4, 5, 6].map((number) => memberOf(queue, number).partner)).toEqual([null, null, 7])
  expect(tryStep(queue, apart(4, 5, true))).toBe('same')
  expect(take(queue, apart(6, 4, true)).apart).toEqual([
    [4, 5],
    [4, 6],
  ])
  expect(take(queue, apart(6, 4, true), apart(4, 5, false)).apart).toEqual([[4, 6]])
  expect(take(queue, apart(7, 5, true), apart(5, 4, false)).apart).toEqual([[5, 7]])
  expect(tryStep(queue, apart(6, 7, false))).toBe('same')
  for (const [one, other] of [
    [9, 4],
    [4, 9],
    [4, 4],
  ] as const)
    expect(tryStep(queue, apart(one, other, true))).toBe('player-not-found')
})

test('another lane ends a pair; the own lane and one that is not there change nothing', () => {
  const queue = take(
    openQueue(fourOff, [3.5], [{ court: 1, lane: 1 }]),
    { kind: 'arrive', numbers: [0, 1, 2], lane: 1 },
    { kind: 'arrive', numbers: [3, 4], lane: 0 },
    { kind: 'pair', number: 3, with: 4 },
  )
  const lane = (number: number, to: number) => ({ kind: 'lane', number, lane: to }) as const
  expect(tryStep(queue, lane(3, 0))).toBe('same')
  expect(tryStep(queue, lane(3, 2))).toBe('same')
  const moved = take(queue, lane(3, 1))
  expect([3, 4].map((number) => memberOf(moved, number).partner)).toEqual([null, null])
  expect(seatedOn(moved)).toEqual([0, 1, 2, 3])
})

test('courts open and close, and are listed by number', () => {
  const queue = take(openQueue(fourOff, [3.5], [{ court: 2, lane: null }]), {
    kind: 'courts',
    courts: [
      { court: 3, lane: 5 },
      { court: 1, lane: 0 },
      { court: 2, lane: 1 },
    ],
  })
  const open = { isOpen: true, game: null, last: null }
  expect(queue.courts).toEqual([
    { court: 1, lane: 0, ...open },
    { court: 2, lane: 1, ...open },
    { court: 3, lane: 1, ...open },
  ])
  expect(take(queue, { kind: 'courts', courts: [{ court: 3, lane: null }] }).courts).toEqual([
    { court: 3, lane: null, ...open },
  ])
})

test('a closed court that is played on can be opened again', () => {
  const all = [1, 2].map((court) => ({ court, lane: null }))
  const closed = take(open(12, 2), { kind: 'courts', courts: all.slice(0, 1) })
  const reopened = take(closed, { kind: 'courts', courts: all })
  expect(reopened.courts.map(({ isOpen }) => isOpen)).toEqual([true, true])
  expect(gameOn(reopened, 2)).toEqual(gameOn(closed, 2))
})

test('a rule names lanes; fewer lanes join the last one, and pairs over two lanes end', () => {
  const queue = take(
    openQueue(
      fourOff,
      [3, 4],
      [
        { court: 1, lane: 2 },
        { court: 2, lane: null },
      ],
    ),
    { kind: 'arrive', numbers: [0, 1], lane: 0 },
    { kind: 'arrive', numbers: [2], lane: 2 },
    { kind: 'pair', number: 0, with: 1 },
  )
  const rule = { kind: 'winners-stay', stay: 3, court: 1 } as const
  const fewer = take(queue, { kind: 'rule', rule, levels: [3], lanes: [] })
  expect([0, 1, 2].map((number) => memberOf(fewer, number).lane)).toEqual([0, 0, 1])
  expect(fewer.courts.map(({ lane }) => lane)).toEqual([1, null])
  expect(fewer).toMatchObject({ rule, levels: [3] })
  expect(memberOf(fewer, 0).partner).toBe(1)
  const moved = take(queue, {
    kind: 'rule',
    rule,
    levels: [3],
    lanes: [{ number: 1, lane: 1 }],
  })
  expect([0, 1].map((number) => memberOf(moved, number).partner)).toEqual([null, null])
  expect(memberOf(moved, 1).lane).toBe(1)
})

test('a rule that brings four into one lane fills a court', () => {
  const lanes = take(
    { ...openQueue(fourOff, [3.5], [{ court: 1, lane: null }]), keepsLanes: true },
    { kind: 'arrive', numbers: [0, 1], lane: 0 },
    { kind: 'arrive', numbers: [2, 3], lane: 1 },
  )
  expect(lanes.courts[0]?.game).toBeNull()
  expect(seatedOn(take(lanes, { kind: 'rule', rule: fourOff, levels: [], lanes: [] }))).toEqual([
    0, 1, 2, 3,
  ])
})

test('called are those that are on a court now and were not, or on another one', () => {
  const queue = open(9, 2)
  expect(sorted(listCalled(openQueue(fourOff, [], []), queue))).toEqual(numbers(8))
  expect(listCalled(queue, queue)).toEqual([])
  const swapped = take(queue, { kind: 'swap', number: 0, with: 4 })
  expect(sorted(listCalled(queue, swapped))).toEqual([0, 4])
  const seated = take(queue, { kind: 'skip', number: 1 })
  expect(listCalled(queue, seated)).toEqual([8])
})

test('Done of a court or a game that nobody knows is refused', () => {
  const queue = open(4)
  expect(tryStep(queue, { ...finish(queue), court: 2 })).toBe('queue-changed')
  expect(tryStep(queue, { ...finish(queue), game: 2 })).toBe('queue-changed')
})
