import { afterEach, expect, test, vi } from 'vitest'
import { cookieDays } from '#domain/shared/cookie-days.ts'
import { clearCookie, getCookie, setCookie, type CookieName } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('language and theme live 365 days, the pending cookies 2 days', () => {
  const days = (
    ['language', 'theme', 'pendingEvent', 'pendingEventId', 'pendingLocation'] as const
  ).map((name) => {
    const jar = { cookie: '' }
    setCookie(name, 'x', jar)
    return Number(/max-age=(\d+)/.exec(jar.cookie)?.[1]) / 86_400
  })
  expect(days).toEqual([365, 365, 2, 2, 2])
})

test('a value comes back as it was given, separators included', () => {
  const jar = { cookie: '' }
  setCookie('pendingEvent', '/vieweditevent/1?a=b; c=ñ', jar)
  const stored = jar.cookie.split('; ')[0] ?? ''
  expect(getCookie('pendingEvent', { cookie: `other=1; ${stored}` })).toBe(
    '/vieweditevent/1?a=b; c=ñ',
  )
})

test('a cookie whose name only ends alike is another cookie', () => {
  expect(getCookie('theme', { cookie: 'xtheme=dark' })).toBeNull()
})

test('a value that cannot be decoded reads as absent', () => {
  expect(getCookie('theme', { cookie: 'theme=%E0%A4%A' })).toBeNull()
})

test('clearing expires the cookie for the whole site', () => {
  const jar = { cookie: '' }
  clearCookie('pendingEvent', jar)
  expect(jar.cookie).toContain('max-age=0')
  expect(jar.cookie).toContain('path=/')
})

function writeAll(protocol: string): string[] {
  vi.stubGlobal('location', { protocol })
  return (Object.keys(cookieDays) as CookieName[]).flatMap((name) => {
    const jar = { cookie: '' }
    setCookie(name, 'x', jar)
    const set = jar.cookie
    clearCookie(name, jar)
    return [set, jar.cookie]
  })
}

test('every cookie stays on its own site', () => {
  for (const line of writeAll('https:')) expect(line).toMatch(/; samesite=lax(?:;|$)/)
})

test('under https every cookie is for https only, and elsewhere it works too', () => {
  for (const line of writeAll('https:')) expect(line).toMatch(/; secure$/)
  for (const line of writeAll('http:')) expect(line).not.toContain('secure')
})
