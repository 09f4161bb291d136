// Which installed packages a running server needs, from the lock file and the imports of its
// sources.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

/** One package of package-lock.json, version 3. */
export type LockedPackage = {
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** Locked packages by their folder, as npm lays them out: 'node_modules/a/node_modules/b'. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** A line that ends an import, or an import as an expression. */
const imported = /(?:^(?:import|\}).*?\bfrom |^import |\bimport\()'([a-z@][\w@/.-]*)'/gm

/** Names of the packages that the TypeScript below these folders imports; tests don't count. */
export function listImportedPackages(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) => toPackageName(name)),
  )
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted()
}

const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Folders of `roots` and of everything these need to run. Optional peers are left out; an optional
 * dependency that is not locked for this machine is no fault.
 */
export function findNeededPackages(
  packages: LockedPackages,
  roots: readonly string[],
): ReadonlySet<string> {
  const needed = new Set<string>()
  const waiting = roots.map((name) => findFolder(packages, '', name))
  for (const folder of waiting) {
    if (folder === null || needed.has(folder)) continue
    needed.add(folder)
    waiting.push(
      ...listRequirements(packages[folder] ?? {}).map((name) => findFolder(packages, folder, name)),
    )
  }
  return needed
}

function listRequirements(locked: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  )
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** Where the package in `folder` finds `name`: below itself, or below a package around it. */
function findFolder(packages: LockedPackages, folder: string, name: string): string | null {
  const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
  if (packages[found] !== undefined) return found
  if (folder === '') return null
  const outer = folder.lastIndexOf('/node_modules/')
  return findFolder(packages, outer === -1 ? '' : folder.slice(0, outer), name)
}
