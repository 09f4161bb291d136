import { expect, test } from 'vitest'
import { visitor, type Actor } from '#domain/access/actor.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { createCallsAtOnce } from './calls-at-once.ts'

const person = (userId: string): Actor => ({
  kind: 'signed-in',
  userId,
  playerId: userId,
  email: '',
  provider: 'email',
  sessionId: userId,
  lacksSecondFactor: false,
})
const tooMany = refuse('too-many-requests', { seconds: 2 })

function heldCalls() {
  const atOnce = createCallsAtOnce({
    account: { running: 1, waiting: 2 },
    address: { running: 2, waiting: 1 },
  })
  const running: { name: string; end: () => void }[] = []
  const call = (actor: Actor, address: string, name: string) =>
    atOnce.run(
      actor,
      address,
      () =>
        new Promise((resolve) => {
          running.push({ name, end: () => resolve(ok(name)) })
        }),
    )
  return { call, running, names: () => running.map(({ name }) => name) }
}
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

test('of an account so many run, so many wait, and one more is refused with the seconds to wait', async () => {
  const { call, running, names } = heldCalls()
  const ann = person('ann')
  const asked = ['1', '2', '3', '4'].map((name, index) => call(ann, `198.51.100.${index}`, name))
  expect(await asked[3]).toEqual(tooMany)
  await settle()
  expect(names()).toEqual(['1'])
  running[0]?.end()
  await settle()
  expect(names()).toEqual(['1', '2'])
  const later = call(ann, '198.51.100.1', '5')
  for (const _one of asked) {
    await settle()
    for (const { end } of running) end()
  }
  expect(await Promise.all([...asked.slice(0, 3), later])).toEqual([
    ok('1'),
    ok('2'),
    ok('3'),
    ok('5'),
  ])
})

test('another account at the same address waits for nobody', async () => {
  const { call, names } = heldCalls()
  for (const name of ['1', '2', '3']) void call(person('ann'), '198.51.100.1', name)
  void call(person('ben'), '198.51.100.1', 'ben')
  await settle()
  expect(names()).toEqual(['1', 'ben'])
})

test('visitors are bounded by their address', async () => {
  const { call, names } = heldCalls()
  for (const name of ['1', '2', '3']) void call(visitor, '198.51.100.1', name)
  expect(await call(visitor, '198.51.100.1', '4')).toEqual(tooMany)
  void call(visitor, '198.51.100.2', 'elsewhere')
  await settle()
  expect(names()).toEqual(['1', '2', 'elsewhere'])
})

test('a call that throws gives its place back', async () => {
  const atOnce = createCallsAtOnce({
    account: { running: 1, waiting: 0 },
    address: { running: 1, waiting: 0 },
  })
  await expect(atOnce.run(visitor, 'a', () => Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  )
  expect(await atOnce.run(visitor, 'a', () => Promise.resolve(ok(1)))).toEqual(ok(1))
})
