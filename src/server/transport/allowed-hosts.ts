// The names under which this server answers. A page of another name that leads to this address
// (DNS rebinding), and a Host that a proxy passes on unread, get nothing.
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import { isLoopback } from '../loopback.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import { refusalToWire } from './refusals.ts'

export type IsAllowedHost = (host: string | undefined) => boolean

/** Probes and measurements come from machines that ask by address. */
const anyHost: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics'])
const quietMs = 60_000
const shownMax = 100

/**
 * True for the name of PUBLIC_URL and for `others`, whatever the port. A server with a PUBLIC_URL
 * of this machine answers under its other names and any address as well: phones try it out by
 * address, and no foreign page can have an address for a name.
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

/** The name in a Host header, as URLs write it; null for none, or for what is no host. */
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

/** Refuses every request under another name, before it is counted or read. */
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
