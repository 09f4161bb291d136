// The first visit's style sheet (src/client/app/app.css) names the files it takes classes from;
// others come with the screens' sheet. Compares the list with the imports a first visit can reach.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { bringsScreenStyles } from '../../tools/build/screen-styles.ts'

const client = join(import.meta.dirname, '../../src/client')
const firstFiles = [
  'app/frame.tsx',
  'main.tsx',
  'routes/__root.tsx',
  'routes/calendar.{-$locationId}.tsx',
  'routes/home.tsx',
]

const imported = /^(?:import|export) (?!type )(?:[^'"()=]*? from )?'(\.[^']+\.tsx?)'/gm
const fetched = /\bimport\('(\.[^']+\.tsx?)'\)/g

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
