// The readers of live-fanout.load.ts, in a process of their own so that their work is not counted:
// many sockets that count the frames they get and tell the parent whenever all of them have got one
// more.
import { WebSocket } from 'ws'

export type FanoutClients = {
  url: string
  count: number
  /** Of those tokens as many sockets each; null is no one. */
  tokens: readonly string[] | null
  subscribe: string | null
}
export type FanoutReceived = {
  /** The frames that every socket has got. */
  rounds: number
  /** The last of them. */
  text: string
}

const { url, count, tokens, subscribe } = JSON.parse(process.argv[2] ?? '{}') as FanoutClients
const received = Array.from({ length: count }, () => 0)
let complete = 0
let waiting = count

const note = (index: number, data: Buffer): void => {
  received[index] = (received[index] ?? 0) + 1
  if (received[index] !== complete + 1) return
  waiting -= 1
  if (waiting > 0) return
  complete += 1
  waiting = received.filter((frames) => frames <= complete).length
  process.send?.({ rounds: complete, text: data.toString() } satisfies FanoutReceived)
}

/** Frames of the live wire other than snapshots are not counted. */
const isCounted = (data: Buffer): boolean =>
  subscribe === null || data.subarray(0, 18).toString() === '{"type":"snapshot"'

for (let index = 0; index < count; index += 1) {
  const token = tokens?.[index % tokens.length]
  const ws = new WebSocket(url, {
    perMessageDeflate: false,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  })
  ws.on('message', (data: Buffer) => {
    if (isCounted(data)) note(index, data)
  })
  await new Promise((resolve, reject) => {
    ws.once('open', resolve).once('error', reject)
  })
  if (subscribe !== null) ws.send(subscribe)
}
process.on('disconnect', () => process.exit(0))
if (subscribe === null) process.send?.({ rounds: 0, text: '' } satisfies FanoutReceived)
