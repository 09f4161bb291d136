// Recognizes addresses that only this machine can reach.
import { isIPv4 } from 'node:net'

/** True for localhost and its subdomains, 127.0.0.0/8 and ::1, with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIPv4(name) && name.startsWith('127.')
}
