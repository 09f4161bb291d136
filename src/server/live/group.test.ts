// What a subscriber of a group is sent, and when: loads end when the test says so.
import { expect, test, vi } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok } from '#domain/shared/result.ts'
import type { ViewOf } from './group-frames.ts'
import { createGroup, createMember, type Group, type Member } from './group.ts'
import { createLoadScheduler } from './load-scheduler.ts'

const places = { all: 1, refreshes: 1, firstsPerPerson: 1, refreshesPerPerson: 1 }

type Options = { judgeError?: (error: unknown) => Refusal | null; viewOf?: ViewOf | null }

function aGroup({
  judgeError = (error) => {
    throw error
  },
  viewOf = null,
}: Options = {}) {
  const loads: PromiseWithResolvers<string>[] = []
  const begun: string[] = []
  const answers: unknown[] = []
  const scheduler = createLoadScheduler(places)
  const group = createGroup({
    key: 'k1',
    frameOf: (text) => Buffer.from(text),
    viewOf,
    ownParts: null,
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
        const load = Promise.withResolvers<string>()
        loads.push(load)
        return { value: ok(await load.promise), version: begun.length }
      }, people),
  })
  const nextLoad = async (): Promise<PromiseWithResolvers<string>> =>
    vi.waitUntil(() => loads.shift())
  const answer = async (value: string): Promise<void> => {
    ;(await nextLoad()).resolve(value)
    await new Promise(setImmediate)
  }
  const fail = async (error: Error): Promise<void> => {
    ;(await nextLoad()).reject(error)
    await new Promise(setImmediate)
  }
  /** Keeps the one place busy until it is let go. */
  const block = (): (() => void) => {
    const held = Promise.withResolvers<void>()
    scheduler.schedule(() => held.promise, new Map([['other', 'first']]))
    return held.resolve
  }
  return { group, answer, fail, block, begun, answers, scheduler }
}

type Joined = { member: Member; shown: string[]; refusals: Refusal[] }

function join(group: Group, person = 'ann', viewer: Actor = { kind: 'visitor' }): Joined {
  const shown: string[] = []
  const refusals: Refusal[] = []
  const member = createMember(
    {
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
  await vi.waitFor(() => expect(begun).toHaveLength(1))
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
  await vi.waitUntil(() => begun.length === 1)
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
  await vi.waitUntil(() => begun.length === 2)
  group.reload([one.member])
  await answer('second')
  expect([one.shown, other.shown]).toEqual([['first'], ['first', 'second']])
  await answer('third')
  expect([one.shown, other.shown]).toEqual([
    ['first', 'third'],
    ['first', 'second', 'third'],
  ])
})
