// The hand-set groups of client files name modules that are there, each in one group.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import groups from '../../tools/build/chunk-groups.json' with { type: 'json' }
import { chunkGroups } from '../../tools/build/chunks.ts'

const endings = ['.ts', '.tsx', '.mjs', '.js']

const listModules = ({ modules = {} }: { modules?: Readonly<Record<string, string[]>> }) =>
  Object.entries(modules).flatMap(([folder, names]) =>
    names.length === 0 ? [folder] : names.map((name) => `${folder}/${name}`),
  )

const named = groups.flatMap(({ modules }) => listModules(modules ? { modules } : {}))

describe('groups of client files', () => {
  test('name modules that exist', () => {
    expect(named.length).toBeGreaterThan(300)
    expect(
      named.filter((path) => !['', ...endings].some((ending) => existsSync(path + ending))),
    ).toEqual([])
  })

  test('name each module once', () => {
    expect(named.filter((path, index) => named.indexOf(path) !== index)).toEqual([])
  })

  test('take a named module, and none whose name only begins alike', () => {
    const tests = chunkGroups.flatMap(({ name, test: found }) =>
      name === 'tab-bar' ? [found] : [],
    )
    const takes = (path: string) => tests.some((found) => found?.test(path))
    expect(takes('/project/src/client/app/tab-bar.tsx')).toBe(true)
    expect(takes('/project/src/client/app/tab-bar-badge.tsx')).toBe(false)
    expect(takes('/project/src/client/ui/tab-bar.tsx')).toBe(false)
  })
})
