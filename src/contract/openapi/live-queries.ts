// The live protocol, which OpenAPI can't describe, under our own extensions (x-live-frames,
// x-live-queries).
import type { JsonSchema } from '@valibot/to-json-schema'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { clientVersion, wireVersion } from '#domain/version/version.ts'
import type { Who } from '../call.ts'
import { liveQueries } from '../live-queries.ts'
import type { Noun } from './api-nouns.ts'
import { inputSchema, outputSchema } from './json-schema.ts'
import { getNoun } from './nouns.ts'

export type LiveQueryEntry = {
  tags: readonly [Noun]
  summary: string
  who: Who
  input: JsonSchema
  output: JsonSchema
  refusals: readonly RefusalCode[]
}
export type LiveFrame = {
  from: 'client' | 'server'
  frame: Readonly<Record<string, unknown>>
  summary: string
}

const shownQueries = Object.values(liveQueries).filter((query) => !('isOwn' in query))

export function liveQueryEntries(): Readonly<Record<string, LiveQueryEntry>> {
  return Object.fromEntries(
    shownQueries.map(({ name, who, summary, input, output, refusals }) => [
      name,
      {
        tags: [getNoun(name)],
        summary,
        who,
        input: inputSchema(input),
        output: outputSchema(output),
        refusals: [...new Set([...refusals, ...baseRefusals(who)])],
      },
    ]),
  )
}

const baseRefusals = (who: Who): readonly RefusalCode[] => [
  'bad-input',
  'too-many-subscriptions',
  ...(who === 'visitor' ? [] : ['not-signed-in' as const]),
  ...(who === 'player' ? ['not-a-player' as const] : []),
]

export const liveFrames: readonly LiveFrame[] = [
  {
    from: 'client',
    frame: { type: 'subscribe', id: 1, query: 'version-current', input: {} },
    summary: 'Watch a query under a number of the client. At most 100 at a time.',
  },
  { from: 'client', frame: { type: 'unsubscribe', id: 1 }, summary: 'Watch it no longer.' },
  {
    from: 'client',
    frame: { type: 'ping' },
    summary: 'Answered by pong, for clients that cannot see WebSocket pings.',
  },
  {
    from: 'server',
    frame: { type: 'hello', wire: wireVersion, version: clientVersion },
    summary: 'First: the wire and the current client.',
  },
  {
    from: 'server',
    frame: { type: 'subscribed', id: 1, key: 'k12' },
    summary:
      'Snapshots with this key are for this number. Sent again, with another key, when the person became a player.',
  },
  {
    from: 'server',
    frame: { type: 'snapshot', key: 'k12', version: 4711, data: { value: clientVersion } },
    summary:
      'The whole answer: one at once, one more after each change of it. The version never falls.',
  },
  {
    from: 'server',
    frame: { type: 'refused', id: 1, code: 'not-signed-in' },
    summary: 'The subscription is over, or never began. With id null a frame was unreadable.',
  },
  {
    from: 'server',
    frame: { type: 'signed-out' },
    summary: 'The session has ended; the socket closes.',
  },
  { from: 'server', frame: { type: 'pong' }, summary: 'The answer to ping.' },
]
