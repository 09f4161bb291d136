// The closed set of file names per folder, so that code is located by room × noun × role. Every
// file opens with its purpose, before the imports.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)

// A feature too large for one file of a role has one for each topic: fields-queries.ts, create-handlers.ts.
test('a server feature holds its manifest, queries, commands, handlers, followers, live and jobs, and their tests', () => {
  const allowed =
    /^feature\.ts$|^([a-z]+-)*(queries|commands|handlers|followers|live|jobs)\.ts$|\.test\.ts$/
  expect(files('src/server/features').filter((path) => !allowed.test(basename(path)))).toEqual([])
})

test('no file is a drawer', () => {
  const drawers = /^(index|utils|helpers|misc|common|types|constants)\.[cm]?[jt]sx?$/
  expect(
    ['src', 'test', 'tools', 'bench']
      .flatMap(files)
      .filter((path) => !path.includes('/canary/') && drawers.test(basename(path))),
  ).toEqual([])
})

test('a test says in its name what it needs', () => {
  const named = /\.(test|pg\.test|e2e|bench)\.tsx?$/
  const looksLikeTest = /\b(test|spec|e2e|load)\.tsx?$|\.bench\.tsx?$/
  expect(
    ['src', 'test', 'bench']
      .flatMap(files)
      .filter((path) => looksLikeTest.test(basename(path)) && !named.test(path)),
  ).toEqual([])
})

/** Folders that were larger when the limit was introduced. These numbers may only decrease. */
const largeFolders: Readonly<Record<string, number>> = {
  'src/contract': 60,
  'src/server/auth': 33,
  'src/server/transport': 38,
}

// Folders with one file per URL, or per change, are exempt.
test('a folder holds at most 30 files of code, tests beside them not counted', () => {
  const exempt = ['src/client/routes', 'src/server/db/migrations']
  const folders = Object.groupBy(
    files('src').filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$/.test(path)),
    dirname,
  )
  const large = Object.entries(folders)
    .map(([folder, held = []]) => [folder, held.length] as const)
    .filter(([folder, count]) => count > (largeFolders[folder] ?? 30) && !exempt.includes(folder))
  expect(large).toEqual([])
})

test('a part that features share is used by at least two of them, or by another part', () => {
  const sources = files('src/client').filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
  const listUsers = (part: string): string[] =>
    sources.filter((path) => path !== part && texts.get(path)?.includes(`/${basename(part)}'`))
  const isShared = (part: string): boolean => {
    const users = listUsers(part)
    return (
      new Set(users.map(dirname)).size > 1 ||
      users.some((path) => path.startsWith('src/client/parts/'))
    )
  }
  const parts = sources.filter((path) => path.startsWith('src/client/parts/'))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !isShared(part))).toEqual([])
})

// The formatter moves such a comment with the import below it.
test('an opening comment stands above the imports', () => {
  const between = /^import [^;]*?\n\/\/.*\n(\/\/.*\n)*import /
  expect(between.test("import a from 'a'\n// What this is.\nimport b from 'b'\n")).toBe(true)
  expect(
    ['src', 'test', 'tools', 'bench']
      .flatMap(files)
      .filter((path) => /\.tsx?$/.test(path) && between.test(readFileSync(path, 'utf8'))),
  ).toEqual([])
})
