// Reads an interaction's cost from a browser trace: the time until its paint, and main-thread CPU
// time from the event to that paint's commit. Waiting for a core or the network counts only in the
// first.
import type { Browser } from '@playwright/test'

export type Interaction = {
  act: string
  wallMs: number
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
/** Milliseconds of one clock; interactionId is 0 for other events, such as pointer moves. */
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
export const actMark = 'act: '

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

/** An interaction has several events (press, release, click); the most expensive counts. */
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
  // Without its own paint, the last frame is older than the event's end.
  const end = commitFinishTime < processingEnd ? duration : commitFinishTime - timeStamp
  return sumCpu(
    tasks.filter((task) => task.pid === pid && task.tid === tid),
    ts,
    ts + end * 1_000,
  )
}

/** CPU time of tasks between two moments; tasks that overlap an end count in part. */
function sumCpu(tasks: readonly TraceEvent[], from: number, to: number): number {
  let sum = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const inside = Math.min(to, ts + dur) - Math.max(from, ts)
    if (inside > 0 && dur > 0) sum += (tdur * inside) / dur
  }
  return sum / 1_000
}
