// docs/map.md names every route with its screen and its story; test/e2e/map.e2e.ts walks them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRouteMap } from '#test/support/route-map.ts'

const routes = readRouteMap()
const folder = 'src/client/routes'

// A folder with a hyphen holds the parts of a route.
test('every file of a route stands in the map, and every file of the map is there', () => {
  const files = readdirSync(folder).filter((name) => name !== '__root.tsx' && !name.startsWith('-'))
  const mapped = routes.map(({ file }) => file)
  expect(files.filter((name) => !mapped.includes(name))).toEqual([])
  expect(
    mapped.filter((name) => !existsSync(name.includes('/') ? name : `${folder}/${name}`)),
  ).toEqual([])
})

test.each(routes)('$story opens $file', ({ addresses, file, story }) => {
  const words = readFileSync(`test/e2e/${story}`, 'utf8')
  const [first = ''] = (addresses[0] ?? '').split('{')
  const screen = file.startsWith('$') ? 'Out of bounds' : first.replace('…', '').replace(/\/$/, '')
  expect(words).toContain(screen)
})
