// Steps of the live queue. A step names the court's game or the member's place that its screen
// showed, so a step that arrives twice, late or from a second organizer has no effect or is
// refused.
import { isSame } from '../match-list/list-change.ts'
import { refuse, ok, type Result } from '../shared/result.ts'
import { endGame, stop } from './end-game.ts'
import { fillCourts } from './fill-courts.ts'
import { entrust, type EntrustStep } from './going-home.ts'
import { seatInstead, swapMembers } from './line-edit.ts'
import { endStaleAsks, makePair } from './pair-asks.ts'
import {
  countLanes,
  findMember,
  joinLanes,
  listLine,
  listSeated,
  queueMembersMax,
  toEndOfLine,
  withMember,
  withMembers,
  type LiveQueue,
  type QueueMember,
  type QueueRule,
  type QueueSide,
} from './queue.ts'

/**
 * arrive: to the end of the line, new or back. skip: a called member is absent, and the next takes
 * the seat. move: before `before`, or to the end of the line. rule: `lanes` has the lane of each
 * member who changes it.
 */
export type QueueStep =
  | { kind: 'arrive'; numbers: readonly number[]; lane: number }
  | { kind: 'pause' | 'resume' | 'leave' | 'skip'; number: number }
  | {
      kind: 'finish'
      court: number
      game: number
      winner: QueueSide | null
      points: readonly [number, number] | null
    }
  | { kind: 'move'; number: number; before: number | null }
  | { kind: 'swap'; number: number; with: number }
  | { kind: 'pair'; number: number; with: number | null }
  | { kind: 'apart'; number: number; with: number; isApart: boolean }
  | EntrustStep
  | { kind: 'lane'; number: number; lane: number }
  | { kind: 'courts'; courts: readonly { court: number; lane: number | null }[] }
  | {
      kind: 'rule'
      rule: QueueRule
      levels: readonly number[]
      keepsLanes?: boolean | undefined
      lanes: readonly { number: number; lane: number }[]
    }

export type QueueStepRefusal = 'player-not-found' | 'queue-changed' | 'event-full'

type Decided = Result<LiveQueue, QueueStepRefusal>

/**
 * Returns the same object when the step changes no state. After any change, free courts take the
 * next four.
 */
export function decideQueue(queue: LiveQueue, step: QueueStep, now: number): Decided {
  const decided = decideStep(queue, step, now)
  return decided.ok && decided.value !== queue
    ? ok(endStaleAsks(fillCourts(decided.value, now)))
    : decided
}

function decideStep(queue: LiveQueue, step: QueueStep, now: number): Decided {
  if (isMemberStep(step)) {
    const member = findMember(queue, step.number)
    return member === undefined
      ? refuse('player-not-found')
      : decideMember(queue, member, step, now)
  }
  switch (step.kind) {
    case 'arrive':
      return arrive(queue, step, now)
    case 'finish':
      return finish(queue, step, now)
    case 'apart':
      return setApart(queue, step)
    case 'courts':
      return ok(unlessSame(queue, setCourts(queue, step.courts)))
    case 'rule':
      return ok(unlessSame(queue, setRule(queue, step)))
    case 'swap':
      return swapMembers(queue, step.number, step.with, now)
    case 'pair':
      return pair(queue, step)
    case 'entrust':
      return entrust(queue, step)
    default:
      return step satisfies never
  }
}

const unlessSame = (before: LiveQueue, after: LiveQueue): LiveQueue =>
  isSame(before, after) ? before : after

type MemberStep = Extract<
  QueueStep,
  { kind: 'pause' | 'resume' | 'leave' | 'skip' | 'move' | 'lane' }
>

const memberSteps: ReadonlySet<QueueStep['kind']> = new Set<MemberStep['kind']>([
  'pause',
  'resume',
  'leave',
  'skip',
  'move',
  'lane',
])

const isMemberStep = (step: QueueStep): step is MemberStep => memberSteps.has(step.kind)

