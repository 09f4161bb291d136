// Stripe's documented webhook signature: `t=<seconds>,v1=<hex>[,v1=…]`, HMAC-SHA256 of `<t>.<body>`
// with the endpoint's secret. Timestamps outside the tolerance are refused as replays.
import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceMs = 5 * 60_000

export function isStripes(secret: string, header: string, body: string, now: number): boolean {
  const parts = header.split(',').map((part): [string, string] => {
    const at = part.indexOf('=')
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  })
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > toleranceMs) return false
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value))
    .some(([, value]) => timingSafeEqual(Buffer.from(value, 'hex'), right))
}
