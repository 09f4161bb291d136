// What a subscriber of a group is sent, and when: loads end when the test says so.
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/shared/result.ts'
import { createGroup, type Group, type Member } from './group.ts'

function aGroup() {
  const loads: ((value: string) => void)[] = []
  const group = createGroup({
    key: 'k1', frameOf: (text) => Buffer.from(text), onFrame: () => undefined, onEmpty: () => undefined, onError: (error) => { throw error },
    load: () => new Promise((resolve) => { loads.push((value) => resolve({ value: ok(value), version: loads.length })) }),
  })
  const answer = async (value: string): Promise<void> => {
    const loaded = await vi.waitUntil(() => loads.shift())
    loaded(value)
    await new Promise(setImmediate)
  }
  return { group, answer }
}

function join(group: Group): { shown: string[] } {
  const shown: string[] = []
  const member: Member = {
    isHeld: false, frame: null, since: 0,
    subscriber: { subscribed: () => undefined, refused: () => undefined, send: (frame) => { shown.push((JSON.parse(frame.toString()) as { data: string }).data) } },
  }
  group.join(member)
  return { shown }
}

test('who comes after a change was woken is never shown what was before it', async () => {
  const { group, answer } = aGroup()
  const first = join(group)
  await answer('before')
  group.wake()
  const later = join(group)
  expect(later.shown).toEqual([])
  await answer('after')
  expect([first.shown, later.shown]).toEqual([['before', 'after'], ['after']])
})

test('a load that began before the change is not enough for who comes after it', async () => {
  const { group, answer } = aGroup()
  const first = join(group)
  group.wake()
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
  group.wake()
  const later = join(group)
  await answer('same')
  expect([first.shown, later.shown]).toEqual([['same'], ['same']])
  expect(join(group).shown).toEqual(['same'])
})
