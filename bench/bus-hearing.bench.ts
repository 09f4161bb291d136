// Cost of an irrelevant invalidation from another node: parsing the message and looking up its
// topics among 100,000 windows, without network. Floor: JSON.parse alone.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createTopicIndex } from '#server/live/topic-index.ts'
import { topics } from '#server/live/topics.ts'

const windows = 100_000
const venues = 2_000
const messages = 20_000
const rounds = 5

/** Same schema as valkey-bus.ts. */
const message = v.strictObject({ from: v.string(), topics: v.nullable(v.array(v.string())) })

const index = createTopicIndex<number>()
for (let n = 0; n < windows; n += 1)
  index.add([topics.user(`u${n}`), topics.eventsOf(`p${n}`), topics.eventsAt(`v${n % venues}`)], n)

const texts = Array.from({ length: messages }, (_, n) => {
  const [eventId, venue] = [randomUUID(), `elsewhere${n % venues}`]
  return JSON.stringify({
    from: randomUUID(),
    topics: [
      topics.event(eventId),
      topics.roster(eventId),
      topics.matchList(eventId),
      topics.eventsAt(venue),
      topics.eventsOf(`other${n}`),
    ],
  })
})

function measureUs(hear: (text: string) => unknown): number {
  const taken = Array.from({ length: rounds + 1 }, () => {
    const from = process.cpuUsage()
    for (const text of texts) hear(text)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / messages
  })
  return taken.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

const floor = measureUs((text) => JSON.parse(text) as unknown)
const heard = measureUs((text) => index.match(v.parse(message, JSON.parse(text)).topics ?? []))
console.log(
  `a message of ${texts[0]?.length} bytes: ${heard.toFixed(2)} µs of CPU, JSON.parse alone ${floor.toFixed(2)} µs`,
)
