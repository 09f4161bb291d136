// Where a request comes from, as far as it can be believed: the peer of the connection, or the
// address that a trusted proxy names.
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Actor } from '#domain/access/actor.ts'

export type Asking = {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * How this server learns the client's address; behind a trusted proxy the last one in its header,
 * as those before are the client's own words.
 */
export function clientAddressBy(trustedProxyHeader: string | null): (request: Asking) => string {
  return ({ headers, socket }) => {
    const header = trustedProxyHeader === null ? undefined : headers[trustedProxyHeader]
    const named = (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim()
    return named === undefined || named === '' ? (socket.remoteAddress ?? '') : named
  }
}

/**
 * What of an address is counted as one: IPv6 by its network of 64 bits, which one household or
 * phone has to itself.
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

/**
 * The unit in which tries and work are counted: an account wherever it is, else a counted address.
 */
export const toCountedPerson = (actor: Actor, address: string): string =>
  actor.kind === 'signed-in' ? `user ${actor.userId}` : `address ${address}`

const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'))
