// Broken or hostile clients on the live protocol don't disturb another client's window.
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openLive, type LiveView, type LiveWindow } from '#test/support/live-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

const venue = { locationId: 'osm-way-1', today: '2026-05-01' }

let database: TestDatabase
let wire: WireServer
let other: LiveView
let bad: LiveWindow
let writes = 0

beforeAll(async () => {
  database = await testDatabase()
  await makeNotes(database.db)
})
beforeEach(async () => {
  wire = await startWireServer({ db: database.db })
  wire.actors.set('ann', person('ann')).set('bad', person('bad'))
  await wire.write(venue.locationId, 'open')
  other = await (await openLive(wire.url, bearer('ann'))).subscribe('locations-byId', venue)
  bad = await openLive(wire.url, bearer('bad'))
})
afterEach(async () => {
  await expectOthersUnharmed()
  await wire.close()
})
afterAll(() => database.drop())

async function expectOthersUnharmed(): Promise<void> {
  const value = `change ${writes++}`
  await wire.write(venue.locationId, value)
  await other.shows((note: { value: string }) => note.value === value)
}

test.each([
  ['text that is no JSON', '{"type":'],
  ['JSON that is no object', '42'],
  ['null', 'null'],
  ['an unknown type', '{"type":"become-admin"}'],
  ['no type', '{"id":1}'],
  ['a type from the prototype', '{"type":"__proto__"}'],
  ['an unknown field', '{"type":"ping","more":1}'],
  [
    'an unknown field in a subscription',
    '{"type":"subscribe","id":1,"query":"version-current","input":{},"viewer":"ann"}',
  ],
  ['a number as the query', '{"type":"subscribe","id":1,"query":7,"input":{}}'],
  ['a text as the id', '{"type":"subscribe","id":"1","query":"version-current","input":{}}'],
  ['a fraction as the id', '{"type":"subscribe","id":1.5,"query":"version-current","input":{}}'],
  ['a negative id', '{"type":"unsubscribe","id":-1}'],
  ['a list as the input', '{"type":"subscribe","id":1,"query":"version-current","input":[]}'],
  ['a subscription without input', '{"type":"subscribe","id":1,"query":"version-current"}'],
])('%s is refused and the socket goes on', async (_what, text) => {
  bad.ws.send(text)
  expect(await bad.frame('the refusal', ({ type }) => type === 'refused')).toEqual({
    type: 'refused',
    id: null,
    code: 'bad-input',
  })
  await bad.settle()
})

test('a binary message is refused', async () => {
  bad.ws.send(Buffer.from('{"type":"ping"}'))
  expect(await bad.frame('the refusal', ({ type }) => type === 'refused')).toMatchObject({
    id: null,
    code: 'bad-input',
  })
})

test('a client that keeps sending nonsense is closed', async () => {
  for (let n = 0; n < 10; n += 1) bad.ws.send('nonsense')
  expect(await bad.closed).toBe(1008)
})

test('a message over 64 KB closes the socket', async () => {
  bad.ws.send(`{"type":"ping","more":"${'x'.repeat(65 * 1024)}"}`)
  expect(await bad.closed).toBe(1009)
})

test('text that is not UTF-8 closes the socket', async () => {
  const { socket, received } = await rawSocket()
  socket.write(masked(0x81, Buffer.from([0xff, 0xfe, 0x80])))
  expect(closeCodeOf(await received())).toBe(1007)
})

