// A night of open play with a hundred people, three organizers and eleven windows: sign-ups,
// walk-ins, pairs, pauses, departures and a lost court, observed from outside every minute.
// Randomness is seeded; the long form plays more nights, whole and minute by minute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { createRandom, type Random } from '#domain/shared/random.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import {
  aCrowd,
  arrive,
  goHome,
  goodbyes,
  type Goodbye,
  type Person,
} from '#test/scenes/queue-crowd.ts'
import {
  expectWhole,
  QueueWatcher,
  toSettledState,
  type QueueSight,
} from '#test/scenes/queue-watcher.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow, TestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

const minute = 60_000
/** From half an hour before the start until the last Done; in the short form until people are tired. */
const nightMinutes = isProof ? 200 : 140
const startsAt = 30
const lostAt = 90
const lostCourt = 6
const pairsAt = 45
const ruleAt = 120
const undoAt: ReadonlySet<number> = new Set([70, 110, 150])
const skipAt: ReadonlySet<number> = new Set([50, 95])
/** Players who watch all evening, and players who take turns opening a new window. */
const watching = 6
const reading = 20
/**
 * The longest waits in minutes, for nineteen in twenty people and for all: games take 9 to 17
 * minutes, and twelve courts, later eleven, share three lines.
 */
const usualWait = 26
const longestWait = 40

const fourOff = { kind: 'four-off' as const, stay: 2, court: 1 }
const winnersStay = { kind: 'winners-stay' as const, stay: 2, court: 1 }
const levels = [3.5, 4]
const laneOfCourt = [0, 0, 0, 0, 1, 1, 1, 2, 2, null, null, null]
const courts = laneOfCourt.map((lane, index) => ({ court: index + 1, lane }))

let app: TestApp
let olga: TestPlayer, cora: TestPlayer, dora: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  cora = await app.signedIn('Cora')
  dora = await app.signedIn('Dora')
})
afterAll(() => app.close())

type OrganizerSight = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
type Window = { latest: () => QueueSight | undefined; all: () => QueueSight[]; seen: number }

const settledTexts = new WeakMap<QueueSight, string>()
/** Kept, because windows are compared until all of them show the same. */
function toSettledText(sight: QueueSight): string {
  const text = settledTexts.get(sight) ?? JSON.stringify(toSettledState(sight))
  settledTexts.set(sight, text)
  return text
}

/** A person's act besides playing, with its minute of the night. */
type Plan = { person: Person; at: number; act: Goodbye | 'pause' | 'resume' | 'is refused' }

/** Plans who leaves, pauses and returns, and when, for a good third of all. */
function planActs(people: readonly Person[], random: Random): Plan[] {
  const coming = random.shuffle(people.filter(({ comes }) => comes !== null && comes <= 60))
  const leavers = coming.slice(0, 30).map((person, index): Plan => {
    const act = goodbyes[index % goodbyes.length] ?? 'own'
    const isBefore = act === 'withdraws' && person.player !== null && (person.comes ?? 99) < 22
    // After the start people go home instead of withdrawing.
    return isBefore
      ? { person, at: random.between(24, startsAt - 1), act }
      : { person, at: random.between(75, 185), act: act === 'withdraws' ? 'own' : act }
  })
  const back = leavers.filter(({ act, at }) => act === 'own' && at < 150).slice(0, 3)
  const kept = leavers.filter(({ act }) => act === 'removed' || act === 'no-show').slice(0, 4)
  return [
    ...leavers,
    ...back.map(({ person, at }): Plan => ({ person, at: at + 25, act: 'resume' })),
    ...kept.map(({ person, at }): Plan => ({ person, at: at + 10, act: 'is refused' })),
    ...coming.slice(30, 42).flatMap((person): Plan[] => {
      const at = random.between(65, 150)
      return [
        { person, at, act: 'pause' },
        { person, at: at + 12, act: 'resume' },
      ]
    }),
  ]
}

class Night {
  readonly watcher = new QueueWatcher()
  readonly random: Random
  readonly eventId: string
  readonly #seed: number
  #people: Person[] = []
  #plans: Plan[] = []
  #windows: Window[] = []
  #sockets: TestSocket[] = []
  #readers: TestSocket[] = []
  readonly #own = new Map<TestPlayer, LiveWindow<LiveOutput<'queues-byEvent'>>>()
  readonly #ends = new Map<number, number>()
  #late: (() => Promise<unknown>) | null = null

