// The security headers of every response. The strictest ones are set before routing; pages, files,
// photos and the embedded page override what they need. Responses that bypass Fastify (refused
// upgrades, broken requests) are written here too.
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { getHttpCode } from '#contract/http-codes.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalToWire, retryAfter } from './refusals.ts'

/** The CSP of responses that aren't pages: everything is forbidden. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

const yearS = 365 * 86_400

export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearS}` }),
  }
}

/** Call before routes are added. */
export function addSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl)
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

export function refuseRaw(
  stream: Duplex,
  refusal: Refusal,
  publicUrl: string,
  httpCode: number = getHttpCode(refusal.code),
): void {
  const text = JSON.stringify(refusalToWire(refusal).body)
  const lines = Object.entries({
    ...securityHeaders(publicUrl),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...retryAfter(refusal),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  // A client that never closes its side would keep the connection open.
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${httpCode} ${STATUS_CODES[httpCode] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}

const brokenCodes: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

export function refuseBroken(
  error: Error & { code?: string },
  stream: Duplex,
  publicUrl: string,
): void {
  if (error.code === 'ECONNRESET' || !stream.writable) stream.destroy()
  else refuseRaw(stream, { code: 'bad-input' }, publicUrl, brokenCodes[error.code ?? ''] ?? 400)
}
