// Runs the first windows' queries a few times before the server listens, so that code is compiled,
// connections are open and plans are cached when people come. Results are discarded. It never
// prevents a start, and delays it only briefly.
import { setTimeout as delay } from 'node:timers/promises'
import type { LiveInput, LiveName } from '#contract/contract.ts'
import type { SignedIn } from '#domain/access/actor.ts'
import type { Deps } from './deps.ts'
import { listExamples, type EventExample } from './features/event/example-queries.ts'
import type { Hub } from './live/hub.ts'

/** The most a start may be delayed on a busy machine. */
const warmUpMs = 400
const rounds = 8
const dayMs = 86_400_000
const listDays = 60

const ask = <N extends LiveName>(name: N, input: LiveInput<N>) => ({ name, input })

/**
 * The queries of windows on the calendar, a list and an event. Each round uses another day, because
 * a cached answer (live/group-shelf.ts) would skip the query.
 */
function listFirstQueries({ eventId, location }: EventExample, round: number, now: number) {
  const dayIn = (days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10)
  const counts = { locationIds: [location], from: dayIn(round) }
  const filters = { type: null, gender: null, time: null, fits: null, placesLeft: false }
  const list = { locationId: location, from: dayIn(round), to: dayIn(listDays), limit: 30, filters }
  return [
    ask('version-current', {}),
    ask('players-me', {}),
    ask('events-publicCounts', counts),
    ask('events-privateCounts', counts),
    ask('events-publicList', list),
    ask('events-personalList', { ...list, friendsGoing: false }),
    ask('events-byId', { eventId }),
  ]
}

/**
 * Runs as the organizers of some events; ends early in a store without events, and after `withinMs`
 * when it doesn't answer.
 */
export async function warmUp(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  hub: Pick<Hub, 'subscribe'>,
  withinMs: number = warmUpMs,
): Promise<void> {
  const patience = new AbortController()
  const isOver = delay(withinMs, undefined, { signal: patience.signal }).catch(() => undefined)
  const run = async (): Promise<void> => {
    const examples = await listExamples(db, rounds)
    for (let round = 0; round < rounds && !patience.signal.aborted; round += 1) {
      const example = examples[round % examples.length]
      if (example === undefined) return
      const viewer = toViewer(example)
      const asked = listFirstQueries(example, round, clock.now())
      await Promise.all(
        asked.map((one) => loadOnce(hub, { ...one, viewer, person: one.name }, isOver)),
      )
    }
  }
  await Promise.race([
    run().catch((error: unknown) => log.debug({ err: error }, 'starting without a warm-up')),
    isOver,
  ])
  patience.abort()
}

const toViewer = ({ organizer }: EventExample): SignedIn => ({
  kind: 'signed-in',
  sessionId: '',
  ...organizer,
  email: '',
  provider: '',
  lacksSecondFactor: false,
})

async function loadOnce(
  hub: Pick<Hub, 'subscribe'>,
  request: Parameters<Hub['subscribe']>[0],
  isOver: Promise<unknown>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const subscription = hub.subscribe(request, {
    subscribed: () => undefined,
    send: () => resolve(),
    refused: () => resolve(),
  })
  await Promise.race([promise, isOver])
  subscription.close()
}
