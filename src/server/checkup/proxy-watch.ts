// Finds requests that show a wrong TRUSTED_PROXY_HEADER.
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type ProxySeen = { unset: number; missing: number }

const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'] as const
const probes = /^\/(livez|readyz|metrics)(\?|$)/

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Anyone can send such a header, but only a proxy of one's own comes from a near address. */
const isNear = (address: string): boolean => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export function watchProxy(
  server: FastifyInstance,
  { header, seen, now }: { header: string | null; seen: ProxySeen; now: () => number },
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw
    if (header === null) {
      if (forwarded.some((name) => name in headers) && isNear(socket.remoteAddress ?? ''))
        seen.unset = now()
    } else if (!(header in headers) && !probes.test(request.url)) seen.missing = now()
    done()
  })
}
