// Import cycles between features: small graphs with each kind of cycle, and the canary tree.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { findFeatureRing } from '../../tools/house/find-feature-ring.ts'
import { readSource } from '../../tools/house/read-source.ts'

const source = (path: string, ...imports: string[]) => ({ path: `src/server/${path}.ts`, imports })
const noRing = { features: [], core: [] }

describe('a ring of features', () => {
  const direct = [
    source('features/event/handlers', '../club/queries.ts', '#domain/event/event.ts'),
    source('features/club/handlers', '#server/features/player/queries.ts'),
    source('features/player/handlers', '../event/queries.ts'),
    source('features/venue/handlers', '../event/queries.ts', './queries.ts'),
  ]

  test('is found where no file is in a cycle', () => {
    expect(findFeatureRing(direct)).toEqual({ features: ['club', 'event', 'player'], core: [] })
  })

  test('is none without the import that closes it', () => {
    expect(findFeatureRing(direct.slice(1))).toEqual(noRing)
  })

  test('is found through core', () => {
    const graph = [
      source('features/event/handlers', '../../core/alerts/send-alerts.ts'),
      source('core/alerts/send-alerts', '../../features/alert/queries.ts'),
      source('features/alert/queries', '../event/queries.ts'),
    ]
    expect(findFeatureRing(graph)).toEqual({
      features: ['alert', 'event'],
      core: ['alerts/send-alerts'],
    })
    expect(findFeatureRing(graph.slice(1))).toEqual(noRing)
  })

  test('is found through several files of any other folder', () => {
    const graph = [
      source('features/event/live', '#server/naming/event-view.ts'),
      source('naming/event-view', './company.ts'),
      source('naming/company', '../features/block/queries.ts'),
      source('features/block/live', '../event/queries.ts'),
    ]
    expect(findFeatureRing(graph)).toEqual({ features: ['block', 'event'], core: [] })
  })

  test('takes no feature or file that only leads into it or out of it', () => {
    const graph = [
      ...direct,
      source('features/player/queries', '../../core/log/write-log.ts'),
      source('core/log/write-log', '../../db/together.ts'),
      source('auth/barred', '../features/event/queries.ts'),
    ]
    expect(findFeatureRing(graph)).toEqual({ features: ['club', 'event', 'player'], core: [] })
  })

  test('needs two features: one may use a file of another folder that borrows its queries', () => {
    const graph = [
      source('features/league/live', '../../naming/league-view.ts'),
      source('naming/league-view', '../features/league/queries.ts'),
    ]
    expect(findFeatureRing(graph)).toEqual(noRing)
  })

  test('is one feature with core, which may know none', () => {
    const graph = [
      source('features/event/handlers', '../../core/access/open-event.ts'),
      source('core/access/open-event', '../../naming/event-view.ts'),
      source('naming/event-view', '../features/event/queries.ts'),
    ]
    expect(findFeatureRing(graph)).toEqual({ features: ['event'], core: ['access/open-event'] })
  })

  test('is found twice where there are two', () => {
    const second = [
      source('features/photo/handlers', '../media/queries.ts'),
      source('features/media/handlers', '../photo/queries.ts'),
    ]
    expect(findFeatureRing([...direct, ...second]).features).toEqual([
      'club',
      'event',
      'media',
      'photo',
      'player',
    ])
  })

  test('is found on the canary tree', () => {
    const canary = 'test/house/canary/'
    const sources = readdirSync(`${canary}src/server/features`, {
      recursive: true,
      withFileTypes: true,
    }).flatMap((entry) => {
      if (!entry.isFile()) return []
      const path = `${entry.parentPath}/${entry.name}`
      return [readSource(path.slice(canary.length), readFileSync(path, 'utf8'), ts)]
    })
    expect(findFeatureRing(sources).features).toEqual(['c', 'd'])
  })
})

test('a source imports what it exports names of or loads later, too', () => {
  const lines = [
    "import a from './a.ts'",
    "import './b.ts'",
    "export { c } from '#domain/c.ts'",
    'export {}',
    "const load = async () => (await import('./d.ts')).d",
  ]
  expect(readSource('src/domain/e.ts', lines.join('\n'), ts).imports).toEqual([
    './a.ts',
    './b.ts',
    '#domain/c.ts',
    './d.ts',
  ])
})
