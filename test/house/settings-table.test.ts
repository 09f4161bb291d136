// docs/operations.md has the settings as the code has them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { updateSettings } from '../../tools/house/write-settings-table.ts'

const page = readFileSync('docs/operations.md', 'utf8')

test('the table of settings is what the code says; npm run settings-table writes it', () => {
  expect(updateSettings(page)).toBe(page)
})

test('each setting stands once on the page', () => {
  const names = Array.from(page.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm), ([, name]) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
})
