// The register in migrate.ts matches the folder, because an unregistered migration would never run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')
const files = readdirSync(folder)
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
const registered = Object.entries(migrations)
const numbers = registered.map(([name]) => Number(/^(\d{3})-[a-z]/.exec(name)?.[1]))

test('every file of the folder is registered under its name, in its order', () => {
  expect(registered.map(([name]) => `${name}.ts`)).toEqual(files)
})

test.each(registered)('%s is the migration of its file', async (name, migration) => {
  expect(migration).toBe(await import(join(folder, `${name}.ts`)))
})

test('numbers are unique and grow', () => {
  expect(numbers.filter((number, index) => !(number > (numbers[index - 1] ?? 0)))).toEqual([])
})
