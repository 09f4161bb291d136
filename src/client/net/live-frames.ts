// Parses the frames of the live socket (docs/protocol.md). Frames of any other shape are ignored.
import type { Refusal } from '#domain/shared/refusal.ts'
import { asObject, parseJson, readRefusal } from './wire-values.ts'

/**
 * Identifies the store that answers. The same id with a later `started` (s since 1970) means that
 * versions above `begunAt` were undone.
 */
export type StoreStamp = { id: string; started: number; begunAt: number }

/** An answer: complete, or the changes since version `from`. */
export type AnswerFrame = {
  type: 'snapshot'
  key: string
  version: number
  from: unknown
  data: unknown
}

export type ServerFrame =
  | { type: 'hello'; wire: number; now: number | null; store: StoreStamp | null }
  | { type: 'subscribed'; id: number; key: string }
  | AnswerFrame
  | { type: 'refused'; id: number; refusal: Refusal }
  | { type: 'signed-out' }
  | { type: 'pong' }

export type ClientFrame =
  | { type: 'subscribe'; id: number; query: string; input: unknown }
  | { type: 'unsubscribe'; id: number }
  | { type: 'ping' }

type Fields = Record<string, unknown>

const readAnswer = ({ key, version, from, data }: Fields): AnswerFrame | null =>
  typeof key === 'string' && typeof version === 'number' && data !== undefined
    ? { type: 'snapshot', key, version, from, data }
    : null

type FrameType = ServerFrame['type'] | 'changes'

const readers: Readonly<Record<FrameType, (fields: Fields) => ServerFrame | null>> = {
  hello: ({ wire, now, store }) =>
    typeof wire === 'number'
      ? { type: 'hello', wire, now: typeof now === 'number' ? now : null, store: readStamp(store) }
      : null,
  subscribed: ({ id, key }) =>
    typeof id === 'number' && typeof key === 'string' ? { type: 'subscribed', id, key } : null,
  snapshot: readAnswer,
  changes: readAnswer,
  refused: (fields) =>
    typeof fields['id'] === 'number'
      ? { type: 'refused', id: fields['id'], refusal: readRefusal(fields) }
      : null,
  'signed-out': () => ({ type: 'signed-out' }),
  pong: () => ({ type: 'pong' }),
}

export function readStamp(value: unknown): StoreStamp | null {
  const { id, started, begunAt } = asObject(value) ?? {}
  const isStamp =
    typeof id === 'string' && typeof started === 'number' && typeof begunAt === 'number'
  return isStamp ? { id, started, begunAt } : null
}

/** The text of a message; a binary one is deflated. */
export const toText = async (message: string | Blob): Promise<string> =>
  typeof message === 'string'
    ? message
    : new Response(message.stream().pipeThrough(new DecompressionStream('deflate'))).text()

const isFrameType = (type: unknown): type is FrameType =>
  typeof type === 'string' && Object.hasOwn(readers, type)

export function readFrame(text: string): ServerFrame | null {
  const fields = asObject(parseJson(text))
  return fields !== null && isFrameType(fields['type']) ? readers[fields['type']](fields) : null
}
