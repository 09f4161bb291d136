// Builds the client when its sources changed since the last build: `npm start` and `npm test` pay 0.1 s when it is fresh.
// `--always` builds in any case. A failed build leaves the last good client in place.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const built = join(project, 'dist/client')
const stamp = '.sources.sha256'
/** Everything the built files depend on. */
const sources = ['src/client', 'src/domain', 'src/contract', 'tools/build', 'vite.config.ts', 'package.json', 'package-lock.json']
/** Tests and what the build itself writes into the sources. */
const ignored = /\.test\.tsx?$|\.gen\.ts$/

/** Builds dist/client if needed and says what it did. */
async function buildWhenStale(always: boolean): Promise<'built' | 'fresh'> {
  const wanted = fingerprint()
  if (!always && readStamp() === wanted) return 'fresh'
  const { build } = await import('vite')
  const fresh = join(project, `dist/client-${process.pid}`)
  try {
    await build({ configFile: join(project, 'vite.config.ts'), logLevel: 'warn', build: { outDir: fresh } })
    writeFileSync(join(fresh, stamp), wanted)
    rmSync(built, { recursive: true, force: true })
    renameSync(fresh, built)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return 'built'
}

/** Hash over the path and content of every source: a checkout that only touches the clock stays fresh. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).sort()) hash.update(`${path}\0`).update(readFileSync(join(project, path))).update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(project, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
}

function readStamp(): string | null {
  const path = join(built, stamp)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const startedMs = performance.now()
const outcome = await buildWhenStale(process.argv.includes('--always'))
if (outcome === 'built') console.log(`Client built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
