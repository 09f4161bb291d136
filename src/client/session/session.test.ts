import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function leaveIn(sessionStorage: Pick<Storage, 'clear'>): Promise<string> {
  const gone = Promise.withResolvers<string>()
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('location', { replace: gone.resolve, protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  const { leaveForLanding } = await import('./session.ts')
  leaveForLanding()
  return gone.promise
}

test('the next person in this tab finds no draft of the last one', async () => {
  const drafts = new Map([['draft /createevent title', '["1",{"title":"Surprise for Ann"}]']])
  expect(await leaveIn({ clear: () => drafts.clear() })).toBe('/landing')
  expect(drafts.size).toBe(0)
})

test('a tab whose storage is forbidden is left all the same', async () => {
  const clear = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(await leaveIn({ clear })).toBe('/landing')
})
