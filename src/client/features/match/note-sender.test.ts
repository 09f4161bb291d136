// A scoreboard sends its newest score, one note at a time, and only while connected.
import { expect, test } from 'vitest'
import type { RunningScore } from '#domain/match/running-score.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { createNoteSender } from './note-sender.ts'

type Answer = Awaited<ReturnType<Parameters<typeof createNoteSender>[0]>>

const at = (a: number, b = 0): RunningScore => ({
  games: [],
  points: [a, b],
  serving: 'a',
  serverNumber: null,
})

const lost: Answer = { ok: false, refusal: { code: 'unavailable' } }

function aServer() {
  const waiting: ((answer: Answer) => void)[] = []
  const notes: string[] = []
  const sender = createNoteSender(({ points, seen }) => {
    notes.push(`${points.join('–')} after ${seen}`)
    return new Promise((resolve) => waiting.push(resolve))
  })
  return {
    sender,
    notes,
    answer: async (answer: Answer) => {
      waiting.shift()?.(answer)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
  }
}
const taken = (turn: number): Answer => ok({ turn, isTaken: true })
const late = (turn: number): Answer => ok({ turn, isTaken: false })

test('one note is on its way, and the newest follows it', async () => {
  const { sender, notes, answer } = aServer()
  sender.connect(true)
  for (const points of [1, 2, 3]) sender.tell(at(points))
  expect(notes).toEqual(['1–0 after 0'])
  await answer(taken(1))
  expect(notes).toEqual(['1–0 after 0', '3–0 after 1'])
  await answer(taken(2))
  expect(notes).toHaveLength(2)
})

test('without a connection nothing leaves; with one again the newest does', async () => {
  const { sender, notes } = aServer()
  for (const points of [1, 2, 3]) sender.tell(at(points))
  expect(notes).toEqual([])
  sender.connect(true)
  expect(notes).toEqual(['3–0 after 0'])
})

test('what another phone noted is known from the screen, and an older note of this one is left', async () => {
  const { sender, notes, answer } = aServer()
  sender.connect(true)
  sender.learn(7)
  sender.tell(at(4))
  expect(notes).toEqual(['4–0 after 7'])
  await answer(late(9))
  expect(notes).toHaveLength(1)
  sender.tell(at(5))
  expect(notes.at(-1)).toBe('5–0 after 9')
})

test('a note whose answer was lost may have been taken: the next one leaves again with its turn', async () => {
  const { sender, notes, answer } = aServer()
  sender.connect(true)
  sender.tell(at(1))
  await answer(lost)
  expect(notes).toEqual(['1–0 after 0'])
  sender.tell(at(2))
  await answer(late(1))
  expect(notes).toEqual(['1–0 after 0', '2–0 after 0', '2–0 after 1'])
  await answer(taken(2))
  expect(notes).toHaveLength(3)
})

test('what had no answer leaves again when the connection comes back', async () => {
  const { sender, notes, answer } = aServer()
  sender.connect(true)
  sender.tell(at(1))
  await answer(lost)
  sender.connect(false)
  sender.connect(true)
  expect(notes).toEqual(['1–0 after 0', '1–0 after 0'])
})

test('after too many notes the next tap tries again; once the match has a result, none does', async () => {
  const { sender, notes, answer } = aServer()
  sender.connect(true)
  sender.tell(at(1))
  await answer(refuse('too-many-requests', { seconds: 1 }))
  sender.tell(at(2))
  await answer(refuse('match-reported'))
  sender.tell(at(3))
  sender.connect(true)
  expect(notes).toEqual(['1–0 after 0', '2–0 after 0'])
})
