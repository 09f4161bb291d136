// The service worker with simulated events and in-memory caches, because no screen imports it.
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepNothingMessage } from '../device/cache-names.ts'

/** Loaded by path, because its types are a worker's and lack window. */
const worker = join(import.meta.dirname, 'service-worker.ts')
const origin = 'https://sideout.test'
const file = `${origin}/assets/en/app-1a2b3c.js`

type Listener = (event: unknown) => void

let listeners: Map<string, Listener>

function load(): boolean {
  const respondWith = vi.fn()
  listeners.get('fetch')?.({ request: new Request(file), respondWith })
  return respondWith.mock.calls.length > 0
}

beforeEach(async () => {
  listeners = new Map()
  vi.resetModules()
  vi.stubGlobal('__KEPT_FILES__', { always: [], wide: [] })
  vi.stubGlobal('caches', { open: () => new Promise(() => undefined) })
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  await import(worker)
  return () => vi.unstubAllGlobals()
})

test('a worker answers for the files of the app', () => {
  expect(load()).toBe(true)
})

test('a worker that its windows left answers for nothing, so it keeps nothing', () => {
  listeners.get('message')?.({ data: keepNothingMessage })
  expect(load()).toBe(false)
})
