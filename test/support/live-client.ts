// A window on the live wire (docs/protocol.md) for tests: records every frame and waits for
// specific ones.
import { WebSocket } from 'ws'
import { until } from './until.ts'

export type Frame = {
  type: string
  id?: number | null
  key?: string
  version?: number
  code?: string
  params?: Record<string, unknown>
  data?: unknown
  wire?: number
  store?: { id: string; started: number; begunAt: number }
}
export type Snapshot = Frame & { key: string; version: number; data: unknown }

export type LiveWindow = {
  frames: Frame[]
  ws: WebSocket
  send(frame: unknown): void
  /** Subscribes and waits for the answer; a refusal throws its code. */
  subscribe(query: string, input: unknown): Promise<LiveView>
  frame(what: string, fits: (frame: Frame) => boolean): Promise<Frame>
  /** Sends a ping and waits for its pong, so that earlier frames have been handled. */
  settle(): Promise<void>
  closed: Promise<number>
  close(): Promise<void>
}

export type LiveView = {
  id: number
  snapshots(): Snapshot[]
  shows(fits: (data: never) => boolean): Promise<unknown>
  unsubscribe(): void
}

/** Waits for the hello frame. `url` is the server's http address. */
export async function openLive(
  url: string,
  headers: Record<string, string> = {},
): Promise<LiveWindow> {
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/live`, {
    headers,
    perMessageDeflate: false,
  })
  const frames: Frame[] = []
  const closed = new Promise<number>((resolve) => {
    ws.once('close', resolve)
  })
  ws.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame)
  })
  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve())
    ws.once('error', reject)
  })
  ws.on('error', () => undefined)
  const frame = (what: string, fits: (frame: Frame) => boolean): Promise<Frame> =>
    until(what, () => frames.find(fits))
  const send = (sent: unknown): void => ws.send(JSON.stringify(sent))
  let nextId = 1

  await frame('hello', ({ type }) => type === 'hello')
  return {
    frames,
    ws,
    send,
    closed,
    frame,
    settle: async () => {
      const before = frames.filter(({ type }) => type === 'pong').length
      send({ type: 'ping' })
      await until('pong', () => frames.filter(({ type }) => type === 'pong').length > before)
    },
    subscribe: async (query, input) => {
      const id = nextId++
      send({ type: 'subscribe', id, query, input })
      const answer = await frame(`an answer to ${query}`, (one) => one.id === id)
      if (answer.type === 'refused') throw new Error(answer.code ?? 'refused')
      return viewOf(id, frames, send)
    },
    close: async () => {
      ws.close()
      await closed
    },
  }
}

function viewOf(id: number, frames: Frame[], send: (frame: unknown) => void): LiveView {
  const snapshots = (): Snapshot[] => {
    const keys = new Set(
      frames
        .filter((frame) => frame.type === 'subscribed' && frame.id === id)
        .map(({ key }) => key),
    )
    return frames.filter(
      (frame): frame is Snapshot => frame.type === 'snapshot' && keys.has(frame.key),
    )
  }
  return {
    id,
    snapshots,
    shows: async (fits) =>
      (
        await until('the expected snapshot', () => {
          const newest = snapshots().at(-1)
          return newest !== undefined && fits(newest.data as never) ? newest : null
        })
      ).data,
    unsubscribe: () => send({ type: 'unsubscribe', id }),
  }
}
