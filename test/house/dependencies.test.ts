// Dependencies are pinned by hash and may not run install scripts.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  link?: boolean
  license?: string
  dev?: boolean
}
type Manifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const { packages, lockfileVersion } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number
  packages: Record<string, Locked>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every library that the server or the app is made from is asked for in one version', () => {
  const loose = Object.entries(manifest.dependencies).filter(
    ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
  const wide = Object.entries(manifest.devDependencies).filter(
    ([, version]) => !/^(?:npm:.+@)?~?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(wide).toEqual([])
})

test('every package of the lock file is known by its bytes and comes from no other place than the registry', () => {
  expect(lockfileVersion).toBe(3)
  expect(locked.length).toBeGreaterThan(500)
  const unknown = locked.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  expect(unknown.map(([path]) => path)).toEqual([])
  const elsewhere = locked.filter(
    ([, { resolved, link }]) =>
      link === true ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test.each(['mutation', 'lighthouse'])(
  'what `npm run %s` installs for itself is known by its bytes and runs no script',
  (name) => {
    const tool = JSON.parse(readFileSync(`tools/${name}/package-lock.json`, 'utf8')) as {
      packages: Record<string, Locked>
    }
    const installed = Object.entries(tool.packages).filter(([path]) => path !== '')
    expect(installed.length).toBeGreaterThan(100)
    const wrong = installed.filter(
      ([, { integrity = '', hasInstallScript }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity) || hasInstallScript === true,
    )
    expect(wrong.map(([path]) => path)).toEqual([])
  },
)

test('only packages that are named may run a script while they are installed', () => {
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => nameOf(path))
  const judged = Object.keys(manifest.allowScripts)
  expect(scripted.filter((name) => !judged.includes(name))).toEqual([])
})

test('what is installed is what the lock file says', () => {
  const wrong = Object.keys(manifest.dependencies).filter((name) => {
    const file = `node_modules/${name}/package.json`
    if (!existsSync(file)) return true
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    return version !== packages[`node_modules/${name}`]?.version
  })
  expect(wrong).toEqual([])
})

test('no library that interprets another language runs in production: XML, templates, markup, LDAP, GraphQL', () => {
  const interpreters =
    /xml|xpath|xslt|ldap|graphql|handlebars|mustache|nunjucks|\bejs\b|\bpug\b|markdown|marked|showdown|latex|katex|vm2|isolated-vm|jsonpath|jexl|expr-eval|mathjs|serialize-javascript|node-serialize|js-yaml/
  // Transitive ones are fine as long as we don't depend on them directly. marked: see below.
  const imported = locked
    .filter(([path, { dev }]) => dev !== true && interpreters.test(nameOf(path)))
    .map(([path]) => nameOf(path))
  expect(imported.filter((name) => name in manifest.dependencies)).toEqual(['marked'])
})

test('marked reads only our own guide, and an owner’s texts behind a list of what may come out', () => {
  const users = globSync('{src,tools}/**/*.{ts,tsx}').filter((path) =>
    /from 'marked'/.test(readFileSync(path, 'utf8')),
  )
  expect(users.toSorted()).toEqual([
    'src/client/landing/guide/read-guide.ts',
    'src/server/branding/own-text.ts',
  ])
  const readers = globSync('{src,tools}/**/*.{ts,tsx}').filter((path) =>
    /import \{[^}]*readGuide\b[^}]*\} from/.test(readFileSync(path, 'utf8')),
  )
  expect(readers.toSorted()).toEqual([
    'src/client/landing/guide/guide-content.tsx',
    'tools/guide/write-guide-words.ts',
  ])
})
