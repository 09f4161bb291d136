// Generates src/client/route-tree.gen.ts from src/client/routes, in every build and before types
// are checked.
import { existsSync, globSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')
const client = join(project, 'src/client')
const routes = join(client, 'routes')
const tree = join(client, 'route-tree.gen.ts')

export const routeSettings = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: routes,
  generatedRouteTree: tree,
  indexToken: 'home',
  addExtensions: true,
  disableLogging: true,
  tmpDir: join(project, 'node_modules/.cache/tanstack'),
} as const

/**
 * Skips the write when the tree is newer than every route, because loading the generator takes 2 s.
 */
export async function writeRouteTree(): Promise<void> {
  if (isFresh()) return
  const [{ tanstackRouterGenerator }, { resolveConfig }] = await Promise.all([
    import('@tanstack/router-plugin/vite'),
    import('vite'),
  ])
  const plugins = [tanstackRouterGenerator(routeSettings)]
  // The plugin writes while Vite resolves its settings.
  await resolveConfig({ configFile: false, root: client, logLevel: 'warn', plugins }, 'build')
  const now = new Date()
  utimesSync(tree, now, now)
}

/** A folder's time changes when files are added or removed. */
const isFresh = (): boolean =>
  existsSync(tree) &&
  globSync([routes, `${routes}/**`]).every(
    (path) => statSync(path).mtimeMs <= statSync(tree).mtimeMs,
  )
