// Push messages to a standards-compliant service, and addresses that are never called.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startPushServer,
  type PushServer,
  type TestSubscription,
} from '#test/support/push-server.ts'
import { isPublicAddress } from './public-address.ts'
import type { PushSender, PushTarget } from './push.ts'
import { isPair, loadVapidKeys, type VapidKeys } from './vapid-keys.ts'
import { createWebPushSender } from './web-push-sender.ts'

let folder: string
let keys: VapidKeys
let service: PushServer
let sender: PushSender
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-push-'))
  keys = await loadVapidKeys(folder)
  service = await startPushServer(keys.publicKey)
  sender = createWebPushSender({
    keys,
    subject: 'mailto:ops@sideout.test',
    isLoopbackAllowed: true,
  })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const targetOf = ({ endpoint, keys: { p256dh, auth } }: TestSubscription): PushTarget => ({
  endpoint,
  p256dh,
  auth,
})
const message = {
  payload: JSON.stringify({
    title: '¡Ganaste el oro!',
    body: 'x'.repeat(3000),
    url: '/alerts',
    tag: 'cup',
  }),
  topic: 'cup',
  ttlS: 60,
  urgency: 'high' as const,
}

test('a message arrives signed and sealed, and only its device can open it', async () => {
  const subscription = service.subscribe()
  expect(await sender.send(targetOf(subscription), message)).toBe('sent')
  expect(service.shown.at(-1)).toMatchObject({
    path: new URL(subscription.endpoint).pathname,
    subject: 'mailto:ops@sideout.test',
    payload: { title: '¡Ganaste el oro!', tag: 'cup' },
    headers: { topic: 'cup', ttl: '60', urgency: 'high' },
  })
  const other = service.subscribe()
  expect(await sender.send({ ...targetOf(subscription), endpoint: other.endpoint }, message)).toBe(
    'refused',
  )
  expect(service.refused).toHaveLength(1)
})

test('a service that knows the device no more, is busy or away is told apart; broken keys are refused without asking', async () => {
  const [gone, busy] = [service.subscribe(), service.subscribe()]
  service.become(gone.endpoint, 'gone')
  service.become(busy.endpoint, 'busy')
  expect(await sender.send(targetOf(gone), message)).toBe('gone')
  expect(await sender.send(targetOf(busy), message)).toBe('later')
  expect(
    await sender.send({ ...targetOf(busy), endpoint: 'http://127.0.0.1:1/push' }, message),
  ).toBe('later')
  expect(await sender.send({ ...targetOf(busy), p256dh: `B${'A'.repeat(86)}` }, message)).toBe(
    'refused',
  )
})

const real = createWebPushSender({
  keys: { publicKey: '', privateKey: '' },
  subject: 'mailto:a@b.c',
})

test.each([
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://localhost/1',
  'https://10.1.2.3/1',
  'https://169.254.169.254/latest',
  'https://[::1]/1',
  'https://[fd00::1]/1',
  'https://[::ffff:127.0.0.1]/1',
  'https://2130706433/1',
  'https://push.example.com:8443/1',
  'https://user:pass@push.example.com/1',
  'file:///etc/passwd',
  'not an address',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('a device cannot be at %s', (endpoint) => {
  expect(real.accepts(endpoint)).toBe(false)
})

test('a device can be at any push service of the net', () => {
  expect(
    [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://8.8.8.8/x',
    ].map((endpoint) => real.accepts(endpoint)),
  ).toEqual([true, true, true, true])
})

test('a name that leads to this machine is not called', async () => {
  const subscription = targetOf(service.subscribe())
  const strict = createWebPushSender({ keys, subject: 'mailto:a@b.c' })
  expect(
    await strict.send({ ...subscription, endpoint: 'https://sideout.localhost/x' }, message),
  ).not.toBe('sent')
  expect(await strict.send({ ...subscription, endpoint: subscription.endpoint }, message)).toBe(
    'refused',
  )
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['name', false],
])('%s is of the public net: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('a redirect is not followed', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}/push`
  expect(await sender.send({ ...targetOf(service.subscribe()), endpoint }, message)).toBe('refused')
  expect(asked).toEqual(['/push'])
  server.close()
})

test('the keys of a server are made once, for its owner only, and never replaced unseen', async () => {
  expect(await Promise.all([loadVapidKeys(folder), loadVapidKeys(folder)])).toEqual([keys, keys])
  expect((await stat(join(folder, 'vapid.json'))).mode & 0o777).toBe(0o600)
  expect([
    isPair(keys),
    isPair({
      ...keys,
      publicKey: keys.publicKey.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    }),
    isPair({ ...keys, privateKey: '' }),
  ]).toEqual([true, false, false])
  const broken = await mkdtemp(join(tmpdir(), 'sideout-push-'))
  await writeFile(join(broken, 'vapid.json'), '{}')
  await expect(loadVapidKeys(broken)).rejects.toThrow('holds no keys')
  await rm(broken, { recursive: true })
})
