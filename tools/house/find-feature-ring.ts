// Finds the server features with folders that import each other in a ring. A check of files is
// blind to it: a may import b's queries, b may import c's, and c may import a's, with no cycle of
// files.
import { dirname, join } from 'node:path/posix'
import type { SourceFacts } from './read-source.ts'

const features = 'src/server/features/'

/** The features that reach themselves through the imports of other features, sorted. */
export function findFeatureRing(
  sources: readonly Pick<SourceFacts, 'path' | 'imports'>[],
): string[] {
  const importsByFeature = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = findFeature(path)
    if (from === undefined) continue
    const known = importsByFeature.get(from) ?? new Set()
    for (const specifier of imports) {
      const to = findFeature(resolve(path, specifier))
      if (to !== undefined && to !== from) known.add(to)
    }
    importsByFeature.set(from, known)
  }
  return [...importsByFeature.keys()]
    .filter((feature) => reaches(feature, feature, importsByFeature))
    .toSorted()
}

const findFeature = (path: string): string | undefined =>
  path.startsWith(features) ? path.slice(features.length).split('/')[0] : undefined

const resolve = (path: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(path), specifier)

function reaches(
  from: string,
  to: string,
  importsByFeature: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const seen = new Set<string>()
  const open = [...(importsByFeature.get(from) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(importsByFeature.get(next) ?? []))
  }
  return false
}
