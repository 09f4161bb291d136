// Builds live queue evenings for tests, with steps one minute apart.
import { decidePair, type PairStep } from '#domain/queue/pair-asks.ts'
import { decideQueue, type QueueStep } from '#domain/queue/queue-step.ts'
import {
  findMember,
  listLine,
  listSeated,
  openQueue,
  type LiveQueue,
  type QueueGame,
  type QueueMember,
  type QueueRule,
} from '#domain/queue/queue.ts'

export const minute = 60_000
export const fourOff: QueueRule = { kind: 'four-off', stay: 2, court: 1 }
export const winnersStay = (stay: number): QueueRule => ({ kind: 'winners-stay', stay, court: 1 })
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

type AnyStep = QueueStep | PairStep

export const decideAny = (queue: LiveQueue, step: AnyStep, now: number) =>
  step.kind === 'ask' || step.kind === 'agree' || step.kind === 'decline'
    ? decidePair(queue, step)
    : decideQueue(queue, step, now)

export function take(queue: LiveQueue, ...steps: AnyStep[]): LiveQueue {
  return steps.reduce((before, step, index) => {
    const decided = decideAny(before, step, (index + 1) * minute)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value
  }, queue)
}

export const open = (members: number, courts = 1, rule = fourOff): LiveQueue =>
  take(
    openQueue(
      rule,
      [],
      numbers(courts).map((court) => ({ court: court + 1, lane: null })),
    ),
    { kind: 'arrive', numbers: numbers(members), lane: 0 },
  )

/** The refusal's code, 'same' for a step without effect, or 'done'. */
export function tryStep(queue: LiveQueue, step: AnyStep): string {
  const decided = decideAny(queue, step, minute)
  if (!decided.ok) return decided.refusal.code
  return decided.value === queue ? 'same' : 'done'
}

export function gameOn(queue: LiveQueue, court = 1): QueueGame {
  const game = queue.courts.find((one) => one.court === court)?.game
  if (!game) throw new Error('There is no game.')
  return game
}

export const seatedOn = (queue: LiveQueue, court = 1): number[] =>
  sorted(listSeated(gameOn(queue, court)))

export const finish = (
  queue: LiveQueue,
  winner: 'a' | 'b' | null = null,
  court = 1,
): Extract<QueueStep, { kind: 'finish' }> => ({
  kind: 'finish',
  court,
  game: gameOn(queue, court).id,
  winner,
  points: null,
})

export const inLine = (queue: LiveQueue): number[] => listLine(queue).map(({ number }) => number)

export function memberOf(queue: LiveQueue, number: number): QueueMember {
  const member = findMember(queue, number)
  if (member === undefined) throw new Error(`There is no ${number}.`)
  return member
}
