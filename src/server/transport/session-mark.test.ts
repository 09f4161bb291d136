import { expect, test } from 'vitest'
import { getSessionMark, readMark, withSessionMark } from './session-mark.ts'

test('a session cookie brings its mark: the same life, open to scripts, saying nothing of the session', () => {
  const [cookie = '', mark = '', other] = withSessionMark([
    '__Host-sideout.session_token=abc.def; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    'language=es; Path=/',
  ])
  expect(cookie).toContain('HttpOnly')
  expect(mark).toMatch(
    /^__Host-sideout\.session_mark=[\da-f]{16}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/,
  )
  expect(mark).not.toContain('abc')
  expect(other).toBe('language=es; Path=/')
})

test('the mark is that of one session, and goes with its cookie', () => {
  expect(getSessionMark('abc.def')).toBe(getSessionMark('abc.def'))
  expect(getSessionMark('abc.deg')).not.toBe(getSessionMark('abc.def'))
  expect(
    withSessionMark(['sideout.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])[1],
  ).toBe('sideout.session_mark=; Max-Age=0; Path=/; SameSite=Lax')
})

test('a session whose token is replaced keeps its mark, and loses it with its cookie', () => {
  const kept = readMark('language=es; __Host-sideout.session_mark=0123456789abcdef')
  expect(kept).toBe('0123456789abcdef')
  expect(withSessionMark(['__Host-sideout.session_token=new.sig; Secure'], kept)[1]).toBe(
    '__Host-sideout.session_mark=0123456789abcdef; Secure',
  )
  expect(withSessionMark(['__Host-sideout.session_token=; Max-Age=0'], kept)[1]).toBe(
    '__Host-sideout.session_mark=; Max-Age=0',
  )
  for (const cookies of [
    undefined,
    '',
    'sideout.session_mark=; a=b',
    'sideout.session_mark=nothex0123456789',
  ])
    expect(readMark(cookies)).toBeNull()
})