function decideMember(
  queue: LiveQueue,
  member: QueueMember,
  step: MemberStep,
  now: number,
): Decided {
  switch (step.kind) {
    case 'pause':
    case 'leave':
      return ok(goAway(queue, member, step.kind, now))
    case 'resume':
      return ok(resume(queue, member, now))
    case 'skip':
      return skip(queue, member, now)
    case 'move':
      return move(queue, member, step.before)
    case 'lane':
      return ok(
        member.lane === step.lane || step.lane >= countLanes(queue)
          ? queue
          : withMember(unpair(queue, member), member.number, { lane: step.lane }),
      )
    default:
      return step satisfies never
  }
}

function arrive(
  queue: LiveQueue,
  { numbers, lane }: Extract<QueueStep, { kind: 'arrive' }>,
  now: number,
): Decided {
  const asked = [...new Set(numbers)]
  const unknown = asked.filter((number) => findMember(queue, number) === undefined)
  if (queue.members.length + unknown.length > queueMembersMax) return refuse('event-full')
  const known: LiveQueue = {
    ...queue,
    members: [
      ...queue.members,
      ...unknown.map((number) => newMember(number, Math.min(lane, countLanes(queue) - 1), now)),
    ].toSorted((one, other) => one.number - other.number),
  }
  const coming = asked.filter((number) => {
    const state = findMember(known, number)?.state
    return state === 'left' || state === 'paused'
  })
  return ok(coming.length === 0 ? queue : toEndOfLine(known, coming, now))
}

const newMember = (number: number, lane: number, now: number): QueueMember => ({
  number,
  state: 'left',
  place: 0,
  since: now,
  called: 0,
  lane,
  partner: null,
  lastPartner: null,
  games: 0,
  wins: 0,
  row: 0,
  longest: 0,
  next: null,
  host: null,
})

/**
 * Idempotent; refused for a game that is over or not started. A lost court is gone after its last
 * game, so any game of the past there is over.
 */
function finish(
  queue: LiveQueue,
  { court, game, winner, points }: Extract<QueueStep, { kind: 'finish' }>,
  now: number,
): Decided {
  const known = queue.courts.find((one) => one.court === court)
  if (known?.game?.id === game)
    return ok(endGame(queue, known, known.game, { winner, points, now }))
  const isLostCourt = known === undefined && game < queue.nextGame && !isOnCourt(queue, game)
  return isLostCourt || known?.last?.id === game ? ok(queue) : refuse('queue-changed')
}

const isOnCourt = ({ courts }: LiveQueue, id: number): boolean =>
  courts.some(({ game }) => game?.id === id)

function goAway(
  queue: LiveQueue,
  member: QueueMember,
  next: 'pause' | 'leave',
  now: number,
): LiveQueue {
  const goal = next === 'pause' ? 'paused' : 'left'
  if (member.state === goal || (member.state === 'left' && next === 'pause')) return queue
  if (member.state === 'playing')
    return member.next === next ? queue : withMember(queue, member.number, { next })
  return stop(queue, { ...member, next }, now)
}

const resume = (queue: LiveQueue, { number, state, next }: QueueMember, now: number): LiveQueue => {
  if (state === 'playing') return next === null ? queue : withMember(queue, number, { next: null })
  return state === 'waiting' ? queue : toEndOfLine(queue, [number], now)
}

function skip(queue: LiveQueue, member: QueueMember, now: number): Decided {
  if (member.state !== 'playing') return refuse('queue-changed')
  return ok(seatInstead(queue, member, now))
}

function move(queue: LiveQueue, member: QueueMember, before: number | null): Decided {
  if (member.state !== 'waiting') return refuse('queue-changed')
  const line = listLine(queue).filter(({ number }) => number !== member.number)
  const index = before === null ? line.length : line.findIndex(({ number }) => number === before)
  if (index < 0) return before === member.number ? ok(queue) : refuse('queue-changed')
  const [ahead, behind] = [line[index - 1]?.place, line[index]?.place]
  if (behind === undefined)
    return ok({
      ...withMember(queue, member.number, { place: queue.turn }),
      turn: queue.turn + 1,
    })
  const place = ((ahead ?? behind - 1) + behind) / 2
  return ok(withMember(queue, member.number, { place }))
}

