// A window on the live wire for benchmarks that timestamps snapshots without storing them.
import { once } from 'node:events'
import { WebSocket } from 'ws'

type Frame = { type: string; id?: number; key?: string; code?: string; data?: unknown }
type Waiting = {
  key: string | null
  resolve: (data: unknown) => void
  reject: (error: Error) => void
}

export type LoadWindow = {
  /**
   * Subscribes, waits for the first snapshot, and unsubscribes. Rejects with the refusal's code.
   */
  look(query: string, input: unknown): Promise<unknown>
  /** Subscribes permanently; resolves with the first snapshot. */
  stay(query: string, input: unknown): Promise<unknown>
  snapshots(): number
  close(): void
}

export async function openLoadWindow(
  port: number,
  headers: Record<string, string>,
): Promise<LoadWindow> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers, perMessageDeflate: false })
  await once(ws, 'open')
  const waitings = new Map<number, Waiting>()
  let nextId = 1
  let snapshots = 0

  ws.on('message', (message: Buffer) => {
    const frame = JSON.parse(message.toString()) as Frame
    if (frame.type === 'snapshot') {
      snapshots += 1
      for (const waiting of waitings.values()) {
        if (waiting.key === frame.key) waiting.resolve(frame.data)
      }
      return
    }
    const waiting = waitings.get(frame.id ?? -1)
    if (frame.type === 'subscribed' && waiting !== undefined) waiting.key = frame.key ?? null
    if (frame.type === 'refused') waiting?.reject(new Error(frame.code))
  })
  ws.on('close', (code) => {
    for (const { reject } of waitings.values()) reject(new Error(`closed with ${code}`))
  })

  const subscribe = async (query: string, input: unknown, isBrief: boolean): Promise<unknown> => {
    const id = nextId++
    try {
      return await new Promise((resolve, reject) => {
        waitings.set(id, { key: null, resolve, reject })
        ws.send(JSON.stringify({ type: 'subscribe', id, query, input }))
      })
    } finally {
      waitings.delete(id)
      if (isBrief && ws.readyState === WebSocket.OPEN)
        ws.send(JSON.stringify({ type: 'unsubscribe', id }))
    }
  }
  return {
    look: (query, input) => subscribe(query, input, true),
    stay: (query, input) => subscribe(query, input, false),
    snapshots: () => snapshots,
    close: () => ws.close(),
  }
}
