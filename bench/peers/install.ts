// Installs the peers' dependencies when the lock file changes, with their programs beside them.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const programs = join(import.meta.dirname, '../peer-programs')
const cache = join(import.meta.dirname, '../../.cache/peers')

export const peerFile = (name: string): string => join(cache, name)

/** Needs the npm registry on its first run. */
export function installPeers(): void {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(programs).filter((file) => file.endsWith('.mjs')))
    copyFileSync(join(programs, name), peerFile(name))
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const lock = join(programs, 'package-lock.json')
  const installed = peerFile('installed.json')
  if (read(lock) === read(installed)) return
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(programs, name), peerFile(name))
  const { status } = spawnSync(
    'npm',
    ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: cache, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('the peers could not be installed')
  copyFileSync(lock, installed)
}
