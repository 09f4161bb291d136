// All subscribers of one query, input and scope share one load, one serialization and one frame;
// with different views, one serialization and frame per distinct view. Invariants: a member that
// isn't held has the newest frame; versions never decrease; an unchanged answer isn't sent; a
// member that joins after a change was invalidated gets no older frame, so players always see their
// own acts; a load waits for its turn only while it has a member.
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { createFrames, type ViewOf } from './group-frames.ts'
import { longestLoadPauseMs } from './load-errors.ts'
import type { Scheduled, Urgency } from './load-scheduler.ts'
import type { OwnParts } from './own-parts.ts'
import { createRepeater } from './repeater.ts'
import type { Snapshot } from './snapshot.ts'

export type Subscriber = {
  /** Subscribed; snapshots carry `key`. Called before the first frame. */
  subscribed(key: string): void
  /** A snapshot, or the changes since the last one; built once for all subscribers of the group. */
  send(frame: Buffer): void
  /** True when it accepts changes instead of whole answers. */
  takesChanges?: boolean
  refused(refusal: Refusal): void
}

/** A held member gets no frames until released, while its permission is checked again. */
export type GroupMember = {
  subscriber: Subscriber
  person: string
  viewer: Actor
  isHeld: boolean
  frameId: number
  version: number
  /** The invalidations its first frame must include; set by the group. */
  since: number
  changedAt: () => number
}

export type Group = {
  readonly key: string
  readonly members: ReadonlySet<GroupMember>
  join(member: GroupMember): void
  leave(member: GroupMember): void
  /** True when its answer is current, as far as this node was notified. */
  isCurrent(): boolean
  close(): void
  letGo(member: GroupMember): void
  /**
   * Loads again because a dependency changed. The views of `told` may have changed, so these
   * members get no older frame.
   */
  reload(told?: readonly GroupMember[]): void
  /** Loads at once if the last load failed, because the cause may be over. */
  retryNow(): void
  /**
   * Another store answers now: versions restart and running loads are discarded. Call `reload`
   * after it.
   */
  forgetVersion(): void
}

type Loaded = Snapshot<Result<unknown>>

export type GroupOptions = {
  key: string
  /** Loads at the turn of any of `people`; calls `begin` just before. */
  schedule: (people: ReadonlyMap<string, Urgency>, begin: () => void) => Scheduled<Loaded>
  frameOf: (text: string) => Buffer
  viewOf: ViewOf | null
  ownParts: Pick<OwnParts, 'enter' | 'leave' | 'forget' | 'forgetAll' | 'loadAlone'> | null
  /** Receives the newest answer; true when it must be loaded again. */
  onAnswer: (answer: unknown) => boolean
  onFrame: () => void
  onEmpty: () => void
  onInvalidatedEmpty: () => void
  /** The moment from which a load sees all changes so far (wake-times.ts). */
  momentNow: () => number
  /** The refusal for a failed load; null when it is retried. */
  judgeError: (error: unknown) => Refusal | null
}

export const createMember = (
  subscriber: Subscriber,
  person: string,
  viewer: Actor,
  changedAt = (): number => 0,
): GroupMember => ({
  subscriber,
  person,
  viewer,
  isHeld: false,
  frameId: 0,
  version: 0,
  since: 0,
  changedAt,
})

/** The shortest time from one answer to the next load; changes in between are combined. */
const restMs = 20

export function createGroup(options: GroupOptions): Group {
  const members = new Set<GroupMember>()
  const frames = createFrames({ ...options, takesChanges: () => members.values().some(takesRows) })
  const loads = createLoads(options, members, {
    onRefused: expel,
    onLoaded: (answer, version) => {
      frames.renew(answer, version)
      for (const member of members) sendNewest(member)
      if (options.onAnswer(answer)) loads.reload()
    },
  })

  const sendNewest = (member: GroupMember): void => sendTo(member, frames, loads.wakesKnown())

  function join(member: GroupMember): void {
    members.add(member)
    member.subscriber.subscribed(options.key)
    const isKnown = options.ownParts?.enter(member.viewer) ?? true
    // Changes for this viewer alone weren't tracked while it was away.
    const isOld = member.changedAt() > loads.knownAt()
    if (isOld || (members.size === 1 && !loads.isCurrent())) loads.reload()
    else if (!isKnown) void bringOwnPart(member, { options, members, loads, sendNewest })
    member.since = loads.wakes()
    sendNewest(member)
    if (member.frameId === 0) loads.waitFor(member.person)
  }

  function leave(member: GroupMember): void {
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
      options.ownParts?.forgetAll()
      forgetSent(frames, members)
      loads.forget()
    },
  }
}

