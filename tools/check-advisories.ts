// npm run advisories: lists shipped libraries and their known vulnerabilities. Fails on high and
// critical ones, and when the registry doesn't answer; --unchecked only warns then, for mirrors
// without that service.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const given = process.argv.slice(2)
const mayBeUnchecked = given.includes('--unchecked')
const partsFile = given.find((one) => !one.startsWith('--')) ?? 'dist/sbom.cdx.json'
const answersWithinMs = 60_000

function runNpm(...args: string[]): string {
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: answersWithinMs,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return stdout
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const get = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => (isObject(inner) ? inner[name] : undefined), value)

/** Advisories by severity; null when the registry doesn't answer. */
function countAdvisories(): Map<string, number> | null {
  const counts = get(
    parse(runNpm('audit', '--omit=dev', '--package-lock-only', '--json')),
    'metadata',
    'vulnerabilities',
  )
  if (!isObject(counts)) return null
  return new Map(Object.entries(counts).map(([severity, count]) => [severity, Number(count)]))
}

function checkAdvisories(): void {
  const counts = countAdvisories()
  if (counts === null) {
    console.error(
      'Advisories: NOT CHECKED. The registry did not answer npm audit, so nothing is known of weaknesses.',
    )
    if (!mayBeUnchecked) process.exitCode = 1
    return
  }
  console.log(`Advisories: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`)
  const serious = (counts.get('high') ?? 0) + (counts.get('critical') ?? 0)
  if (serious === 0) return
  console.error('npm audit --omit=dev names them; update, or override with a reason.')
  process.exitCode = 1
}

function writeParts(): void {
  const text = runNpm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--package-lock-only',
  )
  const parts = get(parse(text), 'components')
  if (!Array.isArray(parts)) {
    console.log('Parts: npm sbom made no list this time.')
    return
  }
  mkdirSync(dirname(partsFile), { recursive: true })
  writeFileSync(partsFile, text)
  console.log(`Parts: ${parts.length} libraries in ${partsFile} (CycloneDX)`)
}

checkAdvisories()
writeParts()
