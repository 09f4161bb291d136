import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const open = (hash: string): { hash: string; pathname: string } => {
  const at = { hash, pathname: '/tv' }
  vi.stubGlobal('location', at)
  vi.stubGlobal('history', {
    replaceState: () => {
      at.hash = ''
    },
  })
  return at
}
const read = async (): Promise<string> => {
  vi.resetModules()
  return (await import('./screen-secret.ts')).readScreenSecret()
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a device keeps its secret, and takes another where its address ends in #new, once', async () => {
  open('')
  const first = await read()
  expect(await read()).toBe(first)
  const at = open('#new')
  const second = await read()
  expect(second).not.toBe(first)
  expect(at.hash).toBe('')
  expect(await read()).toBe(second)
})
