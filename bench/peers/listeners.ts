// Sockets that listen to one event, in a separate process so that their CPU isn't counted. Opens as
// many as the parent requests and reports when all listen and when all have received another
// change.
import { WebSocket } from 'ws'
import type { Listening } from './peer.ts'

export type ListenMore = { listening: Listening; count: number }
export type Heard = {
  changes: number
  /** Receipt times of the last change, Unix ms. */
  at: readonly number[]
}

const sockets: WebSocket[] = []
const heardAt: number[][] = []
const now = (): number => performance.timeOrigin + performance.now()

function note(change: number): void {
  const times = (heardAt[change] ??= [])
  times.push(now())
  if (times.length < sockets.length) return
  process.send?.({ changes: change + 1, at: times } satisfies Heard)
}

/** A frame's type and key. */
const headLength = 100

const readKey = (start: string, keyed: string | null): string =>
  keyed !== null && start.startsWith(keyed)
    ? start.slice(keyed.length, start.indexOf('"', keyed.length) + 1)
    : ''

function open(listening: Listening): Promise<void> {
  const { url, tokens, steps, ready, keyed, pong } = listening
  const token = tokens?.[sockets.length % tokens.length]
  const ws = new WebSocket(url, {
    perMessageDeflate: false,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  })
  sockets.push(ws)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let { counted, awaited } = listening
  let changes = 0
  ws.on('open', () => {
    for (const { after, send } of steps) if (after === null) ws.send(send)
  })
  ws.on('message', (data: Buffer) => {
    const start = data.subarray(0, headLength).toString()
    if (awaited === 0 && start.startsWith(counted)) return note(changes++)
    if (pong !== null && start === pong.ping) return ws.send(pong.pong)
    if (awaited > 0 && start.startsWith(ready)) {
      awaited -= 1
      if (awaited === 0) resolve()
      return
    }
    counted += readKey(start, keyed)
    for (const { after, send } of steps)
      if (after !== null && start.startsWith(after)) ws.send(send)
  })
  ws.on('error', reject)
  ws.on('close', (code) => reject(new Error(`${url} closed with ${code}`)))
  return promise
}

/** Concurrent connects; more would wait in the operating system's queue. */
const atATime = 20

process.on('message', ({ listening, count }: ListenMore) => {
  let left = count
  const openNext = async (): Promise<void> => {
    while (left-- > 0) await open(listening)
  }
  void Promise.all(Array.from({ length: atATime }, openNext)).then(() =>
    process.send?.({ changes: 0, at: [] } satisfies Heard),
  )
})
process.on('disconnect', () => process.exit(0))
