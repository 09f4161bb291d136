// A push service with a browser's decryption, written from RFC 8030, 8188, 8291 and 8292 without
// the sending library. It only accepts VAPID-signed messages and decrypts them with the device's
// keys.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Device = { ecdh: ECDH; auth: Buffer; state: 'here' | 'gone' | 'busy' }
export type ShownMessage = {
  path: string
  payload: unknown
  headers: IncomingHttpHeaders
  subject: string
}
export type TestSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushServer = {
  subscribe(): TestSubscription
  /** Makes a device gone (410) or the service overloaded (429). */
  become(endpoint: string, state: Device['state']): void
  readonly shown: ShownMessage[]
  readonly refused: string[]
  close(): Promise<void>
}

export async function startPushServer(vapidPublicKey: string): Promise<PushServer> {
  const devices = new Map<string, Device>()
  const shown: ShownMessage[] = []
  const refused: string[] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const path = request.url ?? ''
        const device = devices.get(path)
        if (device === undefined || device.state !== 'here')
          return response.writeHead(device?.state === 'busy' ? 429 : 410).end()
        try {
          const subject = signerOf(request.headers.authorization ?? '', vapidPublicKey, origin())
          if (
            request.headers['content-encoding'] !== 'aes128gcm' ||
            !/^\d+$/.test(String(request.headers['ttl']))
          )
            throw new Error('no such encoding, or no TTL')
          shown.push({
            path,
            payload: JSON.parse(opened(Buffer.concat(chunks), device).toString()),
            headers: request.headers,
            subject,
          })
          return response.writeHead(201).end()
        } catch (error) {
          refused.push(String(error))
          return response.writeHead(400).end()
        }
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    shown,
    refused,
    subscribe: () => {
      const [path, ecdh, auth] = [
        `/push/${randomUUID()}`,
        createECDH('prime256v1'),
        randomBytes(16),
      ]
      const p256dh = ecdh.generateKeys()
      devices.set(path, { ecdh, auth, state: 'here' })
      return {
        endpoint: origin() + path,
        keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
      }
    },
    become: (endpoint, state) => {
      const device = devices.get(new URL(endpoint).pathname)
      if (device !== undefined) device.state = state
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

function signerOf(authorization: string, vapidPublicKey: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== vapidPublicKey) throw new Error('signed with another key')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const [head = '', body = '', signature = ''] = token.split('.')
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('the signature is wrong')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const lastsS = claims.exp - Date.now() / 1000
  if (claims.aud !== origin || lastsS <= 0 || lastsS > 86_400)
    throw new Error('signed for another service, or for too long')
  return claims.sub
}

function opened(body: Buffer, { ecdh, auth }: Device): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const bytes = (ikm: Buffer, from: Buffer, info: string | Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', ikm, from, info, length))
  const secret = bytes(
    ecdh.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    bytes(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    bytes(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
