// A live queue of one court and eight players, by the rules of the product.
import { decideQueue, type QueueStep } from '#domain/queue/queue-step.ts'
import { listLine, openQueue, type LiveQueue, type QueueSide } from '#domain/queue/queue.ts'

const players = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana']
const court = 1
const rule = { kind: 'winners-stay', stay: 2, court } as const

export type DemoGame = { a: string[]; b: string[]; next: string[] }

export const openDemoQueue = (now: number): LiveQueue =>
  decide(
    openQueue(rule, [], [{ court, lane: null }]),
    { kind: 'arrive', numbers: [...players.keys()], lane: 0 },
    now,
  )

export function endDemoGame(queue: LiveQueue, winner: QueueSide, now: number): LiveQueue {
  const game = queue.courts[0]?.game?.id ?? 0
  return decide(queue, { kind: 'finish', court, game, winner, points: null }, now)
}

export function nameDemoGame(queue: LiveQueue): DemoGame {
  const { a = [], b = [] } = queue.courts[0]?.game ?? {}
  const nameAll = (numbers: readonly number[]) => numbers.map((number) => players[number] ?? '')
  return {
    a: nameAll(a),
    b: nameAll(b),
    next: nameAll(listLine(queue).map(({ number }) => number)),
  }
}

function decide(queue: LiveQueue, step: QueueStep, now: number): LiveQueue {
  const decided = decideQueue(queue, step, now)
  return decided.ok ? decided.value : queue
}
