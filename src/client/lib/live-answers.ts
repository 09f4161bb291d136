// The last answer of each live query this page has watched, the most recent hundred. An answer without watchers is shown as it was until the
// socket has brought a newer one.
import { isPassing, type LiveState } from './live-topics.ts'

const remembered = 100
const states = new Map<string, LiveState>()

export const liveAnswers = {
  get: (topic: string): LiveState | undefined => states.get(topic),
  set(topic: string, state: LiveState): void {
    // A refusal that will pass does not take away what an earlier visit to the screen had seen.
    const keepsData = state.data === undefined && state.refusal !== null && isPassing(state.refusal)
    const next = keepsData ? { ...state, data: states.get(topic)?.data } : state
    states.delete(topic)
    states.set(topic, next)
    const [oldest] = states.keys()
    if (states.size > remembered && oldest !== undefined) states.delete(oldest)
  },
  /** Another person signed in: nothing of what was known is theirs. */
  clear: (): void => states.clear(),
}
