// Runs people and short-lived windows for a long time: memory stays flat and no resources leak.
import { setTimeout as delay } from 'node:timers/promises'
import type { Crowd } from './crowd.ts'
import { startPeople } from './people.ts'
import { checkEnd, checkKept, readMetrics, type Line } from './run-drill.ts'
import type { Stage } from './stage.ts'
import { openWindow } from './watching-window.ts'

const sampleMs = 15_000
const changesMs = 500
const comingAndGoing = 10
/** An address may send 300 photos in half an hour. */
const photoPauseMs = 6_500
/** Growth of the last quarter over the second; the first is warm-up. */
const growthMax = 1.2

type Sample = { residentMb: number; heapMb: number }

export async function runSoak(
  stage: Stage,
  crowd: Crowd,
  minutes: number,
  tell: (text: string) => void,
): Promise<Line[]> {
  const people = await startPeople(stage.url, crowd, { photoMs: photoPauseMs })
  people.mark()
  const stopping = new AbortController()
  const changing = changeWindows(stage.url, crowd, stopping.signal)
  const samples: Sample[][] = []
  const endsAt = performance.now() + minutes * 60_000
  while (performance.now() < endsAt) {
    await delay(sampleMs)
    const now = await Promise.all(stage.metrics.map(readSample))
    samples.push(now)
    const words = now.map(({ residentMb, heapMb }) => `${residentMb} MB, heap ${heapMb} MB`)
    tell(`${((samples.length * sampleMs) / 60_000).toFixed(2)} min: ${words.join(' · ')}`)
  }
  stopping.abort()
  await changing
  const measured = people.measure()
  await people.stop()
  const complaints = [...people.unexpected().slice(0, 3), ...findGrowth(samples)]
  const kept = await checkKept(stage, people.acknowledged, complaints)
  const soaked = {
    fault: `${minutes} minutes of people`,
    tried: measured.attempts,
    acknowledged: people.acknowledged.length,
    writesSeconds: measured.writesSeconds,
    windowsSeconds: measured.windowsSeconds,
    ...kept,
    complaints,
  }
  return [soaked, await checkEnd(stage)]
}

async function changeWindows(url: string, crowd: Crowd, signal: AbortSignal): Promise<void> {
  const { eventId } = crowd.beacon
  const open: Array<ReturnType<typeof openWindow>> = []
  for (let n = 0; !signal.aborted; n += 1) {
    const token = crowd.watchers[crowd.watchers.length - 1 - (n % comingAndGoing)] ?? ''
    open.push(openWindow(url, { token, eventId }, []))
    if (open.length > comingAndGoing) open.shift()?.close()
    await delay(changesMs)
  }
  for (const window of open) window.close()
}

async function readSample(source: Stage['metrics'][number]): Promise<Sample> {
  const numbers = await readMetrics(source)
  const megabytes = (name: string): number =>
    Math.round((numbers.get(name) ?? Number.NaN) / 1_048_576)
  return {
    residentMb: megabytes('process_resident_memory_bytes'),
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
  }
}

function findGrowth(samples: readonly Sample[][]): string[] {
  const quarter = Math.floor(samples.length / 4)
  if (quarter === 0) return []
  const least = (server: number, from: number, of: keyof Sample): number =>
    Math.min(...samples.slice(from, from + quarter).map((sample) => sample[server]?.[of] ?? 0))
  return (samples[0] ?? []).flatMap((_, server) =>
    (['residentMb', 'heapMb'] as const).flatMap((of) => {
      const before = least(server, quarter, of)
      const after = least(server, samples.length - quarter, of)
      return after > before * growthMax
        ? [`server ${server + 1}: ${of} grew from ${before} to ${after}`]
        : []
    }),
  )
}
