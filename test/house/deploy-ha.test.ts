// The files of deploy/ha agree with the program and with each other. `npm run drill` runs them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '#server/config.ts'

const read = (file: string): string => readFileSync(join('deploy/ha', file), 'utf8')
const files = readdirSync('deploy/ha')
const kept = [...files, ...readdirSync('deploy/kubernetes')]
const docs = readFileSync('docs/operations.md', 'utf8')

const readEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    read(file)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [name = '', ...rest] = line.split('=')
        return [name, rest.join('=')]
      }),
  )

const findNumber = (text: string, pattern: RegExp): number => {
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) throw new Error(`no ${String(pattern)}`)
  return Number(found)
}

test('every file of the recipe is named in operations.md, and no file that is named is missing', () => {
  const [section = ''] = docs.split('\n## Many nodes')[1]?.split('\n## ') ?? []
  for (const file of files) expect(section).toContain(`\`${file}\``)
  const named = [...section.matchAll(/`([\w-]+\.(?:env|cfg|ini|yaml|conf))`/g)].map(
    ([, name]) => name,
  )
  expect(named.filter((name) => !kept.includes(name ?? ''))).toEqual([])
})

test('the settings of the recipe are settings, and a server starts with them', () => {
  const settings = readEnv('sideout.env')
  for (const name of Object.keys(settings)) expect(settingNames).toContain(name)
  const config = readConfig(settings)
  expect(config).toMatchObject({ demo: false, storage: { kind: 's3' } })
  for (const name of ['SECRET', 'VALKEY_URL', 'TRUSTED_PROXY_HEADER'])
    expect(settings).toHaveProperty(name)
  expect(new URL(config.databaseUrl ?? '').port).not.toBe(
    new URL(config.databaseOwnerUrl ?? '').port,
  )
})

test('every secret of the recipe says that it is to be changed', () => {
  const secret =
    /^(?:requirepass|masterauth|sentinel auth-pass \S+|\w*(?:SECRET|PASSWORD|TOKEN)\w*=?|\w*ACCESS_KEY\w*=) ?(.+)$/gm
  const found = files.flatMap((file) =>
    [...read(file).matchAll(secret)].map(([, value]) => value ?? ''),
  )
  expect(found.length).toBeGreaterThan(6)
  expect(found.filter((value) => !value.startsWith('change-me'))).toEqual([])
})

test('every road ends at a port on which somebody listens', () => {
  const haproxy = read('haproxy.cfg')
  const listened = new Set(
    [...haproxy.matchAll(/^\tbind 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port),
  )
  const settings = readEnv('sideout.env')
  const asked = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'VALKEY_URL'].map(
    (name) => new URL(settings[name] ?? '').port,
  )
  expect(asked.filter((port) => !listened.has(port))).toEqual([])
  const pooler = read('pgbouncer.ini')
  expect(listened).toContain(/host=127\.0\.0\.1 port=(\d+)/.exec(pooler)?.[1])
  expect(haproxy).toContain(`:${findNumber(pooler, /^listen_port = (\d+)$/m)}`)
  expect(haproxy).toContain(`:${findNumber(read('valkey.conf'), /^port (\d+)$/m)}`)
  const { postgresql, restapi } = parse(read('patroni.yaml')) as Record<string, { listen: string }>
  expect(haproxy).toContain(`10.0.0.2:${postgresql?.listen.split(':')[1]}`)
  expect(haproxy).toContain(`port ${restapi?.listen.split(':')[1]}`)
})

test('a silent standby is given up before a statement is, or what is acknowledged could be lost', () => {
  const patroni = parse(read('patroni.yaml')) as { bootstrap: { dcs: Record<string, unknown> } }
  const {
    ttl,
    loop_wait: loop,
    retry_timeout: retry,
    synchronous_mode: isSynchronous,
    postgresql,
  } = patroni.bootstrap.dcs
  expect(isSynchronous).toBe(true)
  expect(Number(loop) + 2 * Number(retry)).toBeLessThanOrEqual(Number(ttl))
  const { parameters } = postgresql as { parameters: Record<string, string> }
  expect(parameters['synchronous_commit']).toBe('on')
  const statementMs = findNumber(read('pgbouncer.ini'), /set statement_timeout = (\d+)/)
  const silentMs = findNumber(parameters['wal_sender_timeout'] ?? '', /^(\d+)s$/) * 1_000
  expect(silentMs + 2 * Number(loop) * 1_000).toBeLessThan(statementMs)
})

test('pgbouncer works by transaction and takes what the driver sends at its start', () => {
  const pooler = read('pgbouncer.ini')
  expect(pooler).toMatch(/^pool_mode = transaction$/m)
  expect(pooler).toMatch(/^ignore_startup_parameters = .*\bstatement_timeout\b/m)
})

test.skipIf(spawnSync('haproxy', ['-v']).status !== 0 && process.env['CI'] !== 'true')(
  'haproxy takes its file',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sideout-haproxy-'))
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(
      file,
      read('haproxy.cfg')
        .replace(/ ssl crt \S+ alpn \S+/, '')
        .replaceAll('10.0.0.', '127.0.1.'),
    )
    const checked = spawnSync('haproxy', ['-c', '-q', '-f', file], {
      env: { ...process.env, VALKEY_PASSWORD: 'a password' },
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([checked.stderr, checked.status]).toEqual(['', 0])
  },
)
