// The people of people.load.ts, in a process of their own: each has a window open and does one
// thing every ten seconds, by the clock, so that a slow server cannot make its own numbers better.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { headersFrom } from './attack-stage.ts'
import { openHttpLine, type HttpLine } from './http-line.ts'
import { actEveryMs, screens, type ScreenName, type Venue } from './people-screens.ts'
import { openPersonWindow, type PersonWindow } from './people-window.ts'

export type Crowd = {
  port: number
  people: readonly { playerId: string; token: string; venue: Venue }[]
}
/** So many in all, and for how long they act. */
export type CrowdTurn = { people: number; seconds: number }
export type CrowdReport = {
  /** ms of each act, by what was done. */
  msByAct: Readonly<Record<string, readonly number[]>>
  failed: number
  failure: string | null
  /** What this process worked itself. */
  cpuUs: number
}

const lineCount = 64
const openAtATime = 10
/** Of a hundred acts. */
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

/** A refusal, such as that the event is full, is an answer as good as any. */
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

const show = ({ window, venue }: Person, screen: ScreenName): Promise<void> =>
  window.show(screens[screen](venue, pick(venue.events)))

function actAs(person: Person, act: Act): Promise<unknown> {
  if (act === 'roster') return changeRoster(person)
  if (act !== 'message') return show(person, act)
  const { playerId: toId } = pick(people)
  if (toId === person.playerId) return changeRoster(person)
  const message = 'Are you in on Friday?'
  return call(person, 'messages-send', { messageId: randomUUID(), toId, message })
}

async function grow(count: number): Promise<void> {
  const { port, people: all } = crowd ?? { port: 0, people: [] }
  const coming = all.slice(people.length, count).map((one, index) => ({ ...one, index }))
  const before = people.length
  await Promise.all(
    Array.from({ length: openAtATime }, async () => {
      for (let next = coming.shift(); next !== undefined; next = coming.shift()) {
        const n = before + next.index
        const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
        const window = await openPersonWindow(port, { token: next.token, address })
        const person = { ...next, address, window, joined: null }
        await show(person, pick(['calendar', 'list', 'event'] as const))
        people.push(person)
      }
    }),
  )
}

async function act(seconds: number): Promise<CrowdReport> {
  const msByAct: Record<string, number[]> = {}
  let failed = 0
  let failure: string | null = null
  const from = process.cpuUsage()
  const startedAt = performance.now()
  const everyMs = actEveryMs / people.length
  const acts: Promise<void>[] = []
  const order = people.toSorted(() => Math.random() - 0.5)
  for (let n = 0; n * everyMs < seconds * 1_000; n += 1) {
    const due = startedAt + n * everyMs
    if (due > performance.now()) await delay(due - performance.now())
    const person = order[n % order.length]
    if (person === undefined) break
    const kind = pickAct()
    acts.push(
      actAs(person, kind).then(
        () => void (msByAct[kind] ??= []).push(performance.now() - due),
        (error: unknown) => {
          failed += 1
          failure ??= String(error)
        },
      ),
    )
  }
  await Promise.all(acts)
  const { user, system } = process.cpuUsage(from)
  return { msByAct, failed, failure, cpuUs: user + system }
}

process.on('message', (message: Crowd | CrowdTurn) => {
  if ('port' in message) {
    crowd = message
    return
  }
  const run = message.seconds === 0 ? grow(message.people) : act(message.seconds)
  void Promise.resolve(run).then((report) => process.send?.(report ?? null))
})
process.on('disconnect', () => process.exit(0))
