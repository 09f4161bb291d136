// Every file, folder and npm command that the documentation names must exist. Decisions are
// historical: only their links must resolve.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'

const rooms = ['src', 'test', 'bench', 'tools', 'docs', 'deploy', 'data'].filter((room) =>
  existsSync(room),
)
const listed = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
)
const places = [...rooms, ...listed, ...readdirSync('.')].map((path) => path.replaceAll('\\', '/'))
const ends = new Set(
  places.flatMap((place) =>
    place.split('/').map((_, index, parts) => parts.slice(index).join('/')),
  ),
)

const livingPages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const decisions = readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`)

/** Paths from the project root: `src/domain/<noun>/*-steps.ts`, `docs/map.md`, also in commands. */
const findRootedPaths = (text: string): string[] =>
  Array.from(
    text.matchAll(new RegExp(`(?<![\\w./#-])(?:${rooms.join('|')})/[\\w./*<>…$@{}-]*`, 'g')),
    ([path]) => path.replace(/[./]+$/, ''),
  )

/** Path endings in backticks: `roster.ts`, `features/block/queries.ts`. */
const findFileNames = (text: string): string[] =>
  Array.from(
    text.matchAll(/`([\w*<][\w./*<>…$@{}-]+\.(?:tsx?|css|md|ya?ml|sql|csv))`/g),
    ([, path = '']) => path,
  )

/** `<noun>` and `…` are wildcards within one path segment, like `*`. */
function isThere(path: string): boolean {
  if (!/[<*…]/.test(path)) return ends.has(path)
  const form = path
    .split(/<[\w ]+>|[*…]+/)
    .map((part) => part.replaceAll(/[.$@{}-]/g, '\\$&'))
    .join('[^/]*')
  const isIt = new RegExp(`(^|/)${form}$`)
  return places.some((place) => isIt.test(place))
}

const findLinks = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link = '']) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  )

const read = (page: string): string => readFileSync(page, 'utf8')

test.each(livingPages)('%s names files and folders that are there', (page) => {
  const named = [...findRootedPaths(read(page)), ...findFileNames(read(page))].filter(
    (path) => !path.includes('/NNN-'),
  )
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test.each([...livingPages, ...decisions])('links of %s lead somewhere', (page) => {
  expect(findLinks(read(page)).filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
})

test.each(livingPages)('%s names npm commands that are there', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  const named = Array.from(
    read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g),
    ([, name = '']) => name,
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

describe('a path', () => {
  test('is found in prose, links and commands, without the mark after it', () => {
    expect(
      findRootedPaths(
        'In `src/server/`, [here](docs/map.md): npx vitest run test/house/a.test.ts.',
      ),
    ).toEqual(['src/server', 'docs/map.md', 'test/house/a.test.ts'])
    expect(findRootedPaths('#test/support/until.ts https://example.org/docs/map')).toEqual([])
  })

  test('is found by the end of its name in backticks', () => {
    expect(findFileNames('`roster.ts`, `block/queries.ts` and `players.ts is text`')).toEqual([
      'roster.ts',
      'block/queries.ts',
    ])
  })

  test('is there as written, by its end, or as a pattern', () => {
    const there = ['src/server', 'measure-house.ts', 'src/contract/<noun>.ts', 'club-*.ts', '*.css']
    expect(there.filter((path) => !isThere(path))).toEqual([])
    const gone = ['src/utils', 'easure-house.ts', 'src/nowhere/<noun>.ts', 'nothing-*.ts']
    expect(gone.filter((path) => isThere(path))).toEqual([])
  })
})
