// Frames sent to a group's subscribers, and when; the test decides when loads end.
import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok } from '#domain/shared/result.ts'
import { until } from '#test/support/until.ts'
import type { ViewOf } from './group-frames.ts'
import {
  createGroup,
  createMember,
  type Group,
  type GroupOptions,
  type GroupMember,
} from './group.ts'
import { createLoadScheduler } from './load-scheduler.ts'

const places = { all: 1, refreshes: 1, firstsPerPerson: 1, refreshesPerPerson: 1 }

type Options = {
  judgeError?: (error: unknown) => Refusal | null
  viewOf?: ViewOf | null
  ownParts?: GroupOptions['ownParts']
}

function aGroup({
  judgeError = (error) => {
    throw error
  },
  viewOf = null,
  ownParts = null,
}: Options = {}) {
  const loads: PromiseWithResolvers<unknown>[] = []
  const begun: string[] = []
  const answers: unknown[] = []
  const scheduler = createLoadScheduler(places)
  const group = createGroup({
    key: 'k1',
    frameOf: (text) => Buffer.from(text),
    viewOf,
    ownParts,
    onAnswer: (newest) => {
      answers.push(newest)
      return false
    },
    onFrame: () => undefined,
    onEmpty: () => undefined,
    onInvalidatedEmpty: () => undefined,
    momentNow: () => 0,
    judgeError,
    schedule: (people, begin) =>
      scheduler.schedule(async () => {
        begin()
        begun.push([...people].map(([person, urgency]) => `${urgency} of ${person}`).join(', '))
        const load = Promise.withResolvers<unknown>()
        loads.push(load)
        return { value: ok(await load.promise), version: begun.length }
      }, people),
  })
  const nextLoad = async (): Promise<PromiseWithResolvers<unknown>> =>
    until('a load begins', () => loads.shift())
  const answer = async (value: unknown): Promise<void> => {
    ;(await nextLoad()).resolve(value)
    await new Promise(setImmediate)
  }
  const fail = async (error: Error): Promise<void> => {
    ;(await nextLoad()).reject(error)
    await new Promise(setImmediate)
  }
  const block = (): (() => void) => {
    const held = Promise.withResolvers<void>()
    scheduler.schedule(() => held.promise, new Map([['other', 'first']]))
    return held.resolve
  }
  return { group, answer, fail, block, begun, answers, scheduler }
}

type Joined = { member: GroupMember; shown: string[]; refusals: Refusal[] }
type JoinOptions = { takesChanges?: boolean }

function join(
  group: Group,
  person = 'ann',
  viewer: Actor = { kind: 'visitor' },
  options: JoinOptions = {},
): Joined {
  const shown: string[] = []
  const refusals: Refusal[] = []
  const member = createMember(
    {
      ...options,
      subscribed: () => undefined,
      refused: (refusal) => {
        refusals.push(refusal)
      },
      send: (frame) => {
        shown.push((JSON.parse(frame.toString()) as { data: string }).data)
      },
    },
    person,
    viewer,
  )
  group.join(member)
  return { member, shown, refusals }
}

test('who comes after a change was woken is never shown what was before it', async () => {
  const { group, answer } = aGroup()
  const first = join(group)
  await answer('before')
  group.reload()
  const later = join(group)
  expect(later.shown).toEqual([])
  await answer('after')
  expect([first.shown, later.shown]).toEqual([['before', 'after'], ['after']])
})

test('a load that began before the change is not enough for who comes after it', async () => {
  const { group, answer } = aGroup()
  const first = join(group)
  group.reload()
  const later = join(group)
  await answer('before')
  expect([first.shown, later.shown]).toEqual([['before'], []])
  await answer('after')
  expect([first.shown, later.shown]).toEqual([['before', 'after'], ['after']])
})

test('who waits is shown an answer that turned out the same, and nobody else is', async () => {
  const { group, answer } = aGroup()
  const first = join(group)
  await answer('same')
  group.reload()
  const later = join(group)
  await answer('same')
  expect([first.shown, later.shown]).toEqual([['same'], ['same']])
  expect(join(group).shown).toEqual(['same'])
})

test('a load whose last member left before its turn never runs', async () => {
  const { group, block, begun, scheduler } = aGroup()
  const letGo = block()
  const [one, other] = [join(group, 'ann'), join(group, 'ben')]
  group.leave(one.member)
  expect(scheduler.stats().first).toBe(1)
  group.leave(other.member)
  expect(scheduler.stats().first).toBe(0)
  letGo()
  await new Promise(setImmediate)
  expect(begun).toEqual([])
})

