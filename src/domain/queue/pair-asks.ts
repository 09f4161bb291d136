// Players in line who ask each other to play together. The pair begins when the other agrees, and a
// "no" is final for the evening.
import { refuse, ok, type Result } from '../shared/result.ts'
import { areApart } from './pick-next.ts'
import { findMember, withMember, type LiveQueue, type QueueMember } from './queue.ts'

/** How often one player may ask in an evening. */
export const pairAsksMax = 6

export type PairStep =
  | { kind: 'ask'; number: number; with: number | null }
  | { kind: 'agree'; number: number; with: number }
  | { kind: 'decline'; number: number; with: number }

export type PairRefusal = 'player-not-found' | 'pair-not-possible' | 'too-many-pair-asks'

type Decided = Result<LiveQueue, PairRefusal>

type Pairable = Pick<QueueMember, 'number' | 'lane' | 'state' | 'next' | 'partner'>

const isFree = ({ state, next, partner }: Pairable): boolean =>
  (state === 'waiting' || state === 'playing') && next === null && partner === null

export const canPair = (one: Pairable | undefined, other: Pairable | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.number !== other.number &&
  one.lane === other.lane &&
  isFree(one) &&
  isFree(other)

export const makePair = (queue: LiveQueue, one: number, other: number): LiveQueue =>
  withMember(withMember(queue, one, { partner: other }), other, { partner: one })

const findOpen = ({ asks }: LiveQueue, by: number, to: number) =>
  asks.find((ask) => ask.state === 'open' && ask.by === by && ask.to === to)

function endAsks(
  queue: LiveQueue,
  isEnded: (ask: LiveQueue['asks'][number]) => boolean,
  state: 'declined' | 'over',
): LiveQueue {
  if (!queue.asks.some((ask) => ask.state === 'open' && isEnded(ask))) return queue
  return {
    ...queue,
    asks: queue.asks.map((ask) => (ask.state === 'open' && isEnded(ask) ? { ...ask, state } : ask)),
  }
}

export const endStaleAsks = (queue: LiveQueue): LiveQueue =>
  endAsks(queue, ({ by, to }) => !canPair(findMember(queue, by), findMember(queue, to)), 'over')

/**
 * Asking someone else takes the open question back, and asking whoever asked me says yes. Those kept
 * apart get the refusal that busy players get, because only organizers know of it.
 */
function ask(queue: LiveQueue, number: number, other: number | null): Decided {
  if (other === null) return ok(endAsks(queue, ({ by }) => by === number, 'over'))
  if (findOpen(queue, number, other) !== undefined) return ok(queue)
  const isPossible =
    canPair(findMember(queue, number), findMember(queue, other)) && !areApart(queue, number, other)
  if (!isPossible) return refuse('pair-not-possible')
  if (findOpen(queue, other, number) !== undefined) return ok(makePair(queue, number, other))
  const mine = queue.asks.filter(({ by }) => by === number)
  if (mine.some(({ to, state }) => to === other && state === 'declined'))
    return refuse('pair-not-possible')
  if (mine.length >= pairAsksMax) return refuse('too-many-pair-asks', { n: pairAsksMax })
  const alone = endAsks(queue, ({ by }) => by === number, 'over')
  return ok({ ...alone, asks: [...alone.asks, { by: number, to: other, state: 'open' }] })
}

export function decidePair(queue: LiveQueue, step: PairStep): Decided {
  const decided = decide(queue, step)
  return decided.ok ? ok(endStaleAsks(decided.value)) : decided
}

function decide(queue: LiveQueue, step: PairStep): Decided {
  if (findMember(queue, step.number) === undefined) return refuse('player-not-found')
  if (step.kind === 'ask') return ask(queue, step.number, step.with)
  const { number, with: other } = step
  if (findOpen(queue, other, number) === undefined)
    return findMember(queue, number)?.partner === other || step.kind === 'decline'
      ? ok(queue)
      : refuse('pair-not-possible')
  if (step.kind === 'decline')
    return ok(endAsks(queue, ({ by, to }) => by === other && to === number, 'declined'))
  return areApart(queue, number, other)
    ? refuse('pair-not-possible')
    : ok(makePair(queue, number, other))
}

export const listOpenAsks = ({ asks }: LiveQueue): { by: number; to: number }[] =>
  asks.flatMap(({ by, to, state }) => (state === 'open' ? [{ by, to }] : []))
