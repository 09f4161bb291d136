// The proxy recipes in deploy/: what their logs contain, the body size they pass on, and
// connections per address.
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStripeCheckout } from '#server/checkout/stripe-checkout.ts'
import { freePort } from '#test/support/free-port.ts'
import { sendRaw, sendWhenAsked, type RawRequest } from '#test/support/raw-request.ts'
import {
  hasProxy,
  proxyNames,
  startProxy,
  type ReverseProxy,
} from '#test/support/reverse-proxies.ts'
import { stripeKeys } from '#test/support/stripe-double.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
const mailSecret = 'a secret of the provider'
beforeAll(async () => {
  app = await startTestApp({
    logLevel: 'trace',
    mailEvents: { provider: 'postmark', secret: mailSecret },
    checkout: createStripeCheckout(stripeKeys),
  })
})
afterAll(() => app.close())

const aSecret = (): string => randomBytes(24).toString('base64url')
const secretTargets: Readonly<Record<string, (secret: string) => string>> = {
  'a personal link': (s) => `/i/${s}`,
  'what lies below it': (s) => `/i/${s}/further?${s}=${s}`,
  'a personal link written oddly': (s) => `/%69/${s}`,
  'a personal link with an encoded slash': (s) => `/i%2f${s}`,
  'a feed': (s) => `/feed/${s}.ics`,
  'a feed of a club': (s) => `/feed/club/${s}.ics`,
  'the link that proves an address': (s) => `/confirm-address?t=${s}&l=en`,
  'the link that stops mails': (s) => `/stop-mails?t=${s}`,
  'a match list': (s) => `/watch/${s}`,
  'a club': (s) => `/c/${s}`,
  'a league': (s) => `/l/${s}`,
  'a tournament': (s) => `/t/${s}`,
  'self check-in': (s) => `/at/${s}?code=${s}`,
  'a screen': (s) => `/tv?secret=${s}`,
  'a referral': (s) => `/register/${s}`,
  'a page that asks to sign in first': (s) => `/landing?redirect=%2Fi%2F${s}`,
  'a reset': (s) => `/api/auth/reset-password/${s}?callbackURL=%2Freset`,
  'a sign-in by mail': (s) => `/api/auth/magic-link/verify?token=${s}`,
  'the way back from a provider': (s) => `/api/auth/callback/google?code=${s}&state=${s}`,
  'a window': (s) => `/live?token=${s}`,
  'a photo': (s) => `/photos/${s}.webp`,
  'a call': (s) => `/call/links-open?key=${s}`,
}

const ask = (proxy: ReverseProxy, target: string, request: Partial<RawRequest> = {}) =>
  sendRaw(proxy.port, { method: 'GET', target, ...request })

const ofProvider = { authorization: `Basic ${btoa(`mail:${mailSecret}`)}` }
const post = (
  proxy: ReverseProxy,
  target: string,
  bytes: number,
  type = 'application/json',
  headers: Readonly<Record<string, string>> = ofProvider,
) =>
  sendWhenAsked(proxy.port, {
    method: 'POST',
    target,
    headers: { 'content-type': type, ...headers },
    body: 'x'.repeat(bytes),
  })

describe.each(proxyNames.filter(hasProxy))('%s', (name) => {
  let proxy: ReverseProxy
  beforeAll(async () => {
    proxy = await startProxy(name, Number(new URL(app.url).port))
  })
  afterAll(() => proxy.stop())

  test('its log and ours name what was asked for, and hold no secret of an address', async () => {
    const secrets: string[] = []
    const askAll = async (asked: ReverseProxy): Promise<void> => {
      for (const toTarget of Object.values(secretTargets)) {
        const secret = aSecret()
        secrets.push(secret)
        const target = toTarget(secret)
        await ask(asked, target, { headers: { referer: `http://sideout.test${target}` } })
        await sendWhenAsked(asked.port, { method: 'POST', target, body: 'x'.repeat(200_000) })
      }
    }
    await askAll(proxy)
    const alone = await startProxy(name, await freePort())
    await askAll(alone)
    await ask(proxy, '/the-end', {})
    await until('all is logged', async () => (await proxy.readLogs()).includes('/the-end'))
    const logs = `${await proxy.readLogs()}\n${await alone.readLogs()}`
    await alone.stop()
    for (const shown of [
      '/i',
      '/feed',
      '/confirm-address',
      '/call/links-open',
      '/api/auth/callback',
    ])
      expect(logs).toMatch(new RegExp(`${shown}[" ]`))
    const leaks = (text: string) => secrets.filter((secret) => text.includes(secret)).length
    expect(leaks(logs)).toBe(0)
    expect(leaks(JSON.stringify(app.logs))).toBe(0)
  })

  test('what the server takes passes, and what it refuses for its size is refused', async () => {
    const kilobytes = 1024
    // Caddy forwards the headers first, so the server may refuse too; before 2.7 it answers 502 for
    // a body it stops, or only ends the connection.
    const tooLarge = name === 'caddy' ? [413, 401, 502, 0] : [413]
    const reported = await post(proxy, '/mail-events', 1900 * kilobytes, 'text/plain')
    expect(reported).toBe(204)
    expect(tooLarge).toContain(await post(proxy, '/mail-events', 2300 * kilobytes, 'text/plain'))
    expect(await post(proxy, '/payments/stripe', 500 * kilobytes)).toBe(400)
    expect(tooLarge).toContain(await post(proxy, '/payments/stripe', 600 * kilobytes))
    // Too long for a call. A proxy that passed it on might answer 502, because the server closes
    // while the body is still arriving.
    expect(await post(proxy, '/call/players-me', 60 * kilobytes)).toBe(400)
    expect(tooLarge).toContain(await post(proxy, '/call/players-me', 100 * kilobytes))
    expect(tooLarge).toContain(await post(proxy, '/call/players-me', 300 * kilobytes))
    expect(tooLarge).toContain(
      await post(proxy, '/upload/player/ann', 12_000 * kilobytes, 'image/png'),
    )
    // The whole body passes and is found not to be a photo. For a stranger Caddy would only end the
    // connection, because the server answers before the body has arrived.
    const { playerId, headers } = await app.signedIn(`ann-${name}`)
    const upload = `/upload/player/${playerId}`
    expect(await post(proxy, upload, 9_000 * kilobytes, 'image/png', headers)).toBe(400)
  })
})

// Caddy has no such limit; its recipe gives a firewall rule.
test.each(proxyNames.filter((name) => name !== 'caddy' && hasProxy(name)))(
  '%s gives an address only so many connections, and takes it back when they end',
  async (name) => {
    const proxy = await startProxy(name, Number(new URL(app.url).port), { connectionsMax: 12 })
    const slow: Socket[] = []
    const head = 'POST /call/players-me HTTP/1.1\r\nhost: sideout.test\r\ncontent-length: 9\r\n\r\n'
    try {
      const open = (): void => {
        const socket = connect(proxy.port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(head)
        slow.push(socket)
      }
      for (let opened = 0; opened < 11; opened += 1) open()
      expect(await ask(proxy, '/livez')).toBe(200)
      await until('one more is refused', async () => {
        open()
        const code = await ask(proxy, '/livez').catch(() => 0)
        return code === 429 || code === 0
      })
      for (const socket of slow) socket.destroy()
      await until(
        'there is room again',
        async () => (await ask(proxy, '/livez').catch(() => 0)) === 200,
      )
    } finally {
      for (const socket of slow) socket.destroy()
      await proxy.stop()
    }
  },
)
