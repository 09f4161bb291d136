// A worker runs many tests of the client in one set of modules.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needsIsolation } from '../../vitest.config.ts'

const changesItsWorker = /vi\.(?:stubGlobal|resetModules|mock|doMock|useFakeTimers)\(/

test('a client test that replaces a global or loads modules again has modules of its own', () => {
  const isolated = new Set(globSync([...needsIsolation]))
  const shared = globSync('src/client/**/*.test.{ts,tsx}').filter((path) => !isolated.has(path))
  expect(shared.length).toBeGreaterThan(50)
  expect(shared.filter((path) => changesItsWorker.test(readFileSync(path, 'utf8')))).toEqual([])
})