test.each([
  ['an unmasked frame', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
  ['a reserved opcode', masked(0x83, Buffer.from('{}'))],
  ['reserved bits', masked(0xf1, Buffer.from('{}'))],
  ['an oversize control frame', masked(0x89, Buffer.alloc(126))],
  ['random bytes', Buffer.from('GET / HTTP/1.1\r\nhost: other\r\n\r\n')],
])('%s closes the socket', async (_what, bytes) => {
  const { socket, received } = await rawSocket()
  socket.write(bytes)
  expect(closeCodeOf(await received())).toBe(1002)
})

test('a socket that breaks in the middle of a frame leaves nothing behind', async () => {
  const { socket } = await rawSocket()
  await bad.subscribe('locations-byId', venue)
  bad.ws.terminate()
  socket.write(Buffer.from([0x81, 0xfe, 0x10]))
  socket.destroy()
  await until('one member', () => wire.hub.stats().members === 1)
})

test('an id in use is refused, and its subscription stays', async () => {
  const view = await bad.subscribe('locations-byId', venue)
  bad.send({ type: 'subscribe', id: view.id, query: 'version-current', input: {} })
  expect(await bad.frame('the refusal', ({ type }) => type === 'refused')).toEqual({
    type: 'refused',
    id: null,
    code: 'bad-input',
    params: { field: 'id' },
  })
  expect(wire.hub.stats().members).toBe(2)
  view.unsubscribe()
  await until('one member', () => wire.hub.stats().members === 1)
})

test('a hundred subscriptions are enough for one socket', async () => {
  for (let id = 1; id <= 101; id += 1)
    bad.send({
      type: 'subscribe',
      id,
      query: 'locations-byId',
      input: { ...venue, locationId: `venue-${id}` },
    })
  expect(
    await bad.frame('the refusal', ({ id, type }) => type === 'refused' && id === 101),
  ).toMatchObject({ code: 'too-many-subscriptions' })
})

test('a client that subscribes and leaves without end is closed', async () => {
  for (let id = 1; id <= 300; id += 1) {
    bad.send({
      type: 'subscribe',
      id,
      query: 'locations-byId',
      input: { ...venue, locationId: `venue-${id}` },
    })
    bad.send({ type: 'unsubscribe', id })
  }
  expect(await bad.closed).toBe(1008)
})

test('unsubscribing what was never subscribed does nothing', async () => {
  bad.send({ type: 'unsubscribe', id: 77 })
  await bad.settle()
  expect(bad.frames.map(({ type }) => type)).toEqual(['hello', 'pong'])
})

test.each([
  ['a foreign origin', '/live', { origin: 'https://evil.example' }, 403],
  ['the null origin', '/live', { origin: 'null' }, 403],
  [
    'an origin that starts like ours',
    '/live',
    { origin: 'https://sideout.example.evil.example' },
    403,
  ],
  ['another address', '/lives', {}, 404],
])('%s is refused before the upgrade', async (_what, path, headers, expected) => {
  const ws = new WebSocket(`${wire.url.replace('http', 'ws')}${path}`, { headers })
  const status = await new Promise((resolve, reject) => {
    ws.once('unexpected-response', (_request, response) => resolve(response.statusCode))
    ws.once('open', () => reject(new Error('it was let in')))
    ws.once('error', () => undefined)
  })
  expect(status).toBe(expected)
})

test('pages of this server and of PUBLIC_URL may connect', async () => {
  await openLive(wire.url, { origin: wire.url })
  await openLive(wire.url, { origin: 'https://sideout.example' })
})

test('a reader that stops reading is dropped, and gets everything when it comes back', async () => {
  const { socket } = await rawSocket()
  socket.pause()
  socket.write(
    masked(
      0x81,
      Buffer.from(
        JSON.stringify({ type: 'subscribe', id: 1, query: 'locations-byId', input: venue }),
      ),
    ),
  )
  await until('two members', () => wire.hub.stats().members === 2)
  await until('the slow reader is dropped', async () => {
    await wire.write(venue.locationId, `${writes++} ${'x'.repeat(400_000)}`)
    return wire.hub.stats().members === 1
  })
  socket.destroy()
  const back = await bad.subscribe('locations-byId', venue)
  await back.shows((note: { value: string }) => note.value.length > 400_000)
})

function masked(first: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126
      ? [0x80 | payload.length]
      : [0xfe, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), payload])
}

const closeCodeOf = (received: Buffer): number => received.readUInt16BE(received.length - 2)

async function rawSocket(): Promise<{ socket: Socket; received: () => Promise<Buffer> }> {
  const socket = connect(wire.port, '127.0.0.1')
  let bytes = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    bytes = Buffer.concat([bytes, data])
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.write(
    'GET /live HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer bad\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await until('hello', () => bytes.includes('"hello"'))
  return { socket, received: () => ended.then(() => bytes) }
}