  constructor(eventId: string, seed: number) {
    this.eventId = eventId
    this.#seed = seed
    this.random = createRandom(seed)
  }

  async open(): Promise<void> {
    this.#people = await aCrowd(
      app,
      { eventId: this.eventId, organizer: olga, night: this.#seed },
      this.random,
    )
    this.#plans = planActs(this.#people, this.random)
    await openDoors(app, this.eventId)
    await olga.must('queues-open', { eventId: this.eventId, rule: fourOff, levels, courts })
    const { watchKey } = await olga.must('queues-setWatch', { eventId: this.eventId, isOn: true })
    const players = this.#people.flatMap(({ player }) => player ?? []).slice(0, watching + reading)
    for (const player of [olga, cora, dora, ...players.slice(0, watching)]) {
      const window = (await this.#connect(player.token)).subscribe('queues-byEvent', {
        eventId: this.eventId,
      })
      await window.next()
      this.#own.set(player, window)
      this.#windows.push({
        latest: () => window.latest()?.queue ?? undefined,
        all: () => window.snapshots.flatMap(({ queue }) => queue ?? []),
        seen: 0,
      })
    }
    for (const { token } of players.slice(watching)) this.#readers.push(await this.#connect(token))
    for (let screen = 0; screen < 2; screen += 1) {
      const window = (await this.#connect(null)).subscribe('queues-watch', {
        queueKey: watchKey ?? '',
      })
      this.#windows.push({
        latest: () => window.latest()?.queue,
        all: () => window.snapshots.map(({ queue }) => queue),
        seen: 0,
      })
    }
  }

  async #connect(token: string | null): Promise<TestSocket> {
    const socket = await app.socket(token)
    this.#sockets.push(socket)
    return socket
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) await socket.close()
  }

  /** The queue as an organizer's window shows it. */
  read(by = olga): OrganizerSight {
    return this.#own.get(by)?.latest()?.queue ?? expect.unreachable()
  }

  /**
   * The queue in a newly opened window. People take turns, because no one opens hundreds of windows
   * in a minute.
   */
  async #ask() {
    const [socket = expect.unreachable(), ...others] = this.#readers
    this.#readers = [...others, socket]
    const window = socket.subscribe('queues-byEvent', { eventId: this.eventId })
    const { queue } = await window.next()
    window.close()
    return queue ?? expect.unreachable()
  }

  /** Waits until all windows show the same; none may ever have shown an impossible state. */
  async settle(): Promise<OrganizerSight> {
    const queue = await this.#ask()
    const settled = toSettledText(queue)
    await until('all windows to show the same', () =>
      this.#windows.every((window) => {
        const latest = window.latest()
        return latest !== undefined && toSettledText(latest) === settled
      }),
    )
    for (const window of this.#windows) {
      const frames = window.all()
      for (const frame of frames.slice(window.seen)) expectWhole(frame)
      window.seen = frames.length
    }
    this.watcher.look(queue, app.clock.now())
    return this.read()
  }

  #findNumber({ members }: OrganizerSight, person: Person): number {
    const member = members.find(
      ({ playerId, playerName }) => playerId === person.playerId || playerName === person.name,
    )
    person.playerId ??= member?.playerId ?? null
    return member?.number ?? expect.unreachable()
  }

  /** Runs one minute; its acts happen at once, in random order. */
  async pass(at: number): Promise<void> {
    const before = this.read()
    const plans = this.#plans.filter((plan) => plan.at === at)
    const numbers = new Map(plans.map((plan) => [plan, this.#findNumber(before, plan.person)]))
    const acts = [
      ...(await this.#arrivals(at)),
      ...plans.map((plan) => () => this.#act(plan, numbers.get(plan) ?? -1)),
      ...this.#reports(before, at),
    ]
    // A minute in which nobody does anything shows what the last one did.
    if (acts.length === 0 && !isProof) return
    await Promise.all(this.random.shuffle(acts).map((act) => act()))
    for (const [{ act }, number] of numbers) if (act === 'resume') this.watcher.comesBack(number)
    await this.settle()
    for (const [{ act }, number] of numbers)
      if (act !== 'resume' && act !== 'is refused') this.watcher.leaves(number)
  }

  async #arrivals(at: number): Promise<(() => Promise<unknown>)[]> {
    const coming = this.#people.filter(({ comes }) => comes === at)
    if (coming.length === 0) return []
    const { code } = await olga.must('checkIns-code', { place: this.eventId })
    return coming.map(
      (person) => () => arrive(app, person, { eventId: this.eventId, code, helper: cora }),
    )
  }

  async #act({ person, act }: Plan, number: number): Promise<void> {
    const { eventId } = this
    const organizer = this.random.pick([olga, cora, dora])
    if (act === 'is refused') {
      const back = { eventId, step: { kind: 'resume' as const, number } }
      expect(await organizer.call('queues-step', back)).toMatchObject({
        ok: false,
        refusal: { code: 'queue-absent' },
      })
    } else if (act !== 'pause' && act !== 'resume')
      await goHome(person, act, { eventId, number, organizer })
    else if (person.player !== null)
      await person.player.must('queues-setOwn', { eventId, kind: act })
    else await organizer.must('queues-step', { eventId, step: { kind: act, number } })
  }

  /**
   * Reports each finished game: by one organizer, by two at once, or again by a device that was
   * away.
   */
  #reports(queue: QueueSight, at: number): (() => Promise<unknown>)[] {
    const late = this.#late === null ? [] : [this.#late]
    this.#late = null
    const reports = queue.courts.flatMap(({ court, game }) => {
      if (game === null) return []
      const end = this.#ends.get(game.id) ?? at + this.random.between(9, 17)
      this.#ends.set(game.id, end)
      if (end > at) return []
      const winner = this.random.pick(['a', 'b', null] as const)
      this.watcher.report(game, winner)
      const finish = async (by: TestPlayer, ...answers: string[]) => {
        const answer = await this.#finish(by, { court, game: game.id, winner })
        expect(answer.ok ? 'ok' : answer.refusal.code).toBeOneOf(['ok', ...answers])
      }
      const [one = olga, other = cora] = this.random.shuffle([olga, cora, dora])
      if (this.random.chance(0.1)) this.#late = () => finish(other, 'queue-changed')
      // A lost court disappears with its last game, so the second Done has no game to end.
      const isLast = court === lostCourt && at > lostAt
      return (this.random.chance(0.2) ? [one, other] : [one]).map(
        (by) => () => (isLast ? finish(by, 'queue-changed') : finish(by)),
      )
    })
    return [...late, ...reports]
  }

  #finish(by: TestPlayer, game: { court: number; game: number; winner: 'a' | 'b' | null }) {
    const step = { kind: 'finish' as const, points: null, ...game }
    return by.call('queues-step', { eventId: this.eventId, step })
  }

  async pairUp(many: number): Promise<void> {
    const { line, members } = this.read()
    const laneOf = new Map(members.map(({ number, lane }) => [number, lane]))
    const alone = line.map(({ number }) => number)
    for (let pair = 0; pair < many; pair += 1) {
      const number = alone.shift()
      const mate = alone.find((other) => laneOf.get(other) === laneOf.get(number ?? -1))
      if (number === undefined || mate === undefined) return
      alone.splice(alone.indexOf(mate), 1)
      const step = { kind: 'pair' as const, number, with: mate }
      await cora.must('queues-step', { eventId: this.eventId, step })
    }
    await this.settle()
  }

  async loseCourt(court: number): Promise<void> {
    const left = courts.filter((one) => one.court !== court)
    await cora.must('queues-step', {
      eventId: this.eventId,
      step: { kind: 'courts', courts: left },
    })
    await this.settle()
    this.watcher.loses(court)
  }

  async setRule(rule: typeof winnersStay): Promise<void> {
    const step = { kind: 'rule' as const, rule, levels }
    await dora.must('queues-step', { eventId: this.eventId, step })
    await this.settle()
  }

  /** Closes the queue: results stand, and no one can add to them. */
  async closeQueue(): Promise<void> {
    const { eventId, watcher } = this
    const { courts: last } = this.read()
    await olga.must('queues-setState', { eventId, state: 'closed' })
    const [on] = last.flatMap(({ court, game }) =>
      game === null ? [] : [{ court, game: game.id }],
    )
    const late = await this.#finish(cora, { winner: 'a', ...(on ?? { court: 1, game: 1 }) })
    expect(late).toMatchObject({ ok: false, refusal: { code: 'queue-not-found' } })
    const end = await this.settle()
    expect(end.members).toHaveLength(this.#people.filter(({ comes }) => comes !== null).length)
    expect(end.members.reduce((sum, { games }) => sum + games, 0)).toBe(watcher.games * 4)
    this.#expectFair()
    const names = new Map(end.members.map(({ playerId, playerName }) => [playerId, playerName]))
    const here = await listHere(this.eventId)
    expect(here.map((playerId) => names.get(playerId) ?? '').toSorted()).toEqual(this.#listStayed())
    const playing = end.members.filter(({ state }) => state === 'playing')
    expect(await listCalled(this.eventId)).toEqual(
      playing.map(({ playerId }) => playerId ?? '').toSorted(),
    )
  }

  #expectFair(): void {
    const { passedTwice } = this.watcher
    const waits = this.watcher.waits.toSorted((one, other) => one - other)
    expect(passedTwice).toEqual([])
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThanOrEqual(usualWait * minute)
    expect(waits.at(-1)).toBeLessThanOrEqual(longestWait * minute)
  }

  #listStayed(): string[] {
    const takenOff = new Set(
      this.#plans.flatMap(({ person, act, at }) =>
        at < nightMinutes && ['removed', 'withdraws', 'no-show', 'not checked in'].includes(act)
          ? [person]
          : [],
      ),
    )
    return this.#people
      .flatMap((person) => (person.comes === null || takenOff.has(person) ? [] : [person.name]))
      .toSorted()
  }

  /** Skips someone who was called but isn't there. */
  async skip(): Promise<void> {
    const { courts: now } = this.read()
    const number = now.find(({ game }) => game !== null)?.game?.a[0] ?? expect.unreachable()
    await dora.must('queues-step', { eventId: this.eventId, step: { kind: 'skip', number } })
    await this.settle()
  }

  /** Undoes a Done on the wrong court, which restores everything. */
  async undoDone(): Promise<void> {
    const before = await this.settle()
    const [by = olga, other = cora] = this.random.shuffle([olga, cora, dora])
    const { court, game } =
      before.courts.find((one) => one.game !== null && one.court !== lostCourt) ??
      expect.unreachable()
    if (game === null) return
    const takeBack = this.watcher.reportForNow(game, 'a')
    await this.#finish(by, { court, game: game.id, winner: 'a' })
    await this.settle()
    const { undoable } = this.read(by)
    expect(undoable).toMatchObject({ kind: 'finish', court })
    const undo = { eventId: this.eventId, step: undoable?.step ?? 0 }
    const both = await Promise.all([by.call('queues-undo', undo), other.call('queues-undo', undo)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    takeBack()
    expect(toSettledState(await this.settle())).toEqual(toSettledState(before))
  }
}

/** The people who are here by the roster, which decides everything after the evening. */
async function listHere(eventId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('player_events')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('removed', '=', false)
    .where('attendance', '=', 'here')
    .execute()
  return rows.map(({ playerId }) => playerId).toSorted()
}

/** The people with an alert that a court is theirs. */
async function listCalled(eventId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('alerts')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'match-next')
    .execute()
  return rows.map(({ playerId }) => playerId).toSorted()
}

test.each(isProof ? [1, 2, 3, 4, 5] : [1])(
  'night %i: a hundred people, and the queue keeps what it promises',
  async (seed) => {
    const eventId = await anEvent(
      app.db,
      { location: await aLocation(app.db), organizer: olga.playerId },
      { maxPlayers: 130, courts: 12, duration: 240, startDate: `2026-06-0${seed + 1}` },
    )
    for (const { playerId } of [cora, dora])
      await app.db.insertInto('event_cohosts').values({ eventId, playerId }).execute()
    const night = new Night(eventId, seed)
    await night.open()
    for (let at = 0; at < nightMinutes; at += 1) {
      await night.pass(at)
      if (at === pairsAt) await night.pairUp(6)
      if (at === lostAt) await night.loseCourt(lostCourt)
      if (at === ruleAt) await night.setRule(winnersStay)
      if (skipAt.has(at)) await night.skip()
      if (undoAt.has(at)) await night.undoDone()
      app.clock.advance(minute)
    }
    await night.closeQueue()
    await night.close()
  },
)
