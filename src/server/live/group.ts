// All subscribers of one query, input and scope: they cost one load, one serialization and one
// frame, whatever their number; where an answer tells them different things, one serialization and
// one frame for all viewers with the same answer. Invariants: a member that is not held has the
// newest frame; versions never fall; an unchanged answer sends nothing; a member that joins after a
// change was invalidated gets no frame from before it, so that a player that acts and opens a screen
// never sees it as it was; a load waits for its turn only as long as a member is there.
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { createFrames, type ViewOf } from './group-frames.ts'
import { longestLoadPauseMs } from './load-errors.ts'
import type { Scheduled, Urgency } from './load-scheduler.ts'
import type { OwnParts } from './own-parts.ts'
import { createRepeater } from './repeater.ts'
import type { Snapshot } from './snapshot.ts'

/** One window's interest in one query. */
export type Subscriber = {
  /** The subscription stands; its snapshots carry `key`. Comes before the first frame. */
  subscribed(key: string): void
  /** A snapshot, or what changed since the last one; built once for all subscribers of the group. */
  send(frame: Buffer): void
  /** It can be sent what changed. */
  takesChanges?: boolean
  /** The subscription is over. */
  refused(refusal: Refusal): void
}

/** A held member gets no frame until it is let go: its right to look is being asked again. */
export type Member = {
  subscriber: Subscriber
  /** The account or address that the work for it is counted for. */
  person: string
  /** The actor of the window. */
  viewer: Actor
  isHeld: boolean
  /** The newest frame it was sent, 0 before the first, and its version. */
  frameId: number
  version: number
  /** The invalidations its first frame has to know; the group sets it. */
  since: number
  /** When what it is told beside others may have changed last (wake-times.ts). */
  changedAt: () => number
}

export type Group = {
  readonly key: string
  readonly members: ReadonlySet<Member>
  join(member: Member): void
  leave(member: Member): void
  /** Its answer is what a load would give now, as far as it was told. */
  isCurrent(): boolean
  /** Nothing is loaded for it any more. */
  close(): void
  /** Ends the hold of a member and sends what it missed. */
  letGo(member: Member): void
  /**
   * Something it depends on changed: load again. What these members are told may have changed: they
   * are sent nothing from before.
   */
  reload(told?: readonly Member[]): void
  /** What made loads fail may be over: load at once if the last one did. */
  retryNow(): void
  /**
   * Another store answers from now on: its versions are others, and what is being loaded is
   * forgotten. Wake it then.
   */
  forgetVersion(): void
}

type Loaded = Snapshot<Result<unknown>>

export type GroupOptions = {
  key: string
  /** Loads when it is the turn of any of `people`; calls `begin` just before. */
  schedule: (people: ReadonlyMap<string, Urgency>, begin: () => void) => Scheduled<Loaded>
  frameOf: (text: string) => Buffer
  /** What one viewer is told; null where all are told the same. */
  viewOf: ViewOf | null
  /** What the view needs of each viewer; null where it needs nothing. */
  ownParts: Pick<OwnParts, 'enter' | 'leave' | 'forget' | 'loadAlone'> | null
  /** Takes the newest answer; true when it has to be loaded again. */
  onAnswer: (answer: unknown) => boolean
  onFrame: () => void
  onEmpty: () => void
  /** It was invalidated while it had no members. */
  onInvalidatedEmpty: () => void
  /** The moment by which a load that begins now knows what changed (wake-times.ts). */
  momentNow: () => number
  /** The refusal that a failed load ends in; null when it is tried again. */
  judgeError: (error: unknown) => Refusal | null
}

/** A member that joins at a person's side. */
export const createMember = (
  subscriber: Subscriber,
  person: string,
  viewer: Actor,
  changedAt = (): number => 0,
): Member => ({
  subscriber,
  person,
  viewer,
  isHeld: false,
  frameId: 0,
  version: 0,
  since: 0,
  changedAt,
})

/** The shortest time from one answer to the next load: changes in between are shown together. */
const restMs = 20

/** A group without members; it loads when the first one joins. */
export function createGroup(options: GroupOptions): Group {
  const members = new Set<Member>()
  const frames = createFrames({ ...options, takesChanges: () => members.values().some(takesRows) })
  const loads = createLoads(options, members, {
    onRefused: expel,
    onLoaded: (answer, version) => {
      frames.renew(answer, version)
      for (const member of members) sendNewest(member)
      if (options.onAnswer(answer)) loads.reload()
    },
  })

  const sendNewest = (member: Member): void => sendTo(member, frames, loads.wakesKnown())

  function join(member: Member): void {
    members.add(member)
    member.subscriber.subscribed(options.key)
    const isKnown = options.ownParts?.enter(member.viewer) ?? true
    // While it was away no one followed what changed for this viewer alone.
    const isOld = member.changedAt() > loads.knownAt()
    if (isOld || (members.size === 1 && !loads.isCurrent())) loads.reload()
    else if (!isKnown) void bringOwnPart(member, { options, members, loads, sendNewest })
    member.since = loads.wakes()
    sendNewest(member)
    if (member.frameId === 0) loads.waitFor(member.person)
  }

  function leave(member: Member): void {
    if (!members.delete(member)) return
    options.ownParts?.leave(member.viewer)
    loads.leave(member.person)
    if (members.size === 0) options.onEmpty()
  }

  function expel(refusal: Refusal): void {
    for (const member of members) {
      leave(member)
      member.subscriber.refused(refusal)
    }
  }

  return {
    key: options.key,
    members,
    join,
    leave,
    isCurrent: () => loads.isCurrent(),
    close: () => loads.close(),
    letGo: (member) => {
      member.isHeld = false
      sendNewest(member)
    },
    reload: (told = []) => {
      if (members.size === 0) return options.onInvalidatedEmpty()
      for (const { viewer } of told) options.ownParts?.forget(viewer)
      const since = loads.reload()
      for (const member of told) member.since = since
    },
    retryNow: () => loads.retryNow(),
    forgetVersion: () => {
      frames.forget()
      for (const member of members) member.version = 0
      loads.forget()
    },
  }
}

