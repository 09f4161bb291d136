// A window on the app's own live connection that watches the beacon and measures its lag.
import { WebSocket as NodeSocket } from 'ws'
import { LiveConnection } from '#client/net/live.ts'

export type Beacon = { n: number; beganAtMs: number; answeredAtMs: number }

/** Same values as src/client/net/live-client.ts. */
const patience = { backoff: { firstMs: 500, maxMs: 30_000 }, quietMs: 25_000, deadMs: 8_000 }

export type WatchingWindow = {
  isOpen(): boolean
  shown(): number
  mark(): void
  /** Longest lag since the mark, ms. */
  behindMs(now: number): number
  close(): void
}

export function openWindow(
  url: string,
  { token, eventId }: { token: string; eventId: string },
  beacons: readonly Beacon[],
): WatchingWindow {
  let shown = -1
  let worstMs = 0
  let markedAtMs = 0
  const lateMs = (beacon: Beacon, now: number): number =>
    now - Math.max(beacon.answeredAtMs, markedAtMs)
  const dueMs = (now: number): number => {
    const missed = beacons.find(({ n }) => n > shown)
    return missed === undefined ? 0 : lateMs(missed, now)
  }
  class Socket extends NodeSocket {
    constructor(address: string) {
      super(address, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false })
    }
  }
  const connection = new LiveConnection({
    url: () => `${url.replace(/^http/, 'ws')}/live`,
    Socket: Socket as unknown as typeof WebSocket,
    random: Math.random,
    ...patience,
    staggerMs: 0,
    staysMs: () => 0,
  })
  connection.watch('events-byId', { eventId }, ({ data }) => {
    if (data === undefined) return
    const n = Number((data as { fields: { note: string } }).fields.note)
    worstMs = Math.max(worstMs, dueMs(performance.now()))
    shown = Math.max(shown, n)
  })
  return {
    isOpen: () => shown >= 0,
    shown: () => shown,
    mark: () => {
      worstMs = 0
      markedAtMs = performance.now()
    },
    behindMs: (now) => Math.max(worstMs, dueMs(now)),
    close: () => connection.close(),
  }
}
