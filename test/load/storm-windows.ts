// The windows of storm.load.ts, in a process of their own: each opens a socket, subscribes to what
// a calendar screen watches, and notes when the last of its first snapshots came.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { headersFrom } from './attack-stage.ts'

export type StormWindows = {
  port: number
  tokens: readonly string[]
  /** The windows of one address. */
  perAddress: number
  /** They come within this time, ms, as the server asked them to. */
  withinMs: number
  /** The inputs of the subscriptions, by query. */
  subscriptions: readonly (readonly [query: string, input: object])[]
}
/** ms from the start of the storm until each window had everything; null for one that never had. */
export type StormReport = readonly (number | null)[]

const [storm] = (await once(process, 'message')) as [StormWindows]
const giveUpMs = 60_000
const startedAt = performance.now()

/** Tries until it has a socket, as the client does. */
async function openOne(token: string, address: string): Promise<WebSocket> {
  for (let pauseMs = 250; ; pauseMs = Math.min(2 * pauseMs, 4_000)) {
    const ws = new WebSocket(`ws://127.0.0.1:${storm.port}/live`, {
      headers: headersFrom(address, token),
      perMessageDeflate: false,
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      ws.once('open', () => resolve(true))
      ws.once('error', () => resolve(false))
    })
    if (isOpen) return ws
    await delay(pauseMs * (0.5 + Math.random()))
  }
}

async function openWindow(token: string, index: number): Promise<number> {
  await delay(Math.random() * storm.withinMs)
  const ws = await openOne(
    token,
    `10.${process.pid % 200}.${Math.floor(index / storm.perAddress)}.1`,
  )
  const { promise, resolve } = Promise.withResolvers<number>()
  let missing = storm.subscriptions.length
  ws.on('message', (data: Buffer) => {
    if (data.subarray(0, 18).toString() !== '{"type":"snapshot"') return
    missing -= 1
    if (missing === 0) resolve(performance.now() - startedAt)
  })
  for (const [id, [query, input]] of storm.subscriptions.entries())
    ws.send(JSON.stringify({ type: 'subscribe', id: id + 1, query, input }))
  return promise
}

process.on('disconnect', () => process.exit(0))
const times = await Promise.all(
  storm.tokens.map((token, index) =>
    Promise.race([openWindow(token, index), delay(giveUpMs, null)]),
  ),
)
process.send?.(times satisfies StormReport)
