// The live queue of open play: one line, courts that take the next four, and the rule for ended
// games. Immutable: each step returns a new queue.

/**
 * four-off: all four go to the end of the line. winners-stay: winners stay, split, for at most
 * `stay` games in a row. challenge: on court `court` a side stays together until beaten or `stay`
 * games; other courts are four-off.
 */
export const queueRuleKinds = ['four-off', 'winners-stay', 'challenge'] as const
export type QueueRuleKind = (typeof queueRuleKinds)[number]
export type QueueRule = { kind: QueueRuleKind; stay: number; court: number }

export const queueStates = ['open', 'closed'] as const
export type QueueState = (typeof queueStates)[number]
export const queueMemberStates = ['waiting', 'playing', 'paused', 'left'] as const
export type QueueMemberState = (typeof queueMemberStates)[number]

export const queueMembersMax = 300
export const queueLanesMax = 4
export const queueStayMax = 5
export const queuePointsMax = 99
/** Ending a game younger than this asks for confirmation if another just ended. */
export const doneAskedMs = 60_000

export const seatsOfCourt = 4

/**
 * place: order in line, lower is earlier. since: start of their state, in ms. called: the turn when
 * last called, on the scale of places. row: consecutive games without leaving the court. next:
 * state after the current game. host: of a guest whose own host went home.
 */
export type QueueMember = {
  number: number
  state: QueueMemberState
  place: number
  since: number
  called: number
  lane: number
  partner: number | null
  lastPartner: number | null
  games: number
  wins: number
  row: number
  longest: number
  next: 'pause' | 'leave' | null
  host: number | null
}

/** by asks to. declined: by doesn't ask to again. over: agreed, taken back or no longer possible. */
export const pairAskStates = ['open', 'declined', 'over'] as const
export type PairAsk = { by: number; to: number; state: (typeof pairAskStates)[number] }

export type QueueSide = 'a' | 'b'
/** Ids are never reused, even after an undo. */
export type QueueGame = { id: number; a: readonly number[]; b: readonly number[]; started: number }
export type EndedGame = Omit<QueueGame, 'started'> & {
  winner: QueueSide | null
  points: readonly [number, number] | null
}

/**
 * lane null: the court takes the lane that has waited longest. A closed court finishes its game.
 */
export type QueueCourt = {
  court: number
  lane: number | null
  isOpen: boolean
  game: QueueGame | null
  last: EndedGame | null
}

/**
 * levels: lower bound of each lane but the first. keepsLanes: small lanes stay separate. turn and
 * nextGame only grow. asks: of the whole evening. lengths: of the last games, in ms. waits: of calls so far, in ms.
 */
export type LiveQueue = {
  rule: QueueRule
  levels: readonly number[]
  keepsLanes: boolean
  courts: readonly QueueCourt[]
  members: readonly QueueMember[]
  apart: readonly (readonly [number, number])[]
  asks: readonly PairAsk[]
  turn: number
  nextGame: number
  lengths: readonly number[]
  waits: { shortest: number; longest: number } | null
}

export const openQueue = (
  rule: QueueRule,
  levels: readonly number[],
  courts: readonly { court: number; lane: number | null }[],
): LiveQueue => ({
  rule,
  levels,
  keepsLanes: false,
  courts: courts.map(({ court, lane }) => ({ court, lane, isOpen: true, game: null, last: null })),
  members: [],
  apart: [],
  asks: [],
  turn: 1,
  nextGame: 1,
  lengths: [],
  waits: null,
})

export const countLanes = ({ levels }: Pick<LiveQueue, 'levels'>): number => levels.length + 1

export const toLevelLane = ({ levels }: Pick<LiveQueue, 'levels'>, skill: number | null): number =>
  levels.filter((level) => skill !== null && skill >= level).length

export const findMember = ({ members }: LiveQueue, number: number): QueueMember | undefined =>
  members.find((member) => member.number === number)

export const listSeated = ({ a, b }: Pick<QueueGame, 'a' | 'b'>): number[] => [...a, ...b]

export const listLine = ({ members }: Pick<LiveQueue, 'members'>): QueueMember[] =>
  members
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => one.place - other.place || one.number - other.number)

export function withMembers(
  queue: LiveQueue,
  change: (member: QueueMember) => QueueMember,
): LiveQueue {
  return { ...queue, members: queue.members.map(change) }
}

export const withMember = (
  queue: LiveQueue,
  number: number,
  part: Partial<QueueMember>,
): LiveQueue =>
  withMembers(queue, (member) => (member.number === number ? { ...member, ...part } : member))

/** Members and courts of removed lanes join the last one. A pair across two lanes is dissolved. */
export function joinLanes(queue: LiveQueue): LiveQueue {
  const last = countLanes(queue) - 1
  const joined = withMembers(queue, (member) =>
    member.lane > last ? { ...member, lane: last } : member,
  )
  const laneOf = new Map(joined.members.map(({ number, lane }) => [number, lane]))
  return {
    ...withMembers(joined, (member) =>
      member.partner === null || laneOf.get(member.partner) === member.lane
        ? member
        : { ...member, partner: null },
    ),
    courts: queue.courts.map((court) =>
      court.lane !== null && court.lane > last ? { ...court, lane: last } : court,
    ),
  }
}

export const withCourt = (
  queue: LiveQueue,
  court: number,
  part: Partial<QueueCourt>,
): LiveQueue => ({
  ...queue,
  courts: queue.courts.map((known) => (known.court === court ? { ...known, ...part } : known)),
})

export const toEndOfLine = (queue: LiveQueue, numbers: readonly number[], now: number): LiveQueue =>
  numbers.reduce(
    (line, number) => ({
      ...withMember(line, number, {
        state: 'waiting',
        place: line.turn,
        since: now,
        row: 0,
        next: null,
      }),
      turn: line.turn + 1,
    }),
    queue,
  )
