import { expect, test } from 'vitest'
import { markOf, withSessionMark } from './session-mark.ts'

test('a session cookie brings its mark: the same life, open to scripts, saying nothing of the session', () => {
  const [cookie = '', mark = '', other] = withSessionMark(['__Secure-sideout.session_token=abc.def; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax', 'language=es; Path=/'])
  expect(cookie).toContain('HttpOnly')
  expect(mark).toMatch(/^sideout\.session_mark=[\da-f]{16}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
  expect(mark).not.toContain('abc')
  expect(other).toBe('language=es; Path=/')
})

test('the mark is that of one session, and goes with its cookie', () => {
  expect(markOf('abc.def')).toBe(markOf('abc.def'))
  expect(markOf('abc.deg')).not.toBe(markOf('abc.def'))
  expect(withSessionMark(['sideout.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])[1]).toBe('sideout.session_mark=; Max-Age=0; Path=/; SameSite=Lax')
})
