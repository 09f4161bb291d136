// Finds the installed packages that a running server needs, from the lock file and its sources'
// imports.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

/** A package of package-lock.json, version 3. */
export type LockedPackage = {
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** By folder, as npm nests them: 'node_modules/a/node_modules/b'. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

const imported = /(?:^(?:import|\}).*?\bfrom |^import |\bimport\()'([a-z@][\w@/.-]*)'/gm

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
 * Folders of `roots` and their runtime dependencies. Skips optional peers, and optional
 * dependencies that aren't locked for this machine.
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

/** Resolves `name` as Node does: in the package, then in the packages around it. */
function findFolder(packages: LockedPackages, folder: string, name: string): string | null {
  const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
  if (packages[found] !== undefined) return found
  if (folder === '') return null
  const outer = folder.lastIndexOf('/node_modules/')
  return findFolder(packages, outer === -1 ? '' : folder.slice(0, outer), name)
}
