// The sheet of the first visit (src/client/app/app.css) names the files that it takes classes from;
// all else comes with the sheet of the screens. Held to what a first visit can show, by the imports.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { bringsScreenStyles } from '../../tools/build/screen-styles.ts'

const client = join(import.meta.dirname, '../../src/client')
/** The page, its code, and the two screens without the other sheet. */
const firstFiles = [
  'app/frame.tsx',
  'main.tsx',
  'routes/__root.tsx',
  'routes/calendar.{-$locationId}.tsx',
  'routes/home.tsx',
]

const imported = /^(?:import|export) (?!type )(?:[^'"()=]*? from )?'(\.[^']+\.tsx?)'/gm
const fetched = /\bimport\('(\.[^']+\.tsx?)'\)/g

/** All that is shown before a module that brings the other sheet: its files, from src/client. */
function firstVisit(): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || file.endsWith('.gen.ts')) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of text.matchAll(imported)) visit(join(dirname(file), path))
    for (const [, path = ''] of text.matchAll(fetched)) {
      const part = join(dirname(file), path)
      if (!bringsScreenStyles(part)) visit(part)
    }
  }
  for (const file of firstFiles) visit(join(client, file))
  return [...seen].map((file) => relative(client, file)).sort()
}

/** Files that the first sheet is made of. */
function sources(): Set<string> {
  const sheet = readFileSync(join(client, 'app/app.css'), 'utf8')
  return new Set(
    [...sheet.matchAll(/^@source '([^']+)'/gm)]
      .map(([, path = '']) => relative(client, join(client, 'app', path)))
      .flatMap((path) => globSync(path, { cwd: client })),
  )
}

const hasClasses = (file: string): boolean =>
  /className|Classes\b/.test(readFileSync(join(client, file), 'utf8'))

test('the first sheet holds the classes of all that a first visit can show, and of nothing else', () => {
  const shown = firstVisit()
  expect(shown).toContain('ui/button-classes.ts')
  const named = sources()
  expect(shown.filter((file) => hasClasses(file) && !named.has(file))).toEqual([])
  expect([...named].filter((file) => !shown.includes(file))).toEqual([])
})
