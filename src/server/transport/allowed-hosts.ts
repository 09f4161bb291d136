// The host names this server answers to. Protects against DNS rebinding, and against Host headers
// passed on unchecked by a proxy.
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import { isLoopback } from '../loopback.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import { refusalToWire } from './refusals.ts'

export type IsAllowedHost = (host: string | undefined) => boolean

/** Probes and scrapers use IP addresses. */
const anyHost: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics'])
const quietMs = 60_000
const shownMax = 100

/**
 * True for PUBLIC_URL's host and `others`, on any port. A server with a loopback PUBLIC_URL also
 * answers to its other names and any IP address, so that phones can try it; a foreign page can't
 * have an IP address as its name.
 */
export function allowHosts(publicUrl: string, others: readonly string[]): IsAllowedHost {
  const publicName = new URL(publicUrl).hostname
  const allowed = new Set([publicName, ...others.map((name) => readName(name) ?? name)])
  const isTrial = isLoopback(publicName)
  return (host) => {
    const name = readName(host)
    if (name === null) return false
    if (allowed.has(name)) return true
    return isTrial && (isLoopback(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
  }
}

function readName(host: string | undefined): string | null {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
    return null
  return new URL(`http://${host}`).hostname.replace(/\.$/, '')
}

type Options = {
  isAllowedHost: IsAllowedHost
  log: Logger
  now: () => number
  security: Pick<SecurityLog, 'record'>
}

export function addAllowedHosts(
  server: FastifyInstance,
  { isAllowedHost, log, now, security }: Options,
): void {
  let loggedAt = Number.NEGATIVE_INFINITY
  server.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers
    if (isAllowedHost(host) || anyHost.has(request.url.split('?', 1)[0] ?? '')) {
      done()
      return
    }
    if (now() - loggedAt >= quietMs) {
      loggedAt = now()
      log.warn(
        { host: host?.slice(0, shownMax) },
        'asked under a name that is not PUBLIC_URL or in ALLOWED_HOSTS',
      )
    }
    recordRefusal(security, { code: 'wrong-host' }, {})
    const { body } = refusalToWire({ code: 'wrong-host' })
    void reply.code(getHttpCode('wrong-host')).send(body)
  })
}