type Bringing = {
  options: Pick<GroupOptions, 'ownParts'>
  members: ReadonlySet<Member>
  loads: Pick<ReturnType<typeof createLoads>, 'reload' | 'wakes'>
  sendNewest: (member: Member) => void
}

/**
 * Loads what the view needs of this viewer alone: the answer is there, or being loaded for others.
 * It may know of what changed since the answer was loaded, so the two are told together only while
 * nothing is known to have changed.
 */
async function bringOwnPart(
  member: Member,
  { options: { ownParts }, members, loads, sendNewest }: Bringing,
): Promise<void> {
  const isKnown = await ownParts?.loadAlone(member.viewer, member.person).catch(() => false)
  if (!members.has(member)) return
  if (isKnown !== true) loads.reload()
  member.since = loads.wakes()
  sendNewest(member)
}

/** Sends what the member is to have, unless it has it. */
function sendTo(member: Member, frames: ReturnType<typeof createFrames>, wakesKnown: number): void {
  if (member.isHeld || member.since > wakesKnown) return
  const newest = frames.newestFor(member)
  if (newest === null || member.frameId === newest.id) return
  const { changes } = newest
  const isStep = changes !== null && changes.since === member.frameId && takesRows(member)
  member.frameId = newest.id
  member.version = newest.version
  member.subscriber.send(isStep ? changes.frame : newest.frame)
}

const takesRows = ({ subscriber }: Member): boolean => subscriber.takesChanges === true

type LoadsOptions = Pick<GroupOptions, 'schedule' | 'judgeError' | 'momentNow'>
/** What a load knows that begins then. */
type Beginning = { invalidations: number; at: number; epoch: number }
type OnLoads = {
  onLoaded: (answer: unknown, version: number) => void
  onRefused: (refusal: Refusal) => void
}

/**
 * Loads for these members whenever it is invalidated, and knows which invalidations the newest answer has heard
 * of.
 */
function createLoads(
  { schedule, judgeError, momentNow }: LoadsOptions,
  members: ReadonlySet<Member>,
  on: OnLoads,
) {
  let invalidations = 0
  /** What began in an earlier one concerns nobody any more. */
  let epoch = 0
  const beginning = (): Beginning => ({ invalidations, at: momentNow(), epoch })
  let known: Beginning = { invalidations: 0, at: 0, epoch }
  let waiting: Scheduled<Loaded> | null = null

  const repeater = createRepeater(
    async (begin) => {
      let begun = beginning()
      waiting = schedule(gatherPeople(members), () => {
        begun = beginning()
        begin()
      })
      const loaded = await waiting.result.finally(() => {
        waiting = null
      })
      if (loaded === null || begun.epoch !== epoch) return
      if (!loaded.value.ok) {
        // Something changed meanwhile, perhaps what was refused for: it is loaded again.
        if (invalidations === begun.invalidations) on.onRefused(loaded.value.refusal)
        return
      }
      known = begun
      on.onLoaded(loaded.value.value, loaded.version)
    },
    {
      restMs,
      longestPauseMs: longestLoadPauseMs,
      onError: (error) => endIfRefused(judgeError(error), on.onRefused),
    },
  )

  return {
    wakes: () => invalidations,
    wakesKnown: () => known.invalidations,
    isCurrent: () => invalidations > 0 && invalidations === known.invalidations,
    /** When the newest answer began to load. */
    knownAt: () => known.at,
    /** Answers how many invalidations there were. */
    reload: (): number => {
      invalidations += 1
      repeater.trigger()
      return invalidations
    },
    /** A viewer that has been shown nothing waits now, too. */
    waitFor: (person: string) => {
      waiting?.join(person, 'first')
      repeater.retryNow()
    },
    /** A member of this person left. */
    leave: (person: string) => {
      if (waiting !== null && !hasPerson(members, person)) waiting.leave(person)
    },
    retryNow: () => repeater.retryNow(),
    /** What is being loaded is of another store. */
    forget: () => void (epoch += 1),
    close: () => {
      epoch += 1
      repeater.close()
    },
  }
}

/** Tells of the refusal that a failed load ends in; without one it is tried again. */
function endIfRefused(
  refusal: Refusal | null,
  onRefused: OnLoads['onRefused'],
): 'give up' | undefined {
  if (refusal === null) return undefined
  onRefused(refusal)
  return 'give up'
}

/** The people of these members, each with the most urgent of what they wait for. */
function gatherPeople(members: ReadonlySet<Member>): Map<string, Urgency> {
  const people = new Map<string, Urgency>()
  for (const { person, frameId } of members) {
    if (people.get(person) !== 'first') people.set(person, frameId === 0 ? 'first' : 'refresh')
  }
  return people
}

function hasPerson(members: ReadonlySet<Member>, person: string): boolean {
  for (const member of members) if (member.person === person) return true
  return false
}
