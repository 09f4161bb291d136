// One open HTTP connection per player, as browsers hold it, with minimal work per request: the
// client shares the machine with the server it measures.
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; body: string }
export type RawConnection = {
  call(name: string, data: unknown, key: string): Promise<RawAnswer>
  close(): void
}

let opened = 0
/** Gives each player a separate address, for servers that trust addressHeader. */
const nextAddress = (): string => `10.0.${opened >> 8}.${opened++ & 255}`
/** The server's TRUSTED_PROXY_HEADER when each player has a separate address. */
export const addressHeader = 'x-forwarded-for'

export async function openConnection(port: number, token: string): Promise<RawConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  const address = nextAddress()
  let received = ''
  let answered: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null =
    null
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    received += text
    const answer = parse(received)
    if (answer === null) return
    received = ''
    answered?.resolve(answer)
    answered = null
  })
  const fail = (): void => {
    answered?.reject(new Error('the server closed the connection'))
  }
  socket.on('close', fail).on('error', fail)
  return {
    call: (name, data, key) =>
      new Promise((resolve, reject) => {
        // The server closes connections that are idle for a minute; writing to a closed one fails
        // silently.
        if (!socket.writable) {
          reject(new Error('the server closed the connection'))
          return
        }
        answered = { resolve, reject }
        send(socket, { name, body: JSON.stringify({ data }), token, key, address })
      }),
    close: () => socket.destroy(),
  }
}

function send(
  socket: Socket,
  {
    name,
    body,
    token,
    key,
    address,
  }: Record<'name' | 'body' | 'token' | 'key' | 'address', string>,
): void {
  socket.write(
    `POST /call/${name} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n${addressHeader}: ${address}\r\nidempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Null until the answer is complete. The server's JSON is ASCII here, so characters are bytes. */
function parse(text: string): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0)
  const body = text.slice(end + 4)
  return body.length < length
    ? null
    : { status: Number(text.slice(9, 12)), body: body.slice(0, length) }
}