const unpair = (queue: LiveQueue, { number, partner }: QueueMember): LiveQueue =>
  partner === null
    ? queue
    : withMember(withMember(queue, partner, { partner: null }), number, { partner: null })

function pair(
  queue: LiveQueue,
  { number, with: other }: Extract<QueueStep, { kind: 'pair' }>,
): Decided {
  const one = findMember(queue, number)
  const two = other === null ? null : findMember(queue, other)
  if (one === undefined || two === undefined || one === two) return refuse('player-not-found')
  if (two === null) return ok(unpair(queue, one))
  if (one.partner === two.number) return ok(queue)
  if (one.lane !== two.lane || [one, two].some(({ state }) => isAway(state)))
    return refuse('queue-changed')
  return ok(makePair(unpair(unpair(queue, one), two), one.number, two.number))
}

const isAway = (state: QueueMember['state']): boolean => state === 'paused' || state === 'left'

function setApart(
  queue: LiveQueue,
  { number, with: other, isApart }: Extract<QueueStep, { kind: 'apart' }>,
): Decided {
  const one = findMember(queue, number)
  if (one === undefined || findMember(queue, other) === undefined || number === other)
    return refuse('player-not-found')
  const pairOf = [Math.min(number, other), Math.max(number, other)] as const
  const rest = queue.apart.filter(([a, b]) => a !== pairOf[0] || b !== pairOf[1])
  const isKnown = rest.length < queue.apart.length
  if (isKnown === isApart) return ok(queue)
  const alone = isApart && one.partner === other ? unpair(queue, one) : queue
  return ok({ ...alone, apart: isApart ? [...rest, pairOf] : rest })
}

function setCourts(
  queue: LiveQueue,
  courts: Extract<QueueStep, { kind: 'courts' }>['courts'],
): LiveQueue {
  const wanted = new Map(courts.map(({ court, lane }) => [court, lane]))
  const known = queue.courts
    .filter(({ court, game }) => wanted.has(court) || game !== null)
    .map((court) => ({
      ...court,
      isOpen: wanted.has(court.court),
      lane: toLane(queue, wanted.get(court.court) ?? null),
    }))
  const added = [...wanted]
    .filter(([court]) => known.every((one) => one.court !== court))
    .map(([court, lane]) => ({
      court,
      lane: toLane(queue, lane),
      isOpen: true,
      game: null,
      last: null,
    }))
  return {
    ...queue,
    courts: [...known, ...added].toSorted((one, other) => one.court - other.court),
  }
}

const toLane = (queue: LiveQueue, lane: number | null): number | null =>
  lane === null ? null : Math.min(lane, countLanes(queue) - 1)

function setRule(
  queue: LiveQueue,
  { rule, levels, keepsLanes, lanes }: Extract<QueueStep, { kind: 'rule' }>,
): LiveQueue {
  const wanted = new Map(lanes.map(({ number, lane }) => [number, lane]))
  return joinLanes({
    ...withMembers(queue, (member) => {
      const lane = wanted.get(member.number) ?? member.lane
      return lane === member.lane ? member : { ...member, lane }
    }),
    rule,
    levels,
    keepsLanes: keepsLanes ?? queue.keepsLanes,
  })
}

export function listCalled(before: LiveQueue, after: LiveQueue): number[] {
  const were = new Map(
    before.courts.flatMap(({ court, game }) =>
      game === null ? [] : listSeated(game).map((number) => [number, court] as const),
    ),
  )
  return after.courts.flatMap(({ court, game }) =>
    game === null ? [] : listSeated(game).filter((number) => were.get(number) !== court),
  )
}
