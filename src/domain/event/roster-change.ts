// The difference between two rosters, and the rows to write: one per player, including both of a
// team.
import type { Gender } from '../player/player.ts'
import { getPlayerIds, type Entry } from './entry.ts'

export type EntryChange =
  | { kind: 'insert'; after: Entry }
  | { kind: 'update'; before: Entry; after: Entry }
  | { kind: 'delete'; before: Entry }

const isSame = (a: Entry, b: Entry): boolean =>
  a === b ||
  (a.place === b.place &&
    a.guests === b.guests &&
    a.gender === b.gender &&
    a.isSentOut === b.isSentOut &&
    a.isLast === b.isLast &&
    a.offeredUntil === b.offeredUntil)

/**
 * At most one change per party. Both rosters are sorted, and an order belongs to one party forever,
 * so a single pass finds all; a party with a new order counts as updated.
 */
export function changesBetween(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const changes: EntryChange[] = []
  const gone = new Map<string, Entry>()
  const come: Entry[] = []
  let next = 0
  for (const old of before) {
    for (; orderAt(after, next) < old.order; next += 1) come.push(...after.slice(next, next + 1))
    const now = after[next]
    if (now?.order !== old.order) gone.set(old.playerId, old)
    else {
      if (!isSame(old, now)) changes.push({ kind: 'update', before: old, after: now })
      next += 1
    }
  }
  for (const entry of [...come, ...after.slice(next)]) {
    const old = gone.get(entry.playerId)
    changes.push(
      old === undefined
        ? { kind: 'insert', after: entry }
        : { kind: 'update', before: old, after: entry },
    )
    gone.delete(entry.playerId)
  }
  return [
    ...changes,
    ...Array.from(gone.values(), (entry) => ({ kind: 'delete' as const, before: entry })),
  ]
}

const orderAt = (entries: readonly Entry[], index: number): number =>
  entries[index]?.order ?? Infinity

export const movedPlayers = (
  changes: readonly EntryChange[],
): { playerId: string; stands: 'in' | 'out' }[] =>
  toRosterLines(
    changes.filter(
      (change) =>
        change.kind !== 'update' ||
        change.before.place !== change.after.place ||
        change.before.order !== change.after.order,
    ),
  ).map(({ playerId, removed }) => ({ playerId, stands: removed ? 'out' : 'in' }))

export type RosterLine = {
  playerId: string
  partnerId: string | null
  lead: boolean
  guests: number
  place: Entry['place']
  order: number
  isSentOut: boolean
  isLast: boolean
  offeredUntil: number | null
  gender: Gender | null
  removed: boolean
}

/** One row per player: someone who leaves one party and enters another is in. */
export function toRosterLines(changes: readonly EntryChange[]): RosterLine[] {
  const lines = new Map<string, RosterLine>()
  const write = (entry: Entry, removed: boolean) => {
    const { playerId, partner, guests, place, order, isSentOut } = entry
    const offeredUntil = removed ? null : entry.offeredUntil
    const isLast = !removed && entry.isLast === true
    const same = { place, order, isSentOut, isLast, offeredUntil, removed }
    lines.set(playerId, {
      ...same,
      playerId,
      partnerId: partner?.playerId ?? null,
      lead: true,
      guests,
      gender: entry.gender,
    })
    if (partner !== null)
      lines.set(partner.playerId, {
        ...same,
        playerId: partner.playerId,
        partnerId: playerId,
        lead: false,
        guests: 0,
        gender: partner.gender,
      })
  }
  for (const change of changes) if (change.kind !== 'insert') write(change.before, true)
  for (const change of changes) if (change.kind !== 'delete') write(change.after, false)
  return [...lines.values()]
}

export type EntryLine = Omit<Entry, 'partner'>

export function groupEntries(lines: Iterable<EntryLine>): Entry[] {
  const entries: Entry[] = []
  for (const { playerId, gender, ...line } of lines) {
    const { guests, place, order, isSentOut, isLast = false, offeredUntil, cutoffHours } = line
    const last = entries.at(-1)
    if (last?.order === order) last.partner = { playerId, gender }
    else
      entries.push({
        playerId,
        gender,
        partner: null,
        guests,
        place,
        order,
        isSentOut,
        ...(isLast && { isLast }),
        offeredUntil,
        ...(cutoffHours !== undefined && { cutoffHours }),
      })
  }
  return entries
}

export const listUnseated = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap((change) =>
    change.kind !== 'insert' &&
    change.before.place === 'playing' &&
    (change.kind === 'delete' || change.after.place !== 'playing')
      ? getPlayerIds(change.before)
      : [],
  )
