// The frames of the newest answer: one for all members, or one per distinct view. A larger answer
// also gets a frame with the changes since the previous one, for members that have that one.
// Invariants: an unchanged view makes no frame; the versions sent to a member never decrease.
import type { Actor } from '#domain/access/actor.ts'
import { findRowChanges } from '#domain/live/row-changes.ts'
import type { View } from './live-query.ts'

/** The viewer's view of an answer; null when it was loaded without data this viewer needs. */
export type ViewOf = (whole: unknown, viewer: Actor) => View<unknown> | null

type Receiver = { viewer: Actor; version: number }
type Changes = { frame: Buffer; since: number }
/** id: unique within the group, counted from 1. */
type Frame = { frame: Buffer; id: number; version: number; changes: Changes | null }
/**
 * again: the same content with a newer version, for a viewer who was sent another view meanwhile.
 */
type Made = Frame & { json: string | null; of: number; again: Frame | null }

type FramesOptions = {
  key: string
  frameOf: (text: string) => Buffer
  viewOf: ViewOf | null
  /** True when a member accepts frames with only the changes. */
  takesChanges: () => boolean
  onFrame: () => void
}

const viewOfAll = ''
/** Answers of fewer characters are sent whole, because a diff would save little. */
const changesFrom = 2_048

/** The changes as JSON; null when everyone gets the whole answer. */
function findWorthwhile(before: string | null, json: string): string | null {
  if (before === null || json.length < changesFrom) return null
  const changes = findRowChanges(JSON.parse(before), JSON.parse(json))
  const data = changes === null ? null : JSON.stringify(changes)
  return data === null || data.length * 2 > json.length ? null : data
}

export function createFrames({ key, frameOf, viewOf, takesChanges, onFrame }: FramesOptions) {
  const made = new Map<string, Made>()
  let whole: unknown = null
  let version = 0
  let answers = 0
  let built = 0

  function build(json: string): Frame {
    onFrame()
    built += 1
    return {
      id: built,
      frame: frameOf(`{"type":"snapshot","key":"${key}","version":${version},"data":${json}}`),
      version,
      changes: null,
    }
  }

  function buildChanges(before: Made, json: string): Changes | null {
    const data = findWorthwhile(before.json, json)
    if (data === null) return null
    const head = `{"type":"changes","key":"${key}","version":${version},"from":${before.version}`
    return { frame: frameOf(`${head},"data":${data}}`), since: before.id }
  }

  function refresh(view: string, json: string): Made {
    const before = made.get(view)
    if (before?.json === json) return Object.assign(before, { of: answers })
    const changes = before !== undefined && takesChanges() ? buildChanges(before, json) : null
    const one = { ...build(json), changes, json, of: answers, again: null }
    made.set(view, one)
    return one
  }

  return {
    newestFor: ({ viewer, version: atLeast }: Receiver): Frame | null => {
      if (viewOf === null || answers === 0) return made.get(viewOfAll) ?? null
      const view = viewOf(whole, viewer)
      if (view === null) return null
      const before = made.get(view.key)
      const newest =
        before?.of === answers ? before : refresh(view.key, JSON.stringify(view.told()))
      if (newest.version >= atLeast || newest.json === null) return newest
      if (newest.again === null || newest.again.version < atLeast) newest.again = build(newest.json)
      return newest.again
    },
    forget: (): void => {
      version = 0
      const gone = { json: null, version: 0, again: null, changes: null }
      for (const one of made.values()) Object.assign(one, gone)
    },
    renew: (loaded: unknown, loadedVersion: number): void => {
      version = Math.max(version, loadedVersion)
      for (const [view, { of }] of made) if (of < answers) made.delete(view)
      answers += 1
      if (viewOf === null) refresh(viewOfAll, JSON.stringify(loaded))
      else whole = loaded
    },
  }
}
