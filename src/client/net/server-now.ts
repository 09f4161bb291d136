// The server's time: what others go by, whatever the clock of this device says.
import { liveClient } from './live-client.ts'

/** Instant, ms; null before the live connection stood once. */
export function readServerNow(): number | null {
  const [server, , age] = liveClient().clocksAtHello() ?? [null, 0, 0]
  return server === null ? null : server + performance.now() - age
}
