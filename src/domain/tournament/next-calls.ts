// The matches that a tournament's desk calls next: in planned order, but never with anyone on
// court, resting or absent.

/**
 * isReady: both sides known, not played, not on a court. absent: people not checked in. left:
 * people who went home. plannedStart in ms.
 */
export type DeskMatch = {
  key: string
  division: string
  plannedStart: number | null
  plannedCourt: number | null
  people: readonly string[]
  isReady: boolean
  court: number | null
  absent: number
  left: number
}

/** lastEnded: the end of each person's last match (ms). */
export type CallDesk = {
  matches: readonly DeskMatch[]
  courts: readonly number[]
  restMinutes: number
  lastEnded: ReadonlyMap<string, number>
}

/**
 * nothing: the match can be called. players-next: its people are called to another match first.
 * left: someone went home, so it can't be called.
 */
export type CallWait =
  | 'nothing'
  | 'left'
  | 'rest'
  | 'court'
  | 'players-on-court'
  | 'players-next'
  | 'check-in'

/**
 * court: null when it can't be called. readyAt: when everyone in it has rested (ms), a lower bound
 * while some are on court; 0 when no one has played.
 */
export type NextCall = {
  key: string
  court: number | null
  readyAt: number
  waitsFor: readonly CallWait[]
}

/** By match key. In a division without any check-ins everyone counts as present. */
export function countAbsent(
  matches: readonly Pick<DeskMatch, 'key' | 'division' | 'people'>[],
  isHere: (person: string) => boolean,
): ReadonlyMap<string, number> {
  const checksIn = new Set(
    matches.flatMap(({ division, people }) => (people.some(isHere) ? [division] : [])),
  )
  return new Map(
    matches.map(({ key, division, people }) => [
      key,
      checksIn.has(division) ? people.filter((person) => !isHere(person)).length : 0,
    ]),
  )
}

type Candidate = { match: DeskMatch; readyAt: number; waitsFor: CallWait[] }

const minuteMs = 60_000

/**
 * All ready matches: callable ones first, then the rest, each in planned order. A free court gets
 * the earliest match whose people are present, free and rested; people already called count as on
 * court.
 */
export function listNextCalls(desk: CallDesk, now: number): NextCall[] {
  const onCourt = desk.matches.filter(({ court }) => court !== null)
  const taken = new Set(onCourt.map(({ court }) => court))
  const free = desk.courts.filter((court) => !taken.has(court))
  const busy = new Set(onCourt.flatMap(({ people }) => people))
  const candidates = desk.matches
    .filter(({ isReady, court }) => isReady && court === null)
    .toSorted(comparePlanned)
    .map((match) => toCandidate(match, desk, busy, now))
  const called = pickCalled(candidates, free.length)
  const courts = giveFreeCourts(called, free)
  const calls = new Set(called)
  return [...called, ...candidates.filter((candidate) => !calls.has(candidate))].map(
    ({ match, readyAt, waitsFor }) => ({
      key: match.key,
      court: courts.get(match.key) ?? null,
      readyAt,
      waitsFor,
    }),
  )
}

const comparePlanned = (one: DeskMatch, other: DeskMatch): number =>
  compareNumbers(one.plannedStart ?? Infinity, other.plannedStart ?? Infinity) ||
  compareNumbers(one.plannedCourt ?? Infinity, other.plannedCourt ?? Infinity) ||
  (one.key < other.key ? -1 : 1)

const compareNumbers = (one: number, other: number): number =>
  one === other ? 0 : one < other ? -1 : 1

function toCandidate(
  match: DeskMatch,
  { restMinutes, lastEnded }: CallDesk,
  busy: ReadonlySet<string>,
  now: number,
): Candidate {
  const isOnCourt = match.people.some((person) => busy.has(person))
  const rested = match.people.map((person) =>
    lastEnded.has(person) ? (lastEnded.get(person) ?? 0) + restMinutes * minuteMs : 0,
  )
  const readyAt = Math.max(0, ...rested, isOnCourt ? now + restMinutes * minuteMs : 0)
  const waitsFor: CallWait[] = []
  if (match.left > 0) waitsFor.push('left')
  if (isOnCourt) waitsFor.push('players-on-court')
  else if (readyAt > now) waitsFor.push('rest')
  if (match.absent > 0) waitsFor.push('check-in')
  return { match, readyAt, waitsFor }
}

function pickCalled(candidates: readonly Candidate[], courts: number): Candidate[] {
  const called: Candidate[] = []
  const people = new Set<string>()
  for (const candidate of candidates) {
    const { match, waitsFor } = candidate
    const isTaken = match.people.some((person) => people.has(person))
    if (isTaken && !waitsFor.includes('players-on-court')) waitsFor.unshift('players-next')
    if (waitsFor.length > 0) continue
    if (called.length === courts) {
      waitsFor.push('court')
      continue
    }
    waitsFor.push('nothing')
    called.push(candidate)
    for (const person of match.people) people.add(person)
  }
  return called
}

function giveFreeCourts(
  called: readonly Candidate[],
  free: readonly number[],
): ReadonlyMap<string, number> {
  const courts = new Map<string, number>()
  const left = new Set(free)
  for (const { match } of called)
    if (match.plannedCourt !== null && left.delete(match.plannedCourt))
      courts.set(match.key, match.plannedCourt)
  for (const { match } of called) {
    const [court] = left
    if (courts.has(match.key) || court === undefined) continue
    courts.set(match.key, court)
    left.delete(court)
  }
  return courts
}
