// What one interaction cost, from the browser's own trace: of each of its events the time until
// its paint was shown, and the processor time of the main thread from the event to the commit of
// that paint. Time that the thread waited, for a core or for the network, is in the first alone.
import type { Browser } from '@playwright/test'

export type Interaction = {
  act: string
  /** From the event to the picture on the screen. */
  wallMs: number
  /** What the main thread ran for until that picture was handed on. */
  cpuMs: number
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: EventTiming }
}
/** Milliseconds of one clock; interactionId is 0 for what is no interaction, as a moving pointer. */
type EventTiming = {
  interactionId: number
  timeStamp: number
  processingEnd: number
  commitFinishTime: number
  duration: number
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]
/** What marks of the acts begin with, among other marks of the page. */
export const actMark = 'act: '

/** Traces all pages of `browser` while `work` runs. */
export async function traceInteractions(
  browser: Browser,
  work: () => Promise<void>,
): Promise<Interaction[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  })
  await work()
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve)
  })
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return readInteractions(events.toSorted((a, b) => a.ts - b.ts))
}

/** Of an interaction, such as a press, a release and a click, the dearest event counts. */
function readInteractions(events: readonly TraceEvent[]): Interaction[] {
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const found = new Map<number, Interaction>()
  let act = ''
  for (const event of events) {
    if (event.name.startsWith(actMark)) act = event.name.slice(actMark.length)
    const timing = event.name === 'EventTiming' ? event.args.data : undefined
    if (timing?.interactionId === undefined || timing.interactionId === 0) continue
    const before = found.get(timing.interactionId) ?? { wallMs: 0, cpuMs: 0 }
    found.set(timing.interactionId, {
      act,
      wallMs: Math.max(timing.duration, before.wallMs),
      cpuMs: Math.max(cpuUntilSeen(event, timing, tasks), before.cpuMs),
    })
  }
  return [...found.values()]
}

function cpuUntilSeen(
  { pid, tid, ts }: TraceEvent,
  { timeStamp, processingEnd, commitFinishTime, duration }: EventTiming,
  tasks: readonly TraceEvent[],
): number {
  // Where nothing was painted for it, the last picture is older than its end.
  const end = commitFinishTime < processingEnd ? duration : commitFinishTime - timeStamp
  return sumCpu(
    tasks.filter((task) => task.pid === pid && task.tid === tid),
    ts,
    ts + end * 1_000,
  )
}

/** Processor time of what ran between two moments; of a task that began or ended outside, its share. */
function sumCpu(tasks: readonly TraceEvent[], from: number, to: number): number {
  let sum = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const inside = Math.min(to, ts + dur) - Math.max(from, ts)
    if (inside > 0 && dur > 0) sum += (tdur * inside) / dur
  }
  return sum / 1_000
}
