// Clients that hold an upload slot without sending, over real sockets.
import { connect, type AddressInfo, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { PlayerActor } from '#domain/access/actor.ts'
import { ok } from '#domain/shared/result.ts'
import type { PhotoHandlers } from '#server/features/photo/handlers.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import { noLimits } from '#test/support/no-limits.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'
import { until } from '#test/support/until.ts'
import { createHttpServer } from './http.ts'
import { addPhotos, type UploadBounds } from './photo-routes.ts'
import { createRateLimits } from './rate-limit.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

const patient: UploadBounds = {
  inAll: 3,
  perAddress: 2,
  bytesMax: 1_000,
  leastBytes: 100,
  windowMs: 3_600_000,
}

async function startUploads(bounds: UploadBounds): Promise<number> {
  const server = createHttpServer(pino({ level: 'silent' }), 'http://sideout.test')
  const asActor = (playerId: string): PlayerActor => ({
    kind: 'signed-in',
    userId: playerId,
    playerId,
    email: '',
    provider: 'email',
    sessionId: playerId,
    lacksSecondFactor: false,
  })
  const photos: PhotoHandlers = {
    mayUpload: (actor) =>
      Promise.resolve(ok({ actor: actor as PlayerActor, target: 'player', targetId: 'any' })),
    upload: (_place, bytes) => Promise.resolve(ok({ photoURL: `${bytes.length} bytes` })),
  }
  addPhotos(server, {
    photos,
    store: {} as PhotoStore,
    security: createQuietSecurity(),
    actorOf: (headers) => Promise.resolve(asActor(headers.authorization ?? '')),
    limits: createRateLimits(noLimits, 'x-forwarded-for'),
    isOwnOrigin: () => true,
    log: pino({ level: 'silent' }),
    bounds,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  open.push({ close: () => server.close() })
  return (server.server.address() as AddressInfo).port
}

type Sender = { socket: Socket; answer: () => string; isClosed: () => boolean }

function beginUpload(port: number, playerId: string, address: string, length: number): Sender {
  const socket = connect({ host: '127.0.0.1', port })
  open.push({ close: () => socket.destroy() })
  let answer = ''
  let isClosed = false
  socket
    .on('data', (chunk) => {
      answer += chunk.toString()
    })
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true
    })
  socket.write(
    [
      'POST /upload/player/any HTTP/1.1',
      'host: here',
      `authorization: ${playerId}`,
      `x-forwarded-for: ${address}`,
      'content-type: image/png',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n'),
  )
  return { socket, answer: () => answer, isClosed: () => isClosed }
}

async function upload(port: number, playerId: string, address: string): Promise<string> {
  const sender = beginUpload(port, playerId, address, 10)
  sender.socket.write('0123456789')
  await until('an answer', () => sender.answer().includes('}'))
  return sender.answer()
}
const uploadOnceFree = (port: number, playerId: string, address: string) =>
  until('a place', async () => (await upload(port, playerId, address)).includes('10 bytes'))

test('a picture that trickles is ended, its connection too, and its place is free for the next', async () => {
  const port = await startUploads({ ...patient, inAll: 1, windowMs: 100 })
  const slow = beginUpload(port, 'ann', '198.51.100.1', 900)
  const trickle = setInterval(() => slow.socket.write('.'), 10)
  open.push({ close: () => clearInterval(trickle) })
  await until('it is ended', () => slow.isClosed())
  expect(slow.answer()).toContain('upload-too-slow')
  await uploadOnceFree(port, 'ben', '198.51.100.2')
})

test('those behind one address hold their share of the places, one account holds one; others still send', async () => {
  const port = await startUploads(patient)
  const [ann, ben] = [
    beginUpload(port, 'ann', '198.51.100.1', 900),
    beginUpload(port, 'ben', '198.51.100.1', 900),
  ]
  await until('both places are taken', async () =>
    (await upload(port, 'cleo', '198.51.100.1')).includes('too-many-requests'),
  )
  expect(await upload(port, 'cleo', '198.51.100.1')).toMatch(/ 429 [^]*retry-after: 5/)
  expect(await upload(port, 'ann', '198.51.100.2')).toContain('unavailable')
  expect(await upload(port, 'dan', '198.51.100.2')).toContain('10 bytes')
  ann.socket.destroy()
  await uploadOnceFree(port, 'cleo', '198.51.100.1')
  expect(ben.answer()).toBe('')
})

test('a picture that is too large is refused, told or not how long it is', async () => {
  const port = await startUploads(patient)
  const told = beginUpload(port, 'ann', '198.51.100.1', 1_001)
  await until('its answer', () => told.answer().includes('photo-too-large'))
  const untold = connect({ host: '127.0.0.1', port })
  open.push({ close: () => untold.destroy() })
  let answer = ''
  untold
    .on('data', (chunk) => {
      answer += chunk.toString()
    })
    .on('error', () => undefined)
  untold.write(
    'POST /upload/player/any HTTP/1.1\r\nhost: here\r\nauthorization: ben\r\ncontent-type: image/png\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  untold.write(`400\r\n${'.'.repeat(1_024)}\r\n`)
  await until('its answer', () => answer.includes('photo-too-large'))
})
