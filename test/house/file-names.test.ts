// The closed set of names: what a folder may hold, so that a line's address is room × noun × role.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)

// A feature too large for one file of a role has one for each topic: fields-store.ts, end-handlers.ts.
test('a server feature holds handlers, stores, live and jobs, and their tests', () => {
  const allowed = /^([a-z]+-)*(handlers|store|live|jobs)\.ts$|\.test\.ts$/
  expect(files('src/server/features').filter((path) => !allowed.test(basename(path)))).toEqual([])
})

test('no file is a drawer', () => {
  const drawers = /^(index|utils|helpers|misc|common|types|constants)\.[cm]?[jt]sx?$/
  expect(
    ['src', 'test', 'tools']
      .flatMap(files)
      .filter((path) => !path.includes('/canary/') && drawers.test(basename(path))),
  ).toEqual([])
})

test('a test says in its name what it needs', () => {
  const named = /\.(test|pg\.test|e2e|load)\.tsx?$/
  const looksLikeTest = /\b(test|spec|e2e|load)\.tsx?$/
  expect(
    ['src', 'test']
      .flatMap(files)
      .filter((path) => looksLikeTest.test(basename(path)) && !named.test(path)),
  ).toEqual([])
})
