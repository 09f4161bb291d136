// The packages that remain installed once the client is built.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findNeededPackages,
  listImportedPackages,
  type LockedPackages,
} from '../../tools/install/find-needed-packages.ts'

const packages: LockedPackages = {
  '': {},
  'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { elsewhere: '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': {},
  'node_modules/c': {
    peerDependencies: { d: '1', e: '1' },
    peerDependenciesMeta: { e: { optional: true } },
    dependencies: { a: '1' },
  },
  'node_modules/d': {},
  'node_modules/e': {},
  'node_modules/@scope/f': { dependencies: { b: '1' } },
}

test('a package is looked for below the one that needs it first, then around it', () => {
  expect([...findNeededPackages(packages, ['a'])]).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
  expect([...findNeededPackages(packages, ['@scope/f'])]).toEqual([
    'node_modules/@scope/f',
    'node_modules/b',
  ])
})

test('of this project the database’s driver stays, and what draws screens goes', () => {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: LockedPackages
  }
  const roots = listImportedPackages(['src/server', 'src/domain', 'src/contract'])
  const needed = findNeededPackages(locked, roots)
  expect(roots.filter((name) => locked[`node_modules/${name}`] === undefined)).toEqual([])
  const has = (name: string): boolean => needed.has(`node_modules/${name}`)
  expect(['pg', 'fastify', 'kysely', 'better-auth', 'sharp'].filter((name) => !has(name))).toEqual(
    [],
  )
  expect(['react', 'react-dom', 'maplibre-gl', 'vite', 'typescript'].filter(has)).toEqual([])
})
