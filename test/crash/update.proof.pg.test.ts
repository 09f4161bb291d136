// deploy/update.sh against fakes of systemd and npm: the script, git, the server, its PostgreSQL,
// backup and restore are real.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#test/support/until.ts'

const project = process.cwd()
const wholeUpdateMs = 60_000
let folder: string
let env: Record<string, string>
let url: string

const fakes: Readonly<Record<string, string>> = {
  npm: `case "$*" in
  ci*) ln -s '${project}/node_modules' node_modules ;;
  *build*) mkdir -p dist/server
    if [ -f broken.js ]; then cp broken.js dist/server/main.js
    else rm -rf dist; cp -r '${project}/dist' dist; fi ;;
esac`,
  'systemd-run': `while [ $# -gt 0 ]; do case "$1" in
  --working-directory=*) cd "\${1#*=}"; shift ;;
  -p) shift 2 ;;
  -E) export "$2"; shift 2 ;;
  --*) shift ;;
  *) exec "$@" ;;
esac; done`,
  systemctl: `case "$1" in
  start) cd "$SIDEOUT_HOME"
    nohup node_modules/.bin/node dist/server/main.js >>"$FOLDER/log" 2>&1 & echo $! >"$FOLDER/pid" ;;
  stop) pid=$(cat "$FOLDER/pid"); kill "$pid" 2>/dev/null
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done ;;
  show) if kill -0 "$(cat "$FOLDER/pid")" 2>/dev/null; then echo 0; else echo 3; fi ;;
esac`,
}

/** A release that changes the store and then ends. */
const broken = `
const { sql } = await import('kysely')
const { openStore } = await import('../../src/server/admin-program/open-store.ts')
const store = await openStore({ databaseUrl: null, dataDir: process.env.DATA_DIR, pgOsUser: null })
await sql\`delete from bans\`.execute(store.db)
await sql\`insert into migrations (name, timestamp) values ('999-broken', '2099-01-01T00:00:00Z')\`
  .execute(store.db)
await store.close()
process.exit(1)
`

function run(command: string, words: readonly string[], cwd = folder) {
  return spawnSync(command, words, { cwd, env, encoding: 'utf8' })
}
const git = (...words: string[]) => {
  const { status, stderr } = run('git', words, join(folder, 'origin'))
  if (status !== 0) throw new Error(stderr)
}
const admin = (...words: string[]): string =>
  run('node_modules/.bin/node', ['tools/admin.ts', ...words], join(folder, 'sideout')).stdout

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const isReady = async (): Promise<boolean> => {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ?? false
}

async function update(tag: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(join(project, 'deploy/update.sh'), [tag], { env, cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { code, said }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sideout-update-'))
  chmodSync(folder, 0o755)
  const user = userInfo().uid === 0 ? 'nobody' : userInfo().username
  const port = String(await findPort())
  url = `http://127.0.0.1:${port}/readyz`
  const at = (name: string): string => join(folder, name)
  env = {
    PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    FOLDER: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.org',
    SIDEOUT_HOME: at('sideout'),
    SIDEOUT_BACKUPS: at('backups'),
    SIDEOUT_ENV: at('env'),
    SIDEOUT_USER: user,
    SIDEOUT_READY: url,
    DATA_DIR: at('data'),
    PORT: port,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  }
  run('install', ['-d', '-o', user, '-m', '700', at('data')])
  mkdirSync(at('bin'))
  for (const [name, script] of Object.entries(fakes))
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  mkdirSync(at('origin'))
  for (const part of ['src', 'tools', 'data', 'deploy', 'package.json'])
    cpSync(join(project, part), at(`origin/${part}`), { recursive: true })
  writeFileSync(at('origin/.gitignore'), 'node_modules\ndist\n')
  git('init', '--quiet')
  const release = (tag: string): void => {
    git('add', '.')
    git('commit', '--quiet', '--allow-empty', '-m', tag)
    git('tag', tag)
  }
  release('v1')
  writeFileSync(at('origin/broken.js'), broken)
  release('v2')
  rmSync(at('origin/broken.js'))
  release('v3')
  run('git', ['clone', '--quiet', '--branch', 'v1', at('origin'), at('sideout')])
  run('npm', ['ci'], at('sideout'))
  run('npm', ['run', 'build'], at('sideout'))
  run('systemctl', ['start', 'sideout'])
  await until('the server is ready', isReady)
  admin('bans', 'add', 'spam@example.org')
})
afterAll(() => {
  run('systemctl', ['stop', 'sideout'])
  rmSync(folder, { recursive: true, force: true })
})

test('a broken release is taken back with the data within a minute', async () => {
  const began = performance.now()
  const { code, said } = await update('v2')
  const tookMs = performance.now() - began
  expect(said).toContain('The old release runs again, with its data.')
  expect(code).toBe(1)
  expect(await isReady()).toBe(true)
  expect(admin('bans', 'list')).toContain('spam@example.org')
  expect(tookMs).toBeLessThan(wholeUpdateMs)
  expect(existsSync(join(folder, 'sideout.broken/broken.js'))).toBe(true)
})

test('a release that works stays, with the data', async () => {
  const { code, said } = await update('v3')
  expect(said).toContain('v3 runs.')
  expect(code).toBe(0)
  expect(await isReady()).toBe(true)
  expect(admin('bans', 'list')).toContain('spam@example.org')
})

test('a release that isn’t there changes nothing', async () => {
  const { code, said } = await update('v9')
  expect(said).toContain('There is no release v9.')
  expect(code).toBe(1)
  expect(await isReady()).toBe(true)
})
