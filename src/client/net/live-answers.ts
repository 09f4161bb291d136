// The last answer of each live query this page has watched, the most recent hundred, and beneath
// them those of earlier visits (kept-answers.ts). An answer without watchers is shown as it was
// until the socket has brought a newer one.
import { isPassing, type LiveState } from './live-topics.ts'

/** An answer as it is kept between visits: what was said, and when (ms). */
export type KeptAnswer = { data: unknown; at: number }

const remembered = 100
const states = new Map<string, LiveState>()
const kept = new Map<string, LiveState>()
/** When what is known was true, by the name it is kept under. */
const times = new Map<string, number>()
let onSet: ((topic: string, state: LiveState) => void) | null = null
/** What was told before belongs to another store or person now. */
let onForget: (() => void) | null = null

/**
 * The name of a topic in what is kept. A window of days moves on with the calendar: what was known
 * of yesterday's window is the best there is of today's, so its first day, and its last where that
 * is another one, are no part of the name.
 */
export const keptName = (topic: string): string =>
  topic.replace(/"from":"(.{10})"(?:(.*)"to":"(?!\1).{10}")?/, '$2')

export const liveAnswers = {
  get: (topic: string): LiveState | undefined => states.get(topic) ?? kept.get(keptName(topic)),
  set(topic: string, state: LiveState): void {
    // A refusal that will pass does not take away what an earlier visit to the screen had seen.
    const keepsData = state.data === undefined && state.refusal !== null && isPassing(state.refusal)
    const next = keepsData ? { ...state, data: liveAnswers.get(topic)?.data } : state
    // What was fresh until now, when the connection went, was true until now.
    if (state.fresh || states.get(topic)?.fresh === true) times.set(keptName(topic), Date.now())
    states.delete(topic)
    states.set(topic, next)
    const [oldest] = states.keys()
    if (states.size > remembered && oldest !== undefined) states.delete(oldest)
    onSet?.(topic, next)
  },
  /** Takes an answer of an earlier visit. */
  restore(name: string, { data, at }: KeptAnswer): void {
    kept.set(name, { data, refusal: null, fresh: false })
    times.set(name, at)
  },
  /** When the answer was the server's last word, ms; undefined where it was never told. */
  at: (topic: string): number | undefined => times.get(keptName(topic)),
  /**
   * What has been told on this page, for a keeper that begins now, and from then on `listener`
   * hears each answer; `forget` ends what it has heard.
   */
  keep(listener: NonNullable<typeof onSet>, forget: NonNullable<typeof onForget>): void {
    onSet = listener
    onForget = forget
    for (const [topic, state] of states) listener(topic, state)
  },
  /** Another store answers: only what is on the screen stays, until its own answers come. */
  changeStore(watched: ReadonlySet<string>): void {
    onForget?.()
    kept.clear()
    for (const topic of states.keys()) if (!watched.has(topic)) states.delete(topic)
    const shown = new Set([...states.keys()].map(keptName))
    for (const name of times.keys()) if (!shown.has(name)) times.delete(name)
  },
  /** Another person signed in: nothing of what was known is theirs. */
  clear(): void {
    onForget?.()
    for (const map of [states, kept, times]) map.clear()
  },
}
