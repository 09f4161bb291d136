// Sends Web Push messages: web-push encrypts and signs, and we send the request ourselves, so that
// a browser can't make this server call an internal machine (SSRF). The address is checked in the
// same DNS lookup that the connection uses.
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pushEndpointMax } from '#domain/notification/notification.ts'
import { isPublicAddress } from './public-address.ts'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from './push.ts'
import type { VapidKeys } from './vapid-keys.ts'

type Options = {
  keys: VapidKeys
  subject: string
  isLoopbackAllowed?: boolean
}

const timeoutMs = 10_000

/** Signs with `keys`; follows no redirects and reads only the response status. */
export function createWebPushSender({
  keys,
  subject,
  isLoopbackAllowed = false,
}: Options): PushSender {
  const accepts = (endpoint: string): boolean => isEndpoint(endpoint, isLoopbackAllowed)
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async (target, message) => {
      if (!accepts(target.endpoint)) return 'refused'
      const details = await toRequestDetails(target, message, { subject, ...keys })
      return details === null
        ? 'refused'
        : toOutcome(
            await post(target.endpoint, details, isLoopbackAllowed ? undefined : publicLookup),
          )
    },
  }
}

function isEndpoint(endpoint: string, isLoopbackAllowed: boolean): boolean {
  if (endpoint.length > pushEndpointMax || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (isLoopbackAllowed && hostname === '127.0.0.1') return true
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
  )
}

type Details = { headers: Record<string, string>; body: Buffer }

/** Null for invalid keys, which can't be used for encryption. */
async function toRequestDetails(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, ttlS, urgency }: PushMessage,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
): Promise<Details | null> {
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails, topic, TTL: ttlS, urgency, contentEncoding: 'aes128gcm' },
    )
    return {
      headers: Object.fromEntries(
        Object.entries(headers as Record<string, unknown>).map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
      body,
    }
  } catch {
    return null
  }
}

/** Resolves to public addresses only; an error when there is no public one. */
const publicLookup: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : []
    const [first] = open
    if (error !== null) found(error, '')
    else if (first === undefined)
      found(Object.assign(new Error('no public address'), { code: 'EACCES' }), '')
    else if (options.all === true) found(null, open)
    else found(null, first.address, first.family)
  })
}

/** The status; 0 without a response, -1 when the address is forbidden. */
function post(
  endpoint: string,
  { headers, body }: Details,
  lookupOnly: LookupFunction | undefined,
): Promise<number> {
  return new Promise((resolve) => {
    const options: RequestOptions = {
      method: 'POST',
      headers,
      agent: false,
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      ...(lookupOnly && { lookup: lookupOnly }),
    }
    const request = (endpoint.startsWith('https:') ? httpsRequest : httpRequest)(
      endpoint,
      options,
      (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EACCES' ? -1 : 0))
    request.end(body)
  })
}

function toOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  // 401 and 403 may be caused by a clock or key about to be fixed; the others are permanent.
  return status === -1 ||
    (status >= 300 && status < 500 && ![401, 403, 408, 425, 429].includes(status))
    ? 'refused'
    : 'later'
}
