// Runs one drill: keeps up the load while each fault of the list is broken and mended.
import { setTimeout as delay } from 'node:timers/promises'
import { countKept, type Acknowledged, type Crowd } from './crowd.ts'
import { startPeople, type People } from './people.ts'
import type { Fault, Stage } from './stage.ts'

export type Line = {
  fault: string
  tried: number
  acknowledged: number
  lost: string[]
  doubled: string[]
  writesSeconds: number
  windowsSeconds: number
  complaints: string[]
}

/** Limits for each fault on an otherwise idle machine. */
const bounds = { writesSeconds: 10, windowsSeconds: 5 } as const

const holdMs = 5_000
const afterMs = 3_000
const givesUpMs = 60_000

export async function runDrill<Kind extends Stage>(
  stage: Kind,
  crowd: Crowd,
  faults: ReadonlyArray<Fault<Kind>>,
  { tell, patience }: { tell: (line: Line) => void; patience: number },
): Promise<Line[]> {
  const people = await startPeople(stage.url, crowd)
  const lines: Line[] = []
  const known = new Set<string>()
  try {
    for (const fault of faults) {
      const line = await runFault(stage, fault, { people, known, patience })
      lines.push(line)
      tell(line)
    }
  } finally {
    await people.stop()
  }
  const end = await checkEnd(stage)
  lines.push(end)
  tell(end)
  return lines
}

async function runFault<Kind extends Stage>(
  stage: Kind,
  fault: Fault<Kind>,
  { people, known, patience }: { people: People; known: Set<string>; patience: number },
): Promise<Line> {
  const before = people.acknowledged.length
  const unexpectedBefore = people.unexpected().length
  const complaints: string[] = []
  people.mark()
  const broken = performance.now()
  await fault.break(stage)
  await delay(fault.holdMs ?? holdMs)
  await waitUntil(() => people.isWellSince(broken), 'not well before it was mended', complaints)
  const mended = performance.now()
  await fault.mend(stage)
  await delay(afterMs)
  await waitUntil(() => people.isWellSince(mended), 'not well after it was mended', complaints)
  await waitUntil(
    () => people.arePhotosWellSince(mended),
    'no photos after it was mended',
    complaints,
  )
  const { attempts, writesSeconds, windowsSeconds, photosRefused } = people.measure()
  if (fault.refusesPhotos === true && photosRefused === 0) complaints.push('no photo was refused')
  await waitUntil(() => stage.isWhole(), 'something stayed broken', complaints)
  const kept = await checkKept(stage, people.acknowledged, complaints, known)
  if (writesSeconds > bounds.writesSeconds * patience) complaints.push('somebody waited too long')
  if (windowsSeconds > bounds.windowsSeconds * patience) {
    complaints.push('a window was behind too long')
  }
  complaints.push(...people.unexpected().slice(unexpectedBefore, unexpectedBefore + 3))
  return {
    fault: fault.name,
    tried: attempts,
    acknowledged: people.acknowledged.length - before,
    ...kept,
    writesSeconds,
    windowsSeconds,
    complaints,
  }
}

export async function checkKept(
  stage: Stage,
  acknowledged: readonly Acknowledged[],
  complaints: string[],
  known = new Set<string>(),
): Promise<{ lost: string[]; doubled: string[] }> {
  const db = stage.openDatabase()
  const found = await countKept(db, acknowledged).finally(() => void db.destroy())
  const isNew = (one: string): boolean => !known.has(one)
  const lost = found.lost.filter(isNew)
  const doubled = found.doubled.filter(isNew)
  for (const one of [...lost, ...doubled]) known.add(one)
  if (lost.length > 0) complaints.push('something was lost')
  if (doubled.length > 0) complaints.push('something is there twice')
  return { lost, doubled }
}

async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  complaint: string,
  complaints: string[],
): Promise<void> {
  const deadline = performance.now() + givesUpMs
  while (!(await isSo())) {
    if (performance.now() > deadline) {
      complaints.push(`${complaint}, in ${givesUpMs / 1_000} s`)
      return
    }
    await delay(50)
  }
}

const leftovers = ['sideout_live_sockets', 'sideout_live_subscriptions', 'sideout_live_groups']

export async function readMetrics({
  url,
  token,
}: Stage['metrics'][number]): Promise<Map<string, number>> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5_000),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const lines = (await answer.text()).split('\n').filter((line) => /^\w+ /.test(line))
  return new Map(
    lines.map((line): [string, number] => {
      const [name = '', value] = line.split(' ')
      return [name, Number(value)]
    }),
  )
}

/** Once everyone has left, no group, socket or subscription may remain on any server. */
export async function checkEnd(stage: Stage): Promise<Line> {
  const complaints: string[] = []
  const countLeft = async (): Promise<number> => {
    const all = await Promise.all(stage.metrics.map(readMetrics))
    return all.reduce(
      (sum, numbers) =>
        sum + leftovers.reduce((of, name) => of + (numbers.get(name) ?? Number.NaN), 0),
      0,
    )
  }
  await waitUntil(
    async () => (await countLeft()) === 0,
    'sockets, subscriptions or groups are left',
    complaints,
  )
  const nothing = { tried: 0, acknowledged: 0, lost: [], doubled: [] }
  return { fault: 'everyone leaves', ...nothing, writesSeconds: 0, windowsSeconds: 0, complaints }
}
