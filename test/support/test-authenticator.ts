// A software passkey (WebAuthn): creates a key pair for one site and signs challenges.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

export type TestAuthenticator = {
  register: (challenge: string, how?: Signing) => object
  signIn: (challenge: string, how?: Signing) => object
}
/** True, the default, when the device verified its user by fingerprint or code. */
type Signing = { isUserVerified?: boolean }

export function createTestAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpIdHash = hash(Buffer.from(new URL(origin).hostname))
  let counter = 0
  const authData = (flags: number, rest = Buffer.alloc(0)): Buffer => {
    counter += 1
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([rpIdHash, head, rest])
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, Buffer>): object => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  })

  return {
    register: (challenge, { isUserVerified = true } = {}) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        encode(key),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(isUserVerified ? 0x45 : 0x41, attested)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: encode(attestation),
      })
    },
    signIn: (challenge, { isUserVerified = true } = {}) => {
      const [data, client] = [
        authData(isUserVerified ? 0x05 : 0x01),
        clientData('webauthn.get', challenge),
      ]
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey)
      return answer({ clientDataJSON: client, authenticatorData: data, signature })
    },
  }
}

const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** The subset of CBOR (RFC 8949) that WebAuthn needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? header(0, value) : header(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([header(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value])
  const entries = [...value].flatMap(([name, one]) => [encode(name), encode(one)])
  return Buffer.concat([header(5, value.size), ...entries])
}

function header(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
