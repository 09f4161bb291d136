// docs/operations.md lists every rate limit of the code with its name, tries and window.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backoffs, rateLimits } from '#domain/shared/rate-limits.ts'

const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Limits\n')
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => {
    const [, named = '', tries = '', within = ''] = line.slice(2).split(' | ')
    return Array.from(named.matchAll(/`([^`]+)`/g), ([, name = '']) => ({ name, tries, within }))
  })

function words(seconds: number): string {
  const [unit, length] = seconds % 3600 === 0 ? ['hour', 3600] : ['minute', 60]
  return `${seconds / length} ${unit}${seconds === length ? '' : 's'}`
}

test('the table names every limit of the code once, and no other', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(rateLimits), ...Object.keys(backoffs)].toSorted(),
  )
})

test.each(Object.entries(rateLimits))(
  'the row of %s says how often in what time',
  (name, { tries, seconds }) => {
    expect(rows.find((row) => row.name === name)).toMatchObject({
      tries: String(tries),
      within: words(seconds),
    })
  },
)