function forgetSent(
  frames: Pick<ReturnType<typeof createFrames>, 'forget'>,
  members: ReadonlySet<GroupMember>,
): void {
  frames.forget()
  for (const member of members) member.version = 0
}

type Bringing = {
  options: Pick<GroupOptions, 'ownParts'>
  members: ReadonlySet<GroupMember>
  loads: Pick<ReturnType<typeof createLoads>, 'reload' | 'wakes'>
  sendNewest: (member: GroupMember) => void
}

/**
 * Loads only this viewer's own part, since the shared answer is there or being loaded. It may be
 * newer than the shared answer, so both are sent together only while no change is known.
 */
async function bringOwnPart(
  member: GroupMember,
  { options: { ownParts }, members, loads, sendNewest }: Bringing,
): Promise<void> {
  const isKnown = await ownParts?.loadAlone(member.viewer, member.person).catch(() => false)
  if (!members.has(member)) return
  if (isKnown !== true) loads.reload()
  member.since = loads.wakes()
  sendNewest(member)
}

function sendTo(
  member: GroupMember,
  frames: ReturnType<typeof createFrames>,
  wakesKnown: number,
): void {
  if (member.isHeld || member.since > wakesKnown) return
  const newest = frames.newestFor(member)
  if (newest === null || member.frameId === newest.id) return
  const { changes } = newest
  const isStep = changes !== null && changes.since === member.frameId && takesRows(member)
  member.frameId = newest.id
  member.version = newest.version
  member.subscriber.send(isStep ? changes.frame : newest.frame)
}

const takesRows = ({ subscriber }: GroupMember): boolean => subscriber.takesChanges === true

type LoadsOptions = Pick<GroupOptions, 'schedule' | 'judgeError' | 'momentNow'>
type Beginning = { invalidations: number; at: number; epoch: number }
type OnLoads = {
  onLoaded: (answer: unknown, version: number) => void
  onRefused: (refusal: Refusal) => void
}

function createLoads(
  { schedule, judgeError, momentNow }: LoadsOptions,
  members: ReadonlySet<GroupMember>,
  on: OnLoads,
) {
  let invalidations = 0
  /** Loads begun in an earlier epoch are ignored. */
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
        // Something changed meanwhile, perhaps the reason for the refusal, so it loads again.
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
    knownAt: () => known.at,
    reload: (): number => {
      invalidations += 1
      repeater.trigger()
      return invalidations
    },
    waitFor: (person: string) => {
      waiting?.join(person, 'first')
      repeater.retryNow()
    },
    leave: (person: string) => {
      if (waiting !== null && !hasPerson(members, person)) waiting.leave(person)
    },
    retryNow: () => repeater.retryNow(),
    forget: () => void (epoch += 1),
    close: () => {
      epoch += 1
      repeater.close()
    },
  }
}

function endIfRefused(
  refusal: Refusal | null,
  onRefused: OnLoads['onRefused'],
): 'give up' | undefined {
  if (refusal === null) return undefined
  onRefused(refusal)
  return 'give up'
}

function gatherPeople(members: ReadonlySet<GroupMember>): Map<string, Urgency> {
  const people = new Map<string, Urgency>()
  for (const { person, frameId } of members) {
    if (people.get(person) !== 'first') people.set(person, frameId === 0 ? 'first' : 'refresh')
  }
  return people
}

function hasPerson(members: ReadonlySet<GroupMember>, person: string): boolean {
  for (const member of members) if (member.person === person) return true
  return false
}
