// The server's time, independent of this device's clock.
import { liveClient } from './live-client.ts'

/** An instant in ms; null before the first live connection. */
export function readServerNow(): number | null {
  const [server, , age] = liveClient().clocksAtHello() ?? [null, 0, 0]
  return server === null ? null : server + performance.now() - age
}
