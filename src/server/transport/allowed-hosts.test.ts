import { expect, test } from 'vitest'
import { allowHosts } from './allowed-hosts.ts'

test('a public server answers under its own name and those that are set, whatever the port', () => {
  const isAllowed = allowHosts('https://play.example.org', ['club.example.org', '10.0.0.5'])
  const allowed = [
    'play.example.org',
    'PLAY.example.org:443',
    'play.example.org.',
    'club.example.org:8443',
    '10.0.0.5:3000',
  ]
  expect(allowed.filter((host) => !isAllowed(host))).toEqual([])
})

test.each([
  undefined,
  '',
  'evil.example',
  'play.example.org.evil.example',
  'xplay.example.org',
  'localhost',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]',
  'play.example.org/path',
  'play.example.org@evil.example',
  'play.example.org, evil.example',
  '[',
  ':80',
])('and not under %j', (host) => {
  expect(allowHosts('https://play.example.org', ['club.example.org', '10.0.0.5'])(host)).toBe(false)
})

test('a server that is tried out answers under every name of this machine and any address, for a phone beside it', () => {
  const isAllowed = allowHosts('http://localhost:3000', [])
  expect(
    [
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'demo.localhost',
      '192.168.1.20:3000',
      '[fd00::5]:3000',
    ].filter((host) => !isAllowed(host)),
  ).toEqual([])
  expect(
    ['rebind.example', 'localhost.example', '127.0.0.1.example', undefined].filter((host) =>
      isAllowed(host),
    ),
  ).toEqual([])
})
