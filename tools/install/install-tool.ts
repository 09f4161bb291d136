// Installs tools that few commands need from their own manifest and lock file in tools/<name>, so
// that `npm ci` skips them (decision 065).
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export function installTool(name: string): string {
  const cache = join(root, '.cache', name)
  const manifests = join(root, 'tools', name)
  const lock = join(manifests, 'package-lock.json')
  const installed = join(cache, 'installed.json')
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  if (read(lock) === read(installed)) return cache
  mkdirSync(cache, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(manifests, file), join(cache, file))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, { cwd: cache, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name} could not be installed`)
  copyFileSync(lock, installed)
  return cache
}
