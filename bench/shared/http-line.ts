// One open HTTP connection for benchmarks, as browsers hold it, with minimal work per request
// because the machine is shared with the server.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type HttpAnswer = { status: number; body: string }
export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: object
}
export type HttpLine = {
  /** One request at a time. Reopens a connection that the server closed. */
  ask(request: HttpRequest): Promise<HttpAnswer>
  close(): void
}

export async function openHttpLine(port: number): Promise<HttpLine> {
  let socket = await open(port)
  const ask = async (text: string): Promise<HttpAnswer | null> => {
    if (!socket.writable) socket = await open(port)
    return askOnce(socket, text)
  }
  return {
    ask: async (request) => {
      const text = toText(request)
      // Servers close idle connections, possibly while a request is on its way.
      const answer = (await ask(text)) ?? (await ask(text))
      if (answer === null) throw new Error('the server closed the connection')
      return answer
    },
    close: () => socket.destroy(),
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  socket.setEncoding('utf8').on('error', () => undefined)
  return socket
}

/** Null when the connection ended before any data arrived. */
function askOnce(socket: Socket, text: string): Promise<HttpAnswer | null> {
  return new Promise((resolve, reject) => {
    let received = ''
    const stop = (): void => {
      socket.off('data', take).off('close', end)
    }
    const take = (more: string): void => {
      received += more
      const answer = parse(received)
      if (answer === null) return
      stop()
      resolve(answer)
    }
    const end = (): void => {
      stop()
      if (received === '') resolve(null)
      else reject(new Error('the server closed the connection'))
    }
    socket.on('data', take).on('close', end)
    socket.write(text)
  })
}

function toText({ method, path, headers = {}, body }: HttpRequest): string {
  const content = body === undefined ? '' : JSON.stringify(body)
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const kind = body === undefined ? '' : 'content-type: application/json\r\n'
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${own.join('')}${kind}content-length: ${Buffer.byteLength(content)}\r\n\r\n${content}`
}

/** Null until the answer is complete. The responses are ASCII, so characters are bytes. */
function parse(text: string): HttpAnswer | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0)
  const body = text.slice(end + 4)
  return body.length < length ? null : { status: Number(text.slice(9, 12)), body }
}
