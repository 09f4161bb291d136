// Who is new may greet a few people a day, so that nobody writes to everyone from an account made for it.
import { ok, refuse, type Result } from '../shared/result.ts'

const dayMs = 86_400_000
/** Accounts are new for this long. */
export const newcomerDays = 7
/** Players a newcomer may begin to write to within a day. Answering does not count. */
export const newThreadsPerDay = 5

/** True while an account made at `created` is new at `now` (both ms). */
export const isNewcomer = (created: number, now: number): boolean => now - created < newcomerDays * dayMs

/** Threads begun after this instant (ms) count at `now`. */
export const countsSince = (now: number): number => now - dayMs

/** Whether a newcomer may begin another thread at `now`; `begun` holds when those that count were begun (ms). */
export function mayBeginThread(begun: readonly number[], now: number): Result<null, 'too-many-new-threads'> {
  if (begun.length < newThreadsPerDay) return ok(null)
  // Room is made when so many have left the day that one fewer than allowed counts.
  const leaving = begun.toSorted((a, b) => a - b)[begun.length - newThreadsPerDay] ?? now
  return refuse('too-many-new-threads', { n: newThreadsPerDay, seconds: Math.ceil((leaving + dayMs - now) / 1000) })
}
