import { expect, test } from 'vitest'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { createRelationWishes } from './relation-wishes.ts'

function aWorld() {
  const sent: string[] = []
  const answers: ((answer: Result<unknown> | 'waiting') => void)[] = []
  const settled: (() => void)[] = []
  const refused: string[] = []
  const wishes = createRelationWishes({
    send: (kind, playerId, isOn) => {
      sent.push(`${kind} ${playerId} ${isOn}`)
      return new Promise((resolve) => {
        answers.push(resolve)
      })
    },
    onRefused: ({ code }) => void refused.push(code),
    settle: (then) => void settled.push(then),
  })
  const answer = async (result: Result<unknown> | 'waiting') => {
    answers.shift()?.(result)
    await new Promise(setImmediate)
  }
  return { wishes, sent, settled, refused, answer }
}

test('a tap shows at once, and until the live data has caught up', async () => {
  const { wishes, sent, settled, answer } = aWorld()
  wishes.set('friend', 'ben', true)
  expect(wishes.wished('friend', 'ben')).toBe(true)
  expect(wishes.wished('favorite', 'ben')).toBeUndefined()
  await answer(ok(null))
  expect(wishes.wished('friend', 'ben')).toBe(true)
  settled[0]?.()
  expect(wishes.wished('friend', 'ben')).toBeUndefined()
  expect(sent).toEqual(['friend ben true'])
})

test('of quick taps the last one counts, and the server hears one at a time', async () => {
  const { wishes, sent, answer } = aWorld()
  for (const isOn of [true, false, true, false]) wishes.set('favorite', 'ben', isOn)
  expect(sent).toEqual(['favorite ben true'])
  expect(wishes.wished('favorite', 'ben')).toBe(false)
  await answer(ok(null))
  expect(sent).toEqual(['favorite ben true', 'favorite ben false'])
  await answer(ok(null))
  expect(sent).toHaveLength(2)
  expect(wishes.wished('favorite', 'ben')).toBe(false)
})

test('taps that end where they began send nothing more', async () => {
  const { wishes, sent, answer } = aWorld()
  for (const isOn of [true, false, true]) wishes.set('friend', 'ben', isOn)
  await answer(ok(null))
  expect(sent).toEqual(['friend ben true'])
})

test('a refusal takes the wish back and is told once', async () => {
  const { wishes, refused, answer } = aWorld()
  let changes = 0
  wishes.onChange(() => {
    changes += 1
  })
  wishes.set('friend', 'ghost', true)
  await answer(refuse('player-not-found'))
  expect(wishes.wished('friend', 'ghost')).toBeUndefined()
  expect(refused).toEqual(['player-not-found'])
  expect(changes).toBe(2)
})

test('a settling of an older tap does not end a newer one', async () => {
  const { wishes, settled, answer } = aWorld()
  wishes.set('friend', 'ben', true)
  await answer(ok(null))
  wishes.set('friend', 'ben', false)
  settled[0]?.()
  expect(wishes.wished('friend', 'ben')).toBe(false)
})

test('a wish that waits for a connection is left to the outbox, the last one last', async () => {
  const { wishes, sent, refused, answer } = aWorld()
  for (const isOn of [true, false]) wishes.set('friend', 'ben', isOn)
  await answer('waiting')
  await answer('waiting')
  expect(sent).toEqual(['friend ben true', 'friend ben false'])
  expect(wishes.wished('friend', 'ben')).toBeUndefined()
  expect(refused).toEqual([])
})
