// Stores live answers in IndexedDB for the next visit, read by kept-answers.ts: the last answer of
// each live query, in batches, only the newest. Loaded after the first screen works.
import { delMany, setMany } from 'idb-keyval'
import { answerPrefix, answerStore, listKept } from './kept-answers.ts'
import { storedName, liveAnswers, type CachedAnswer } from './live-answers.ts'
import { isTemporaryRefusal, type LiveState } from './live-topics.ts'

const keptMax = 150
const bunchMs = 1000
const neverKept = /^version-current /

let isKeeping = false

/** By name; null deletes the stored answer. */
export type AnswersToWrite = readonly [string, CachedAnswer | null][]

export function persistAnswers(
  writeAll: (prefix: string, answers: AnswersToWrite) => Promise<void> = writeAnswers,
): void {
  if (isKeeping) return
  isKeeping = true
  const waiting = new Map<string, CachedAnswer | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const prefix = answerPrefix()
    const answers = [...waiting]
    waiting.clear()
    if (prefix !== null && answers.length > 0) void writeAll(prefix, answers).catch(() => undefined)
  }
  liveAnswers.keep(
    (topic, state) => {
      if (neverKept.test(topic) || !isNews(state)) return
      waiting.set(
        storedName(topic),
        state.data === undefined
          ? null
          : { data: state.data, at: liveAnswers.at(topic) ?? Date.now() },
      )
      timer ??= setTimeout(write, bunchMs)
    },
    () => waiting.clear(),
  )
  addEventListener('pagehide', write)
}

/** True for a fresh answer, and for a lasting refusal, which deletes the stored answer. */
const isNews = ({ fresh, refusal }: LiveState): boolean =>
  fresh || (refusal !== null && !isTemporaryRefusal(refusal))

async function writeAnswers(prefix: string, answers: AnswersToWrite): Promise<void> {
  const [kept, gone] = [
    answers.filter((pair): pair is [string, CachedAnswer] => pair[1] !== null),
    answers.filter(([, answer]) => answer === null),
  ]
  await setMany(
    kept.map(([name, answer]) => [prefix + name, answer]),
    answerStore,
  )
  await delMany(
    gone.map(([name]) => prefix + name),
    answerStore,
  )
  await dropOldest(prefix)
}

async function dropOldest(prefix: string): Promise<void> {
  const all = await listKept()
  const own = all.filter(([key]) => key.startsWith(prefix)).sort(([, a], [, b]) => b.at - a.at)
  const kept = new Set(own.slice(0, keptMax).map(([key]) => key))
  await delMany(
    all.flatMap(([key]) => (kept.has(key) ? [] : [key])),
    answerStore,
  )
}
