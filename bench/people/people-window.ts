// A person's window for people.bench.ts. It shows one screen at a time and parses as little as
// possible, because thousands share a process.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { recordedFrame } from '#test/support/recorded-screens.ts'
import { headersFrom } from '../shared/load-stage.ts'

type Subscription = readonly [query: string, input: object]

export type PersonWindow = {
  show(subscriptions: readonly Subscription[]): Promise<void>
  close(): void
}

const headLength = 60

export async function openPersonWindow(
  port: number,
  { token, address }: { token: string; address: string },
): Promise<PersonWindow> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    headers: headersFrom(address, token),
    perMessageDeflate: false,
  })
  await once(ws, 'open')
  let nextId = 1
  let shown: number[] = []
  const waiting = new Map<number, PromiseWithResolvers<void>>()
  const idsByKey = new Map<string, number>()

  ws.on('message', (message: Buffer) => {
    const head = message.subarray(0, headLength).toString()
    if (head.startsWith('{"type":"snapshot"')) {
      const id = idsByKey.get(/"key":"(\w+)"/.exec(head)?.[1] ?? '')
      if (id !== undefined) waiting.get(id)?.resolve()
      return
    }
    const { type, id, key, code } = JSON.parse(message.toString()) as Record<string, unknown>
    if (type === 'subscribed') idsByKey.set(String(key), Number(id))
    if (type === 'refused') waiting.get(Number(id))?.reject(new Error(String(code)))
  })
  ws.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`closed with ${code}`))
  })

  const subscribe = async ([query, input]: Subscription, id: number): Promise<void> => {
    const first = Promise.withResolvers<void>()
    waiting.set(id, first)
    ws.send(JSON.stringify({ type: 'subscribe', id, query, input }))
    try {
      await first.promise
    } finally {
      waiting.delete(id)
    }
  }
  const watch = async (subscriptions: readonly Subscription[]): Promise<number[]> => {
    const ids = subscriptions.map(() => nextId++)
    await Promise.all(subscriptions.map((one, index) => subscribe(one, ids[index] ?? 0)))
    return ids
  }
  const change = async (subscriptions: readonly Subscription[]): Promise<void> => {
    for (const id of shown) ws.send(JSON.stringify({ type: 'unsubscribe', id }))
    shown = []
    idsByKey.clear()
    shown = await watch(subscriptions)
  }
  await watch(recordedFrame)
  let last = Promise.resolve()
  return {
    close: () => ws.terminate(),
    // After the one before: of two at once the keys of the first would be lost.
    show: (subscriptions) => {
      const next = () => change(subscriptions)
      last = last.then(next, next)
      return last
    },
  }
}
