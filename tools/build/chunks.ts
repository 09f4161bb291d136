// Assigns client modules to files. By default each set of screens that shares a module gets its own
// file, 130 for an event's page. A group of chunk-groups.json is loaded whole, so it holds modules
// that are needed together but no module that needs a heavier group.
import groups from './chunk-groups.json' with { type: 'json' }

type Modules = Readonly<Record<string, readonly string[]>>

function toTest(modules: Modules): RegExp {
  const folders = Object.entries(modules).map(([folder, names]) =>
    names.length === 0
      ? `${RegExp.escape(folder)}/`
      : String.raw`${RegExp.escape(folder)}/(?:${names.map(RegExp.escape).join('|')})\.(?:tsx?|m?js)$`,
  )
  return new RegExp(`/(?:${folders.join('|')})`)
}

/** Order matters: a module joins the first group that matches. */
export const chunkGroups = groups.map(({ name, modules, priority, minShareCount, tags }) => ({
  name,
  ...(modules && { test: toTest(modules) }),
  ...(priority && { priority }),
  ...(minShareCount && { minShareCount }),
  ...(tags && { tags: tags.map(() => '$initial' as const) }),
}))
