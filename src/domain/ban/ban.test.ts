import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { listBansCovering, parseBan } from './ban.ts'

const isCovered = (email: string, ban: string): boolean => {
  const pattern = parseBan(ban, domainToASCII)
  return pattern !== null && listBansCovering(email, domainToASCII).includes(pattern)
}

test.each([
  ['ana@example.org', 'ana@example.org'],
  ['ANA@Example.ORG', 'ana@example.org'],
  ['ana+7@example.org', 'Ana+tag@example.org'],
  ['ana@example.org.', 'ana@example.org'],
  ['ana@example.org', 'example.org'],
  ['ana@mail.example.org', '@example.org'],
  ['ana@mail.example.org', 'EXAMPLE.org.'],
  ['ana@bücher.example', 'xn--bcher-kva.example'],
  ['ana@xn--bcher-kva.example', 'Bücher.example'],
])('%s is covered by %s', (email, ban) => {
  expect(isCovered(email, ban)).toBe(true)
})

test.each([
  ['ana@example.org', 'anna@example.org'],
  ['ana@badexample.org', 'example.org'],
  ['ana@example.org', 'mail.example.org'],
  ['ana@example.org', 'ana@mail.example.org'],
])('%s is not covered by %s', (email, ban) => {
  expect(isCovered(email, ban)).toBe(false)
})

test.each(['', 'org', '@', 'ana@', '+tag@example.org', 'not a domain.org', '10.0.0.1', 'a/b.org'])(
  '"%s" is no ban',
  (text) => {
    expect(parseBan(text, domainToASCII)).toBe(null)
  },
)
