// A file that is gone after a deployment loads the page again, but never in a loop.
import { expect, test } from 'vitest'
import { reloadOnLostChunk } from './lost-chunk.ts'

function aPage(isServerThere = true) {
  const marks = new Map<string, string>()
  const page = { at: 1_000_000, reloads: 0 }
  return {
    page,
    world: {
      now: () => page.at,
      reload: () => { page.reloads += 1 },
      isServerThere: () => Promise.resolve(isServerThere),
      marks: { getItem: (key: string) => marks.get(key) ?? null, setItem: (key: string, value: string) => void marks.set(key, value) },
    },
  }
}

const lost = () => new Event('vite:preloadError', { cancelable: true })

test('a lost file loads the page again, and whoever asked for it is told', async () => {
  const target = new EventTarget()
  const { page, world } = aPage()
  reloadOnLostChunk(target, world)
  const event = lost()
  target.dispatchEvent(event)
  await Promise.resolve()
  expect(page.reloads).toBe(1)
  expect(event.defaultPrevented).toBe(false)
})

test('a file lost again right after the reload is an error for the screen, not another reload', async () => {
  const target = new EventTarget()
  const { page, world } = aPage()
  reloadOnLostChunk(target, world)
  target.dispatchEvent(lost())
  page.at += 9_999
  target.dispatchEvent(lost())
  await Promise.resolve()
  expect(page.reloads).toBe(1)
  page.at += 1
  target.dispatchEvent(lost())
  await Promise.resolve()
  expect(page.reloads).toBe(2)
})

test('a file that cannot be fetched as there is no connection costs no page', async () => {
  const target = new EventTarget()
  const { page, world } = aPage(false)
  reloadOnLostChunk(target, world)
  target.dispatchEvent(lost())
  await Promise.resolve()
  expect(page.reloads).toBe(0)
})