test('what a load brings after its group was closed concerns nobody', async () => {
  const { group, answer, answers, begun } = aGroup()
  const { member, shown } = join(group)
  await expect.poll(() => begun).toHaveLength(1)
  group.leave(member)
  group.close()
  await answer('too late')
  expect([answers, shown]).toEqual([[], []])
})

test('a load waits for each person of the group, and is a first one for those who have been shown nothing', async () => {
  const { group, answer, block, begun } = aGroup()
  join(group, 'ann')
  await answer('before')
  const letGo = block()
  group.reload()
  join(group, 'ben')
  await until('a load begins', () => begun.length === 1)
  letGo()
  await answer('after')
  expect(begun).toEqual(['first of ann', 'refresh of ann, first of ben'])
})

test('a person with another window in the group goes on waiting when one of them leaves', async () => {
  const { group, answer, block } = aGroup()
  const letGo = block()
  const [one, other] = [join(group, 'ann'), join(group, 'ann')]
  group.leave(one.member)
  letGo()
  await answer('shown')
  expect([one.shown, other.shown]).toEqual([[], ['shown']])
})

test('changes while a load waits for its turn are answered by that load', async () => {
  const { group, answer, block, begun } = aGroup()
  const letGo = block()
  const { shown } = join(group)
  group.reload()
  group.reload()
  letGo()
  await answer('after')
  group.reload()
  await answer('later')
  expect([begun.length, shown]).toEqual([2, ['after', 'later']])
})

test('an error that cannot pass refuses everybody, and nothing is loaded any more', async () => {
  const { group, fail, begun } = aGroup({ judgeError: () => ({ code: 'bad-input' }) })
  const members = [join(group, 'ann'), join(group, 'ben')]
  await fail(new Error('out of range'))
  expect(members.map(({ refusals }) => refusals)).toEqual([
    [{ code: 'bad-input' }],
    [{ code: 'bad-input' }],
  ])
  group.reload()
  await new Promise(setImmediate)
  expect(begun).toHaveLength(1)
})

test('someone who joins after a load failed does not wait for the end of the pause', async () => {
  const { group, fail, answer, begun } = aGroup({ judgeError: () => null })
  const first = join(group, 'ann')
  for (let n = 0; n < 4; n += 1) await fail(new Error('away'))
  expect(begun).toHaveLength(4)
  const second = join(group, 'ben')
  expect(begun).toHaveLength(5)
  await answer('back')
  expect([first.shown, second.shown, first.refusals]).toEqual([['back'], ['back'], []])
})

test('a member whose sight changes gets nothing that was loaded before, and the others get what they are told', async () => {
  const { group, answer, begun } = aGroup({ viewOf: (whole) => ({ key: '', told: () => whole }) })
  const [one, other] = [join(group, 'ann'), join(group, 'ben')]
  await answer('first')
  group.reload()
  await until('the second load begins', () => begun.length === 2)
  group.reload([one.member])
  await answer('second')
  expect([one.shown, other.shown]).toEqual([['first'], ['first', 'second']])
  await answer('third')
  expect([one.shown, other.shown]).toEqual([
    ['first', 'third'],
    ['first', 'second', 'third'],
  ])
})

function ownPartsByHand() {
  const known = new Map<string, string>()
  const loads: PromiseWithResolvers<void>[] = []
  const nameOf = (viewer: Actor): string => (viewer.kind === 'visitor' ? '' : viewer.userId)
  const viewOf: ViewOf = (whole, viewer) => {
    const own = known.get(nameOf(viewer))
    return own === undefined ? null : { key: own, told: () => `${String(whole)} + ${own}` }
  }
  const ownParts: GroupOptions['ownParts'] = {
    enter: (viewer) => known.has(nameOf(viewer)),
    leave: () => undefined,
    forget: (viewer) => void known.delete(nameOf(viewer)),
    forgetAll: () => known.clear(),
    loadAlone: async (viewer) => {
      const load = Promise.withResolvers<void>()
      loads.push(load)
      await load.promise
      return known.has(nameOf(viewer))
    },
  }
  const bring = async (name: string, part: string | null): Promise<void> => {
    if (part !== null) known.set(name, part)
    loads.shift()?.resolve()
    await new Promise(setImmediate)
  }
  return { ownParts, viewOf, known, bring, loads }
}

const asPerson = (userId: string): Actor => ({
  kind: 'signed-in',
  userId,
  email: '',
  provider: 'password',
  sessionId: '',
  playerId: userId,
  lacksSecondFactor: false,
})

