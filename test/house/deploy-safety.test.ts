// The files in deploy/ require TLS for every entry point and contain no secret of ours.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8')
const forPrograms = ['/call/', '/http/', '/api/', '/upload/', '/account/', '/live']

test('only pages lead from http to https; a program that forgets the s is refused', () => {
  const nginx = /listen 80;[\s\S]*?\n}/.exec(read('nginx.conf'))?.[0] ?? ''
  expect(nginx).toMatch(
    /location ~ \^\/\(call\|http\|api\|upload\|account\|live\)\(\/\|\$\) \{\s*return 403;/,
  )
  expect(nginx).toMatch(/location \/ \{\s*return 301 https:/)

  const haproxy = read('haproxy.cfg')
  const [refusal = ''] = /http-request deny deny_status 403 if !\{ ssl_fc \} .*/.exec(haproxy) ?? []
  for (const path of forPrograms) expect(refusal).toContain(path)
  expect(haproxy.indexOf(refusal)).toBeLessThan(haproxy.indexOf('redirect prefix https'))

  const caddy = /http:\/\/\{\$SITE:localhost\} \{[\s\S]*?\n\}/.exec(read('Caddyfile'))?.[0] ?? ''
  const [program = ''] = /@program path .*/.exec(caddy) ?? []
  for (const path of forPrograms) expect(program).toContain(path)
  // In separate handles, because Caddy would otherwise order the redirect before the refusal.
  expect(caddy).toMatch(/handle @program \{\s*respond 403\s*\}\s*handle \{\s*redir https:\/\//)
})

test('every proxy ends TLS with a certificate that browsers trust', () => {
  expect(read('nginx.conf')).toMatch(/ssl_certificate \/etc\/letsencrypt\/live\//)
  expect(read('haproxy.cfg')).toMatch(/bind :443 ssl crt \/etc\/haproxy\/certs\//)
  // By default Caddy obtains a certificate for a public name.
  expect(read('Caddyfile')).not.toMatch(/tls internal|local_certs|auto_https off/)
})

test('Caddy logs nothing of a secret, however the address is written', () => {
  const [, shown = ''] = /request>uri regexp `(.+)` \$1/.exec(read('Caddyfile')) ?? []
  // JavaScript has no inline (?s); the s flag is equivalent.
  const pattern = new RegExp(shown.replace('(?s)', ''), 's')
  const logged = (uri: string): string => uri.replace(pattern, '$1')
  expect(logged('/call/events-signUp?x=secret')).toBe('/call/events-signUp')
  for (const uri of [
    '/i/secret',
    '//i/secret',
    '/%69/secret',
    '/feed/club/secret.ics',
    '/confirm-address?t=secret',
    'https://play.example.org/i/secret',
    'i/secret',
    '/i/\nsecret',
  ])
    expect(logged(uri)).not.toContain('secret')
})

test('nothing in deploy/ has a password or a key but those that say that they are to be changed', () => {
  const files = readdirSync('deploy', { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative('deploy', entry.parentPath), entry.name))
  expect(files).toContain('ha/sideout.env')
  const found = files.flatMap((file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => !/^\s*#/.test(line))
    const given =
      /(?:PASSWORD|SECRET|(?<!Account)TOKEN|_KEY)\s*[:=]\s*(?!\s*\$\{|change-me)['"]?\w/i
    const inAddress = /:\/\/[^/\s:$]*:(?!change-me)[^@\s$]+@/
    return lines
      .filter((line) => given.test(line) || inAddress.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})
