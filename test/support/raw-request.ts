// Requests written byte by byte, as fetch tidies every address before it sends it.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type RawRequest = {
  method: string
  target: string
  headers?: Record<string, string>
  body?: string
}

/** The request line and the headers, with the empty line that ends them. */
function toHead({ method, target, headers = {}, body = '' }: RawRequest): string {
  const lines = Object.entries({
    host: 'sideout.test',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/**
 * Sends one request to a port of this machine and gives the code of its answer; 0 where none came.
 */
export async function sendRaw(port: number, request: RawRequest): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  // The whole request goes out at once; the far side closes when it has answered.
  socket.write(toHead(request) + (request.body ?? ''))
  const answer = await text(socket)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

/**
 * Sends the head, and the body only where the other side asks for it: gives the code of its answer.
 */
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