async function aListWithAnn() {
  const own = ownPartsByHand()
  const made = aGroup(own)
  own.known.set('ann', 'ann 1')
  const first = join(made.group, 'ann', asPerson('ann'))
  await made.answer('old')
  return { ...made, own, first, later: join(made.group, 'ben', asPerson('ben')) }
}

test('who comes to an answer that is current waits for their own part alone', async () => {
  const { own, begun, first, later } = await aListWithAnn()
  expect(later.shown).toEqual([])
  await own.bring('ben', 'ben 1')
  expect([first.shown, later.shown, begun.length]).toEqual([['old + ann 1'], ['old + ben 1'], 1])
})

test('an own part that knows of a change is never told with an answer from before it', async () => {
  const { group, answer, own, first, later } = await aListWithAnn()
  group.reload()
  await own.bring('ben', 'ben 2')
  expect(later.shown).toEqual([])
  await answer('new')
  expect([first.shown, later.shown]).toEqual([['old + ann 1', 'new + ann 1'], ['new + ben 2']])
})

test('an answer that was being loaded as the change came is not enough for the own part either', async () => {
  const { group, answer, own, begun, later } = await aListWithAnn()
  group.reload()
  await until('the second load begins', () => begun.length === 2)
  group.reload()
  await own.bring('ben', 'ben 3')
  await answer('between')
  expect(later.shown).toEqual([])
  await answer('new')
  expect(later.shown).toEqual(['new + ben 3'])
})

test('where the own part could not be loaded alone it is loaded with the answer', async () => {
  const { own, answer, begun, later } = await aListWithAnn()
  await own.bring('ben', null)
  await until('the second load begins', () => begun.length === 2)
  own.known.set('ben', 'ben 1')
  await answer('old')
  expect([later.shown, begun[1]]).toEqual([['old + ben 1'], 'refresh of ann, first of ben'])
})

test('who left before their own part came is sent nothing', async () => {
  const { group, own, begun, later } = await aListWithAnn()
  group.leave(later.member)
  await own.bring('ben', 'ben 1')
  expect([later.shown, begun.length]).toEqual([[], 1])
})

/** Long enough to be diffed. */
const aLongAnswer = (changed: number, of = 900) => ({
  title: 'Open',
  rows: Array.from({ length: of }, (_, at) => (at === 7 ? changed : at)),
})
const changedTo = (row: number) => ({ set: {}, cut: { rows: [[7, 1, [row]]] } })

test('who takes changes is sent the rows that changed, and everyone else the whole', async () => {
  const { group, answer } = aGroup()
  const taking = join(group, 'ann', { kind: 'visitor' }, { takesChanges: true })
  const other = join(group, 'ben')
  await answer(aLongAnswer(1))
  group.reload()
  await answer(aLongAnswer(2))
  expect(taking.shown).toEqual([aLongAnswer(1), changedTo(2)])
  expect(other.shown).toEqual([aLongAnswer(1), aLongAnswer(2)])
})

test('who missed a frame, or comes between two, is sent the whole', async () => {
  const { group, answer } = aGroup()
  const [held, there] = [
    join(group, 'ann', { kind: 'visitor' }, { takesChanges: true }),
    join(group, 'ben', { kind: 'visitor' }, { takesChanges: true }),
  ]
  await answer(aLongAnswer(1))
  held.member.isHeld = true
  for (const row of [2, 3]) {
    group.reload()
    await answer(aLongAnswer(row))
  }
  group.letGo(held.member)
  const late = join(group, 'cy', { kind: 'visitor' }, { takesChanges: true })
  expect(held.shown).toEqual([aLongAnswer(1), aLongAnswer(3)])
  expect(there.shown).toEqual([aLongAnswer(1), changedTo(2), changedTo(3)])
  expect(late.shown).toEqual([aLongAnswer(3)])
})

test('an answer that is short, changed in most of its rows, or of another store goes whole', async () => {
  const { group, answer } = aGroup()
  const { shown } = join(group, 'ann', { kind: 'visitor' }, { takesChanges: true })
  const answers = [
    aLongAnswer(1, 20),
    aLongAnswer(2, 20),
    aLongAnswer(3),
    { title: 'Open', rows: aLongAnswer(4).rows.map((row) => row + 1_000) },
  ]
  for (const one of answers) {
    group.reload()
    await answer(one)
  }
  group.forgetVersion()
  group.reload()
  await answer(aLongAnswer(5))
  expect(shown).toEqual([...answers, aLongAnswer(5)])
})
