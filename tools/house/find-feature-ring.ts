// Finds cycles between server features, also through files in between. A feature's folder is one
// node and every other file its own, because file-only or folder-only checks miss such cycles.
import { dirname, join } from 'node:path/posix'
import type { SourceFacts } from './read-source.ts'

const featuresFolder = 'src/server/features/'
const coreFolder = 'src/server/core/'

type FeatureRing = { features: string[]; core: string[] }

/** Only rings of at least two features, or of one with core, which may know no feature. */
export function findFeatureRing(
  sources: readonly Pick<SourceFacts, 'path' | 'imports'>[],
): FeatureRing {
  const rings = findComponents(readGraph(sources)).filter(
    (component) => listNames(component, featuresFolder).length > (component.some(isInCore) ? 0 : 1),
  )
  const members = rings.flat()
  return {
    features: listNames(members, featuresFolder),
    core: listNames(members, coreFolder),
  }
}

const isInCore = (node: string): boolean => node.startsWith(coreFolder)

type Graph = ReadonlyMap<string, ReadonlySet<string>>

function readGraph(sources: readonly Pick<SourceFacts, 'path' | 'imports'>[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = toNode(path)
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const specifier of imports) {
      const to = toNode(resolve(path, specifier))
      if (to !== from) targets.add(to)
    }
  }
  return graph
}

const toNode = (path: string): string =>
  path.startsWith(featuresFolder) ? path.split('/').slice(0, 4).join('/') : path

const resolve = (path: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(path), specifier)

const listNames = (nodes: readonly string[], folder: string): string[] =>
  nodes
    .filter((node) => node.startsWith(folder))
    .map((node) => node.slice(folder.length).replace(/\.ts$/, ''))
    .toSorted()

/** Strongly connected components, by Tarjan's algorithm. */
function findComponents(graph: Graph): string[][] {
  const components: string[][] = []
  /** Lowest order of a node on the stack that a node reaches. */
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string): number => {
    const order = lowest.size
    let low = order
    lowest.set(node, low)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const reached = lowest.get(next) ?? visit(next)
      if (stack.includes(next)) low = Math.min(low, reached)
    }
    lowest.set(node, low)
    if (low === order) components.push(stack.splice(stack.indexOf(node)))
    return low
  }
  for (const node of graph.keys()) if (!lowest.has(node)) visit(node)
  return components
}
