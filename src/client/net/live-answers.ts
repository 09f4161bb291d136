// The last answer of each live query of this page, the most recent hundred, backed by those of
// earlier visits (kept-answers.ts). An unwatched answer shows as it was until the socket brings a
// newer one.
import { isTemporaryRefusal, type LiveState } from './live-topics.ts'

export type CachedAnswer = { data: unknown; at: number }

const remembered = 100
const states = new Map<string, LiveState>()
const kept = new Map<string, LiveState>()
const times = new Map<string, number>()
let onSet: ((topic: string, state: LiveState) => void) | null = null
let onForget: (() => void) | null = null

/**
 * The stored name of a topic. It omits the first day of a date window, and the last when it
 * differs, because yesterday's window is the best data available for today's.
 */
export const storedName = (topic: string): string =>
  topic.replace(/"from":"(.{10})"(?:(.*)"to":"(?!\1).{10}")?/, '$2')

export const liveAnswers = {
  get: (topic: string): LiveState | undefined => states.get(topic) ?? kept.get(storedName(topic)),
  set(topic: string, state: LiveState): void {
    // A passing refusal doesn't replace the data of an earlier visit.
    const keepsData =
      state.data === undefined && state.refusal !== null && isTemporaryRefusal(state.refusal)
    const next = keepsData ? { ...state, data: liveAnswers.get(topic)?.data } : state
    // An answer that was fresh until the connection dropped was current until now.
    if (state.fresh || states.get(topic)?.fresh === true) times.set(storedName(topic), Date.now())
    states.delete(topic)
    states.set(topic, next)
    const [oldest] = states.keys()
    if (states.size > remembered && oldest !== undefined) states.delete(oldest)
    onSet?.(topic, next)
  },
  restore(name: string, { data, at }: CachedAnswer): void {
    kept.set(name, { data, refusal: null, fresh: false })
    times.set(name, at)
  },
  at: (topic: string): number | undefined => times.get(storedName(topic)),
  /** Sends all answers so far to `listener`, then each new one; `forget` invalidates them. */
  keep(listener: NonNullable<typeof onSet>, forget: NonNullable<typeof onForget>): void {
    onSet = listener
    onForget = forget
    for (const [topic, state] of states) listener(topic, state)
  },
  /** The store changed: only what is on screen stays, until its new answers come. */
  changeStore(watched: ReadonlySet<string>): void {
    onForget?.()
    kept.clear()
    for (const topic of states.keys()) if (!watched.has(topic)) states.delete(topic)
    const shown = new Set([...states.keys()].map(storedName))
    for (const name of times.keys()) if (!shown.has(name)) times.delete(name)
  },
  clear(): void {
    onForget?.()
    for (const map of [states, kept, times]) map.clear()
  },
}
