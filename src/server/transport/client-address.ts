// The client's address as far as it can be trusted: the connection's peer, or the address named by
// a trusted proxy.
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Actor } from '#domain/access/actor.ts'

export type Asking = {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * Behind a trusted proxy, the last address in its header, because earlier ones are set by the
 * client.
 */
export function clientAddressBy(trustedProxyHeader: string | null): (request: Asking) => string {
  return ({ headers, socket }) => {
    const header = trustedProxyHeader === null ? undefined : headers[trustedProxyHeader]
    const named = (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim()
    return named === undefined || named === '' ? (socket.remoteAddress ?? '') : named
  }
}

/**
 * The unit for counting: IPv6 addresses by their /64 network, which one household or phone has to
 * itself.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address.slice(0, 45)
  const [left = '', right] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const [before, after] = [splitGroups(left), splitGroups(right ?? '')]
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The unit for limits: an account wherever it is, otherwise a counted address. */
export const toCountedPerson = (actor: Actor, address: string): string =>
  actor.kind === 'signed-in' ? `user ${actor.userId}` : `address ${address}`

const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'))
