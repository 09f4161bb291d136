// All subscribers of one query, input and scope: they cost one load, one serialization and one frame, whatever their number.
// Invariants: a member that is not held has the newest frame; versions never fall; an unchanged answer sends nothing; whoever joins after a
// change was woken gets no frame from before it, so that a player who acts and opens a screen never sees it as it was.
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { createRepeater } from './repeater.ts'

/** One window's interest in one query. */
export type Subscriber = {
  /** The subscription stands; its snapshots carry `key`. Comes before the first frame. */
  subscribed(key: string): void
  /** A snapshot, built once for all subscribers of the group. */
  send(frame: Buffer): void
  /** The subscription is over. */
  refused(refusal: Refusal): void
}

/** A held member gets no frame until it is let go: its right to look is being asked again. */
export type Member = { subscriber: Subscriber; isHeld: boolean; frame: Buffer | null; /** The wakes its first frame has to know; the group sets it. */ since: number }

export type Group = {
  readonly key: string
  readonly members: ReadonlySet<Member>
  join(member: Member): void
  leave(member: Member): void
  /** Ends the hold of a member and sends what it missed. */
  letGo(member: Member): void
  /** Something it depends on changed: load again. */
  wake(): void
}

export type GroupOptions = {
  key: string
  load: () => Promise<{ value: Result<unknown>; version: number }>
  frameOf: (text: string) => Buffer
  onFrame: () => void
  onEmpty: () => void
  onError: (error: unknown) => void
}

/** The shortest time from one answer to the next load: changes in between are shown together. */
const restMs = 20

/** A group without members; it loads when the first one joins. */
export function createGroup(options: GroupOptions): Group {
  const members = new Set<Member>()
  let json: string | null = null
  let frame: Buffer | null = null
  let version = 0
  let wakes = 0
  let wakesKnown = 0

  const repeater = createRepeater(async () => {
    const wakesBefore = wakes
    const { value: result, version: loadedVersion } = await options.load()
    if (!result.ok) { expel(result.refusal); return }
    wakesKnown = wakesBefore
    renew(JSON.stringify(result.value), loadedVersion)
    for (const member of members) sendNewest(member)
  }, { restMs, onError: options.onError })

  function renew(loaded: string, loadedVersion: number): void {
    if (loaded === json) return
    json = loaded
    version = Math.max(version, loadedVersion)
    frame = options.frameOf(`{"type":"snapshot","key":"${options.key}","version":${version},"data":${json}}`)
    options.onFrame()
  }

  function wake(): void {
    wakes += 1
    repeater.wake()
  }

  function sendNewest(member: Member): void {
    if (member.isHeld || frame === null || member.frame === frame || member.since > wakesKnown) return
    member.frame = frame
    member.subscriber.send(frame)
  }

  function leave(member: Member): void {
    if (!members.delete(member) || members.size > 0) return
    repeater.close()
    options.onEmpty()
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
    join: (member) => {
      members.add(member)
      member.subscriber.subscribed(options.key)
      if (members.size === 1) wake()
      member.since = wakes
      sendNewest(member)
    },
    leave,
    letGo: (member) => {
      member.isHeld = false
      sendNewest(member)
    },
    wake,
  }
}
