// npm run prune-install, after `npm ci --omit=dev` and `npm run build`: removes libraries that are
// bundled into the client or were only for the build. The next `npm ci` restores them.
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  findNeededPackages,
  listImportedPackages,
  type LockedPackages,
} from './install/find-needed-packages.ts'

const project = join(import.meta.dirname, '..')
const modules = join(project, 'node_modules')
const serverSources = ['src/server', 'src/domain', 'src/contract'].map((room) =>
  join(project, room),
)

type Manifest = { optionalDependencies?: Record<string, string> }
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(project, name), 'utf8'))

function measureMegabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size,
    0,
  )
  return Math.round(bytes / 1_000_000)
}

function pruneInstall(): void {
  for (const part of ['client', 'server'])
    if (!existsSync(join(project, 'dist', part))) throw new Error(`Build first: no dist/${part}.`)
  const { packages } = readJson('package-lock.json') as { packages: LockedPackages }
  const { optionalDependencies = {} } = readJson('package.json') as Manifest
  const roots = [
    ...listImportedPackages(serverSources),
    ...Object.keys(optionalDependencies),
    'node',
  ]
  const needed = findNeededPackages(packages, roots)
  const before = measureMegabytes(modules)
  for (const folder of Object.keys(packages))
    if (folder !== '' && !needed.has(folder))
      rmSync(join(project, folder), { recursive: true, force: true })
  removeHeaders()
  removeDeadLinks()
  // npm's cache of the installed tree; without it npm reads the folders.
  rmSync(join(modules, '.package-lock.json'), { force: true })
  console.log(`node_modules: ${before} MB before, ${measureMegabytes(modules)} MB now`)
}

function removeHeaders(): void {
  const brought = join(modules, 'node', 'node_modules')
  if (!existsSync(brought)) return
  for (const name of readdirSync(brought))
    rmSync(join(brought, name, 'include'), { recursive: true, force: true })
}

function removeDeadLinks(): void {
  const programs = join(modules, '.bin')
  if (!existsSync(programs)) return
  for (const name of readdirSync(programs)) {
    const link = join(programs, name)
    if (lstatSync(link).isSymbolicLink() && !existsSync(link)) rmSync(link)
  }
}

pruneInstall()
