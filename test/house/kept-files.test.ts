// The service worker's list names built files only: one that is missing would fail its install.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listKeptFiles, readManifest } from '#server/transport/client-files/build-manifest.ts'

test('every file that the service worker keeps is built', async () => {
  const { always, wide } = listKeptFiles(await readManifest('dist/client'))
  expect(always.length).toBeGreaterThan(100)
  expect(wide.length).toBeGreaterThan(0)
  expect([...always, ...wide].filter((file) => !existsSync(`dist/client${file}`))).toEqual([])
})
