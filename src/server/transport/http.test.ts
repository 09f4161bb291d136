// The HTTP server on its own, before any route.
import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http.ts'

let server: FastifyInstance
const seen: { method: string; url: string; body: unknown }[] = []

beforeAll(async () => {
  server = createHttpServer(pino({ level: 'silent' }), 'http://sideout.test')
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: ({ method, url, body }) => {
      seen.push({ method, url, body })
      return { status: 'ok' }
    },
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

async function sendRaw(text: string): Promise<string[]> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = '']) => status)
}

const head =
  'POST /first HTTP/1.1\r\nhost: sideout.test\r\nconnection: close\r\ncontent-type: application/json\r\n'
const hidden = 'GET /hidden HTTP/1.1\r\nhost: sideout.test\r\n\r\n'

test('a request that has not arrived after five minutes is given up, so that nobody holds a place by sending slowly', () => {
  expect(server.server.requestTimeout).toBe(300_000)
})

test.each([
  [
    'by its length and in chunks',
    `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['by two lengths', `${head}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${hidden}`],
  ['by two lengths in one line', `${head}content-length: 2, 40\r\n\r\n{}${hidden}`],
  ['by a length with a sign', `${head}content-length: +2\r\n\r\n{}${hidden}`],
  ['in chunks under another name', `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'in chunks before another form',
    `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'in a chunk with a size that is none',
    `${head}transfer-encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'by a header with a blank before its colon',
    `${head}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'by a header that goes on in the next line',
    `${head}x-more: a\r\n content-length: 2\r\n\r\n{}${hidden}`,
  ],
  [
    'by lines that end in one letter',
    head.replaceAll('\r\n', '\n') + `content-length: 2\n\n{}${hidden}`,
  ],
])(
  'a request whose end is told %s is refused, and nothing in it is a second request',
  async (_how, text) => {
    seen.length = 0
    expect(await sendRaw(text)).toEqual(['400'])
    expect(seen).toEqual([])
  },
)

test('a request says its host once', async () => {
  expect(await sendRaw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')).toEqual(['400'])
})

test('headers of more than 16 KB are refused', async () => {
  expect(
    await sendRaw(`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(17 * 1024)}\r\n\r\n`),
  ).toEqual(['431'])
})

test.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND', 'DEBUG'])(
  '%s is no method of ours',
  async (method) => {
    seen.length = 0
    const target = method === 'CONNECT' ? 'evil.example:443' : '/'
    const statuses = await sendRaw(
      `${method} ${target} HTTP/1.1\r\nhost: sideout.test\r\nconnection: close\r\n\r\n`,
    )
    for (const status of statuses) expect(['400', '404', '405']).toContain(status)
    expect(seen).toEqual([])
  },
)
