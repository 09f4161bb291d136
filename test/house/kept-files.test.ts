// The service worker's list names built files only: one that is missing would fail its install.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every file that the service worker keeps is built', () => {
  const worker = readFileSync('dist/client/service-worker.js', 'utf8')
  const kept = worker.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? []
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((file) => !existsSync(`dist/client${file}`))).toEqual([])
})
