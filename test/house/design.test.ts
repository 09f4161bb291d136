// The design's few sizes (decisions 076 and 087): text, icons, spaces, elevations, times, and the
// one color that means "you".
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '../../src/client')
const files = globSync('**/*.{ts,tsx,css}', { cwd: client })
const read = (file: string): string => readFileSync(join(client, file), 'utf8')
const hits = (pattern: RegExp): string[] =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([hit]) => `${file}: ${hit}`))

test('text has the sizes of the scale, none below 13 px', () => {
  expect(hits(/\btext-\[[^\]]*\]|\btext-[4-9]xl\b/g)).toEqual([])
  const sizes = [...read('ui/theme.css').matchAll(/--text-\w+: ([\d.]+)rem/g)].map(
    ([, rem]) => Number(rem) * 16,
  )
  expect(sizes).toEqual([13, 15, 16, 18, 22, 28, 44])
})

test('icons have four sizes', () => {
  const icon = /<([A-Z]\w*)\b[^<>]*?\bsize=\{(\d+)\}/g
  const odd = files.flatMap((file) => {
    const drawn = /import \{([^}]*)\} from 'lucide-react'/.exec(read(file))?.[1] ?? ''
    return [...read(file).matchAll(icon)]
      .filter(([, name = '']) => name.endsWith('Icon') || drawn.includes(name))
      .filter(([, , size]) => ![16, 20, 24, 32].includes(Number(size)))
      .map(([hit]) => `${file}: ${hit}`)
  })
  expect(odd).toEqual([])
})

/** Space for a bottom bar, and an icon aligned to its text's first line. */
const spacesByReason = /^(?:pb-24|mt-0\.5)$/

test('paddings, gaps and margins are one of eight spaces', () => {
  const space = /(?<=[\s"'`:])(?:gap(?:-[xy])?|space-[xy]|p[xytblr]?|m[xytblr]?)-[\d.]+(?=[\s"'`])/g
  const odd = files.flatMap((file) =>
    [...read(file).matchAll(space)]
      .map(([hit]) => hit)
      .filter((hit) => ![0, 1, 2, 3, 4, 6, 8, 12, 16].includes(Number(hit.split('-').at(-1))))
      .filter((hit) => !spacesByReason.test(hit))
      .map((hit) => `${file}: ${hit}`),
  )
  expect(odd).toEqual([])
})

test('there are three elevations: none, a card, what floats', () => {
  expect(hits(/\bshadow-(?!card\b|float\b|none\b)[a-z0-9[]+/g)).toEqual([])
})

test('the display face weighs 10 kB at most, is fetched with the page and moves nothing', () => {
  const face = statSync(join(client, 'ui/display-face/display-face.woff2'))
  expect(face.size).toBeLessThanOrEqual(10_000)
  expect(read('ui/base.css')).toContain('font-display: optional')
  const page = readFileSync(join(client, 'app.html'), 'utf8')
  expect(page).toMatch(/rel="preload" href="[^"]*display-face\.woff2" as="font"/)
})

test('what moves takes one of three times', () => {
  const times = hits(/\bduration-(?!(?:120|200|320)\b)\d+|\bduration-\[[^\]]*\]/g)
  expect(times).toEqual([])
})

test('pictures are ours: the only emoji are the two that the spec names', () => {
  const signs = /(?![✓✔©®™])\p{Extended_Pictographic}/gu
  const found = hits(signs).filter((hit) => !hit.includes('.test.ts'))
  expect(found.sort()).toEqual([
    'features/message/use-accept.ts: 🎉',
    'features/message/use-accept.ts: 🤝',
    'features/team/team-section.tsx: 🤝',
  ])
})

const mine = new Map([
  ['features/calendar/calendar-cell.tsx', 'my day'],
  ['features/calendar/calendar-grid.tsx', 'what my days look like'],
  ['features/calendar/next-link.tsx', 'my next event, my court'],
  ['features/community/player-row.tsx', 'my row'],
  ['features/event-list/next-up.tsx', 'my next event'],
  ['features/event/view/event-players.tsx', 'the ring of my face'],
  ['features/event/own-place.tsx', 'my place'],
  ['features/event/view/event-pass.tsx', 'my pass'],
  ['features/event/view/place-dots.tsx', 'my place among all'],
  ['features/leaderboard/leaderboard-row.tsx', 'my row'],
  ['features/match-list/evening/evening-court.tsx', 'my name on court'],
  ['features/match-list/my-now.tsx', 'my match'],
  ['features/roster/roster-row.tsx', 'my row'],
  ['ui/badge.tsx', 'the pill that says so'],
])

test('ball yellow is me, and nothing else', () => {
  const colored = files.filter(
    (file) => !file.endsWith('.css') && /\b(?:bg|text|border|ring)-(?:on-)?ball\b/.test(read(file)),
  )
  expect(colored.sort()).toEqual([...mine.keys()].sort())
  const rules = files
    .filter((file) => file.endsWith('.css') && file !== 'ui/theme.css')
    .flatMap((file) => [...read(file).matchAll(/([^{}]+)\{[^{}]*var\(--color-ball/g)])
    .map(([, selector = '']) => selector.trim())
  expect(rules).toEqual(['.wide-row[data-mine]', '.wide-day[data-ring]', '.wide-title[data-mine]'])
})
