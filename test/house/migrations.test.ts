// Migrations run on stores that are years old, so they contain the code they need. Importing
// current code would fail there once it relies on a later column.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../tools/house/read-source.ts'

const folder = 'src/server/db/migrations'

const findLivingImports = (file: string, text: string): string[] =>
  readSource(`${folder}/${file}`, text, ts)
    .imports.filter((specifier) => specifier !== 'kysely' && !/^\.\/[^/]+$/.test(specifier))
    .map((specifier) => `${file} imports ${specifier}`)

test('no migration imports living code', () => {
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) =>
    findLivingImports(file, readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(found).toEqual([])
})

describe('a living import', () => {
  test.each([
    ["import { sql } from 'kysely'", 0],
    ["import { fill } from './094-fill.ts'", 0],
    ["import { fill } from '../fill.ts'", 1],
    ["import type { Tables } from '../tables.ts'", 1],
    ["import { toSlug } from '#domain/player/slug.ts'", 1],
    ["import { randomUUID } from 'node:crypto'", 1],
    ["export { up } from './../migrate.ts'", 1],
    ["const later = await import('#domain/player/slug.ts')", 1],
  ])('%s: %d', (text, count) => {
    expect(findLivingImports('094-later.ts', text)).toHaveLength(count)
  })
})
