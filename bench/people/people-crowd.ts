// The people of people.bench.ts in a separate process: each has a window open and acts every ten
// seconds by the clock, so that a slow server can't improve its own numbers.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { RecordedScreen } from '#test/support/recorded-screens.ts'
import { openHttpLine, type HttpLine } from '../shared/http-line.ts'
import { headersFrom } from '../shared/load-stage.ts'
import { actEveryMs, listSubscriptions, type Venue } from './people-screens.ts'
import { openPersonWindow, type PersonWindow } from './people-window.ts'

export type Crowd = {
  port: number
  people: readonly { playerId: string; token: string; venue: Venue }[]
}
/** `isComing`: people arrive one by one during the turn instead of before it. */
export type CrowdTurn = { people: number; seconds: number; isComing?: boolean }
export type CrowdReport = {
  msByAct: Readonly<Record<string, readonly number[]>>
  failed: number
  failure: string | null
  cpuUs: number
}

const lineCount = 64
const openAtATime = 10
const leaveMs = 1_000
/** Percent. */
const shares = { list: 40, event: 30, calendar: 10, roster: 14, message: 6 }
type Act = keyof typeof shares

type Person = Crowd['people'][number] & {
  address: string
  window: PersonWindow
  joined: string | null
}

let crowd: Crowd | null = null
const lines: HttpLine[] = []
const people: Person[] = []

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

function pickAct(): Act {
  let left = Math.random() * 100
  for (const [act, share] of Object.entries(shares)) {
    left -= share
    if (left < 0) return act as Act
  }
  return 'list'
}

/** Refusals, such as a full event, count as answers. */
async function call(person: Person, name: string, data: object): Promise<boolean> {
  const line = lines.pop() ?? (await openHttpLine(crowd?.port ?? 0))
  const { status, body } = await line.ask({
    method: 'POST',
    path: `/call/${name}`,
    headers: { ...headersFrom(person.address, person.token), 'idempotency-key': randomUUID() },
    body: { data },
  })
  if (lines.length < lineCount) lines.push(line)
  else line.close()
  if (status >= 429) throw new Error(`${status} ${body}`)
  return status === 200
}

async function changeRoster(person: Person): Promise<void> {
  if (person.joined !== null) {
    await call(person, 'events-withdraw', { eventId: person.joined })
    person.joined = null
    return
  }
  const eventId = pick(person.venue.events)
  if (await call(person, 'events-signUp', { eventId, guests: 0 })) person.joined = eventId
}

const show = ({ window, venue }: Person, screen: RecordedScreen): Promise<void> =>
  window.show(listSubscriptions(venue, screen, pick(venue.events)))

function actAs(person: Person, act: Act): Promise<unknown> {
  if (act === 'roster') return changeRoster(person)
  if (act !== 'message') return show(person, act)
  const { playerId: toId } = pick(people)
  if (toId === person.playerId) return changeRoster(person)
  const message = 'Are you in on Friday?'
  return call(person, 'messages-send', { messageId: randomUUID(), toId, message })
}

async function comeIn(n: number): Promise<Person | null> {
  const { port, people: all } = crowd ?? { port: 0, people: [] }
  const next = all[n]
  if (next === undefined) return null
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  const window = await openPersonWindow(port, { token: next.token, address })
  const person = { ...next, address, window, joined: null }
  await show(person, pick(['calendar', 'list', 'event'] as const))
  people.push(person)
  return person
}

async function grow(count: number): Promise<void> {
  let coming = people.length
  await Promise.all(
    Array.from({ length: openAtATime }, async () => {
      while (coming < count) await comeIn(coming++)
    }),
  )
}

/** Measures from when an act was due, so that our own delays count too. */
function createStopwatch() {
  const msByAct: Record<string, number[]> = {}
  let failed = 0
  let failure: string | null = null
  return {
    time: (kind: string, due: number, done: Promise<unknown>): Promise<void> =>
      done.then(
        () => void (msByAct[kind] ??= []).push(performance.now() - due),
        (error: unknown) => {
          failed += 1
          failure ??= String(error)
        },
      ),
    report: (cpuUs: number): CrowdReport => ({ msByAct, failed, failure, cpuUs }),
  }
}

const sumCpu = ({ user, system }: NodeJS.CpuUsage): number => user + system

async function waitUntil(due: number): Promise<void> {
  if (due > performance.now()) await delay(due - performance.now())
}

/** All leave; then `count` arrive evenly within that time and start to act. */
async function come(count: number, seconds: number): Promise<CrowdReport> {
  for (const { window } of people.splice(0)) window.close()
  for (const line of lines.splice(0)) line.close()
  await delay(leaveMs)
  const [cpu, startedAt, watch] = [process.cpuUsage(), performance.now(), createStopwatch()]
  const endAt = startedAt + seconds * 1_000
  const follow = async (n: number): Promise<void> => {
    let due = startedAt + (n * seconds * 1_000) / count
    await waitUntil(due)
    const coming = comeIn(n)
    await watch.time('come', due, coming)
    const person = await coming.catch(() => null)
    if (person === null) return
    for (due += actEveryMs; due < endAt; due += actEveryMs) {
      await waitUntil(due)
      const kind = pickAct()
      await watch.time(kind, due, actAs(person, kind))
    }
  }
  await Promise.all(Array.from({ length: count }, (_, n) => follow(n)))
  return watch.report(sumCpu(process.cpuUsage(cpu)))
}

async function act(seconds: number): Promise<CrowdReport> {
  const [cpu, startedAt, watch] = [process.cpuUsage(), performance.now(), createStopwatch()]
  const everyMs = actEveryMs / people.length
  const acts: Promise<void>[] = []
  const order = people.toSorted(() => Math.random() - 0.5)
  for (let n = 0; n * everyMs < seconds * 1_000; n += 1) {
    const due = startedAt + n * everyMs
    await waitUntil(due)
    const person = order[n % order.length]
    if (person === undefined) break
    const kind = pickAct()
    acts.push(watch.time(kind, due, actAs(person, kind)))
  }
  await Promise.all(acts)
  return watch.report(sumCpu(process.cpuUsage(cpu)))
}

process.on('message', (message: Crowd | CrowdTurn) => {
  if ('port' in message) {
    crowd = message
    return
  }
  const { people: count, seconds, isComing = false } = message
  const run = isComing ? come(count, seconds) : seconds === 0 ? grow(count) : act(seconds)
  void Promise.resolve(run).then((report) => process.send?.(report ?? null))
})
process.on('disconnect', () => process.exit(0))
