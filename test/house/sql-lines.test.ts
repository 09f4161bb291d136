// No formatter of SQL keeps our templates readable (decision 154), so its worst line is refused here.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lateCase = /^.*\S.*[^`\s] case\n\s*when/gm

test('a case of SQL that takes several lines begins its own', () => {
  const files = globSync('src/server/**/*.ts').filter((path) => !path.includes('/migrations/'))
  expect(files.length).toBeGreaterThan(100)
  const late = files.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(lateCase), ([line]) => `${path}: ${line}`),
  )
  expect(late).toEqual([])
})
