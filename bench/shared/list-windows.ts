// The windows of list-fanout.bench.ts in a separate process so that their CPU isn't counted; each
// reports when a change arrived. Times are ms of the machine's clock, which all processes share.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { headersFrom } from './load-stage.ts'

export type ListWindows = {
  port: number
  tokens: readonly string[]
  subscriptions: readonly (readonly [query: string, input: object])[]
}
export type ListSeen = { at: readonly number[]; bytes: number }

const openedTogether = 25

export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6

async function watch({ port, tokens, subscriptions }: ListWindows): Promise<void> {
  let seen: number[] = []
  let bytes = 0
  const tell = (size: number): void => {
    seen.push(machineMs())
    bytes = size
    if (seen.length < tokens.length) return
    process.send?.({ at: seen, bytes } satisfies ListSeen)
    seen = []
  }
  const open = async (token: string, index: number): Promise<void> => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, {
      headers: headersFrom(`10.9.${Math.floor(index / 200)}.${index % 200}`, token),
      perMessageDeflate: false,
    })
    await once(ws, 'open')
    const ready = Promise.withResolvers<void>()
    let missing = subscriptions.length
    let seenBy = ''
    ws.on('message', (data: Buffer) => {
      const head = data.subarray(0, 60).toString()
      const subscribed = /^\{"type":"subscribed","id":1,"key":"(\w+)"/.exec(head)?.[1]
      if (subscribed !== undefined) seenBy = subscribed
      if (!head.startsWith('{"type":"snapshot"')) return
      if (missing === 0) {
        if (head.startsWith(`{"type":"snapshot","key":"${seenBy}"`)) tell(data.length)
        return
      }
      missing -= 1
      if (missing === 0) ready.resolve()
    })
    for (const [id, [query, input]] of subscriptions.entries())
      ws.send(JSON.stringify({ type: 'subscribe', id: id + 1, query, input }))
    await ready.promise
  }
  for (let from = 0; from < tokens.length; from += openedTogether)
    await Promise.all(
      tokens.slice(from, from + openedTogether).map((token, n) => open(token, from + n)),
    )
  process.send?.({ at: [], bytes: 0 } satisfies ListSeen)
}

if (process.send !== undefined && import.meta.main) {
  process.on('disconnect', () => process.exit(0))
  const [asked] = (await once(process, 'message')) as [ListWindows]
  await watch(asked)
}
