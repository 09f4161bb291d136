import { expect, test } from 'vitest'
import { clientAddressBy, countedAddress } from './client-address.ts'

const asking = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '203.0.113.1' },
})

test('without a trusted proxy the client is the peer, whatever it says', () => {
  expect(clientAddressBy(null)(asking('198.51.100.7'))).toBe('203.0.113.1')
})

test('a trusted proxy names the client last; what stands before are the words of the client', () => {
  const addressOf = clientAddressBy('x-forwarded-for')
  expect(addressOf(asking('198.51.100.7'))).toBe('198.51.100.7')
  expect(addressOf(asking('192.0.2.1, 198.51.100.7'))).toBe('198.51.100.7')
  expect(addressOf(asking())).toBe('203.0.113.1')
  expect(addressOf(asking(' '))).toBe('203.0.113.1')
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::1', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('a long word in the place of an address is cut', () => {
  expect(countedAddress('x'.repeat(10_000))).toHaveLength(45)
})
