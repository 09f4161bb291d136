// The faults of test/faults can still be planted, and their listed tests exist. `npm run faults`
// proves that these tests catch them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { toCatcher } from '#test/faults/fault.ts'
import { faults } from '#test/faults/faults.ts'
import { checkPatch } from '#test/faults/project-copy.ts'

test('every fault has its patch, and every patch its fault', () => {
  const patches = readdirSync('test/faults').filter((name) => name.endsWith('.patch'))
  expect(patches.toSorted()).toEqual(faults.map(({ id }) => `${id}.patch`).toSorted())
})

test.each(faults)('$id can be planted', ({ id }) => {
  expect(checkPatch(id)).toBeNull()
})

/**
 * The file with its neighboring imports and the files of the folder of its name, recursively,
 * because test tables contain titles.
 */
function readWithRows(file: string, seen: Set<string> = new Set()): string {
  if (seen.has(file) || !existsSync(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const folder = file.replace(/\.ts$/, '')
  const beside = [
    ...Array.from(text.matchAll(/from '(\.\/[^']+)'/g), ([, path = '']) =>
      join(dirname(file), path),
    ),
    ...(folder !== file && existsSync(folder)
      ? readdirSync(folder).map((name) => join(folder, name))
      : []),
  ]
  return [text, ...beside.map((path) => readWithRows(path, seen))].join('\n')
}

test.each(faults)('what catches $id is there', ({ caughtBy, form }) => {
  const missing = caughtBy.filter((text) => {
    const { file, title } = toCatcher(text)
    return !existsSync(file) || (title !== null && !readWithRows(file).includes(title))
  })
  expect(missing).toEqual([])
  expect(form === 'none').toBe(caughtBy.length === 0)
})
