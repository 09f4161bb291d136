// Sends HTTP requests byte by byte, because fetch normalizes addresses.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type RawRequest = {
  method: string
  target: string
  headers?: Record<string, string>
  body?: string
}

function toHead({ method, target, headers = {}, body = '' }: RawRequest): string {
  const lines = Object.entries({
    host: 'sideout.test',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** Returns the status code; 0 when no answer came. */
export async function sendRaw(port: number, request: RawRequest): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(toHead(request) + (request.body ?? ''))
  const answer = await text(socket)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

/** Sends the body only after 100 Continue; returns the status code. */
export async function sendWhenAsked(port: number, request: RawRequest): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const { promise, resolve } = Promise.withResolvers<number>()
  let answer = ''
  const readCode = (): number =>
    Number(/(?:^|\r\n)HTTP\/1\.1 ((?!100)\d{3})/.exec(answer)?.[1] ?? 0)
  socket.on('data', (part: Buffer) => {
    const isFirst = answer === ''
    answer += part.toString('latin1')
    if (readCode() > 0) {
      resolve(readCode())
      socket.destroy()
    } else if (isFirst) socket.write(request.body ?? '')
  })
  socket.on('error', () => resolve(readCode()))
  socket.on('close', () => resolve(readCode()))
  socket.write(toHead({ ...request, headers: { expect: '100-continue', ...request.headers } }))
  return promise
}
