// Builds client and server when their sources changed since the last build; takes 0.1 s when both
// are fresh. `--always` forces the build, `server` builds only the server. A failed build keeps the
// last good one.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const stamp = '.sources.sha256'
const ignored = /\.test\.tsx?$|\.gen\.ts$/

type Part = {
  name: string
  sources: readonly string[]
  build: (folder: string) => Promise<unknown>
}

const shared = [
  'src/domain',
  'src/contract',
  'src/words',
  'tools/build',
  'package.json',
  'package-lock.json',
]
const parts: Readonly<Record<'client' | 'server', Part>> = {
  client: {
    name: 'Client',
    sources: [...shared, 'src/client', 'docs/guide', 'vite.config.ts'],
    build: async (folder) => {
      const { build } = await import('vite')
      return build({
        configFile: join(project, 'vite.config.ts'),
        configLoader: 'native',
        logLevel: 'warn',
        build: { outDir: folder },
      })
    },
  },
  server: {
    name: 'Server',
    sources: [...shared, 'src/server'],
    build: async (folder) => {
      const { buildServerProgram } = await import('./build/server-program.ts')
      return buildServerProgram({ project, folder })
    },
  },
}

async function buildWhenStale(part: keyof typeof parts, always: boolean): Promise<void> {
  const { name, sources, build } = parts[part]
  const startedMs = performance.now()
  const built = join(project, 'dist', part)
  const wanted = fingerprint(sources)
  if (!always && readStamp(built) === wanted) return
  console.log(`Building the ${part} …`)
  const fresh = `${built}-${process.pid}`
  try {
    await build(fresh)
    writeFileSync(join(fresh, stamp), wanted)
    rmSync(built, { recursive: true, force: true })
    renameSync(fresh, built)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  console.log(`${name} built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
}

/**
 * Hashes path and content of every source, so a checkout that only changes timestamps stays fresh.
 */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(project, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(project, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
}

function readStamp(built: string): string | null {
  const path = join(built, stamp)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const always = process.argv.includes('--always')
if (!process.argv.includes('server')) await buildWhenStale('client', always)
await buildWhenStale('server', always)
