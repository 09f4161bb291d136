// An open window of a person: live queries over a real WebSocket.
import { inflateSync } from 'node:zlib'
import { WebSocket } from 'ws'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { applyRowChanges, type RowChanges } from '#domain/live/row-changes.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { until } from './until.ts'

export type LiveWindow<T> = {
  readonly snapshots: readonly T[]
  latest(): T | undefined
  /** Waits for the first snapshot not returned by `next` before. */
  next(): Promise<T>
  until(test: (value: T) => boolean): Promise<T>
  refusal(): Refusal | null
  refused(): Promise<Refusal>
  close(): void
}

export type TestSocket = {
  subscribe<N extends LiveName>(query: N, input: LiveInput<N>): LiveWindow<LiveOutput<N>>
  send(frame: string | Buffer): void
  /** The bytes of each frame so far. */
  readonly sizes: readonly number[]
  readonly frames: readonly { type: string }[]
  closed: Promise<number>
  close(): Promise<void>
}

type State = { key: string | null; snapshots: unknown[]; taken: number; refusal: Refusal | null }

/** The app takes changed rows and deflated frames. */
export type SocketOptions = { takesRows?: boolean; takesPacked?: boolean }

/** Opens a window on the server at `url`; rejects when the upgrade is refused. */
export async function openTestSocket(
  url: string,
  headers: Record<string, string> = {},
  { takesRows = false, takesPacked = false }: SocketOptions = {},
): Promise<TestSocket> {
  const asked = [takesRows ? 'rows=1' : '', takesPacked ? 'packed=1' : ''].filter(Boolean).join('&')
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/live?${asked}`, { headers })
  const sizes: number[] = []
  const states = new Map<number, State>()
  const frames: { type: string }[] = []
  const closed = new Promise<number>((resolve) => {
    ws.on('close', resolve)
  })
  ws.on('message', (data: Buffer, isPacked: boolean) => {
    sizes.push(data.byteLength)
    const text = (isPacked ? inflateSync(data) : data).toString()
    receive(JSON.parse(text) as Frame, states, frames)
  })
  await new Promise<void>((resolve, reject) => {
    ws.on('open', resolve).on('error', reject)
  })

  const subscribe = <N extends LiveName>(
    query: N,
    input: LiveInput<N>,
  ): LiveWindow<LiveOutput<N>> => {
    const id = states.size + 1
    const state: State = { key: null, snapshots: [], taken: 0, refusal: null }
    states.set(id, state)
    ws.send(JSON.stringify({ type: 'subscribe', id, query, input }))
    return windowOf<LiveOutput<N>>(query, state, () =>
      ws.send(JSON.stringify({ type: 'unsubscribe', id })),
    )
  }
  return {
    subscribe,
    sizes,
    frames,
    closed,
    send: (frame) => ws.send(frame),
    close: async () => {
      ws.close()
      await closed
    },
  }
}

type Frame = {
  type: string
  id?: number
  key?: string
  data?: unknown
  code?: Refusal['code']
  params?: Record<string, string | number>
}

function receive(frame: Frame, states: Map<number, State>, frames: Frame[]): void {
  if (frame.type === 'snapshot' || frame.type === 'changes') return show(frame, states)
  frames.push(frame)
  const state = states.get(frame.id ?? -1)
  if (state === undefined) return
  if (frame.type === 'subscribed') {
    state.key = frame.key ?? null
    state.refusal = null
  }
  if (frame.type === 'refused' && frame.code !== undefined)
    state.refusal =
      frame.params === undefined ? { code: frame.code } : { code: frame.code, params: frame.params }
}

/** A snapshot, or what changed since the last one. */
function show({ type, key, data }: Frame, states: Map<number, State>): void {
  for (const { key: own, snapshots } of states.values())
    if (own === key)
      snapshots.push(
        type === 'snapshot' ? data : applyRowChanges(snapshots.at(-1), data as RowChanges),
      )
}

function windowOf<T>(query: string, state: State, close: () => void): LiveWindow<T> {
  const snapshots = state.snapshots as T[]
  const failRefused = (): void => {
    if (state.refusal !== null)
      throw new Error(`${query} was refused: ${JSON.stringify(state.refusal)}`)
  }
  return {
    snapshots,
    latest: () => snapshots.at(-1),
    next: async () => {
      await until(`the next snapshot of ${query}`, () => {
        failRefused()
        return snapshots.length > state.taken
      })
      state.taken += 1
      return snapshots[state.taken - 1] as T
    },
    until: async (test) => {
      await until(`the awaited snapshot of ${query}`, () => {
        failRefused()
        return snapshots.length > 0 && test(snapshots.at(-1) as T)
      })
      state.taken = snapshots.length
      return snapshots.at(-1) as T
    },
    refusal: () => state.refusal,
    refused: () => until(`the refusal of ${query}`, () => state.refusal),
    close,
  }
}
