// The files in deploy/ agree with the program: existing settings, served ports and paths, and an
// operator's essentials.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { photoBytesMax } from '#domain/photo/photo.ts'
import { settingNames } from '#server/config.ts'
import { securityKinds } from '#server/security-log/security-events.ts'
import { bodyLimitBytes } from '#server/transport/http.ts'

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8')
const docs = readFileSync('docs/operations.md', 'utf8')
type Yaml = Record<string, unknown>
const yaml = (file: string): Yaml => parse(read(file), { strict: true, uniqueKeys: true }) as Yaml

const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string] => {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    return [name, rest]
  })
const argumentsOf = (name: string): string[] =>
  instructions.filter(([found]) => found === name).map(([, rest]) => rest)

test('the Dockerfile runs the program as nobody special, with data in a volume and a probe', () => {
  const known = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'ENV',
    'USER',
    'VOLUME',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ]
  expect(instructions.filter(([name]) => !known.includes(name))).toEqual([])
  const [from = ''] = argumentsOf('FROM')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: { node: string }
  }
  expect(from).toBe(`node:${dependencies.node.split('.')[0]}-slim AS build`)
  const last = instructions.findLastIndex(([name]) => name === 'FROM')
  const final = instructions.slice(last).map(([name]) => name)
  expect(final.indexOf('USER')).toBeGreaterThan(0)
  expect(final.indexOf('USER')).toBeLessThan(final.indexOf('CMD'))
  expect(argumentsOf('USER')).toEqual(['node'])
  expect(argumentsOf('CMD')).toEqual(['["node", "dist/server/main.js"]'])
  expect(argumentsOf('HEALTHCHECK')[0]).toContain('/readyz')
  const env = Object.fromEntries(
    argumentsOf('ENV')
      .join(' ')
      .split(/\s+/)
      .map((pair) => pair.split('=')),
  )
  for (const name of Object.keys(env)) if (name !== 'NODE_ENV') expect(settingNames).toContain(name)
  expect(env).toMatchObject({
    DATA_DIR: argumentsOf('VOLUME')[0],
    PORT: argumentsOf('EXPOSE')[0],
    HOST: '0.0.0.0',
    DEMO: 'off',
  })
  for (const copied of argumentsOf('COPY').filter((line) => !line.startsWith('--from')))
    for (const file of copied.split(' ').slice(0, -1)) expect(existsSync(file)).toBe(true)
  for (const program of ['dist/server/main.js', 'tools/build-when-stale.ts'])
    expect(existsSync(program)).toBe(true)
  const kept = readFileSync('.dockerignore', 'utf8')
  for (const name of ['.git', '.data*', '.env*', 'node_modules', 'dist'])
    expect(kept.split('\n')).toContain(name)
})

test('compose gives the app what it needs, and only settings that exist', () => {
  const { services, volumes } = yaml('compose.yaml') as {
    services: Record<string, Yaml>
    volumes: Yaml
  }
  const app = services['app'] ?? {}
  for (const name of Object.keys(app['environment'] as Yaml)) expect(settingNames).toContain(name)
  expect(app).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    shm_size: '256mb',
  })
  expect(
    existsSync(
      `deploy/${(app['build'] as { context: string }).context}/${(app['build'] as { dockerfile: string }).dockerfile}`,
    ),
  ).toBe(true)
  const mounted = Object.values(services)
    .flatMap((service) => (service['volumes'] as string[] | undefined) ?? [])
    .map((volume) => volume.split(':')[0] ?? '')
  for (const volume of mounted)
    expect(volume.startsWith('./') ? existsSync(`deploy/${volume}`) : volume in volumes).toBe(true)
  expect(Object.keys(services).sort()).toEqual(['app', 'postgres', 'proxy', 'valkey'])
  expect(
    Object.entries(services)
      .filter(([, service]) => 'ports' in service)
      .map(([name]) => name),
  ).toEqual(['proxy'])
})

test('compose starts Valkey with a password and not without one', () => {
  const { services } = yaml('compose.yaml') as { services: Record<string, Yaml> }
  const { command, environment } = services['valkey'] as { command: string[]; environment: Yaml }
  expect(environment).toEqual({ VALKEY_PASSWORD: '${VALKEY_PASSWORD:-}' })
  const folder = mkdtempSync(join(tmpdir(), 'sideout-valkey-'))
  writeFileSync(join(folder, 'valkey-server'), '#!/bin/sh\ncat "$1"\n', { mode: 0o755 })
  const script = (command.at(-1) ?? '').replaceAll('$$', '$').replaceAll('/tmp/', `${folder}/`)
  const start = (password: string) =>
    spawnSync('sh', ['-euc', script], {
      env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, VALKEY_PASSWORD: password },
      encoding: 'utf8',
    })
  expect(start('a password')).toMatchObject({
    status: 0,
    stdout: 'save ""\nappendonly no\nrequirepass "a password"\n',
  })
  expect(start('')).toMatchObject({ status: 1, stderr: 'set VALKEY_PASSWORD\n' })
  rmSync(folder, { recursive: true })
})

test('the systemd units name files that are there, and settings that exist', () => {
  for (const unit of ['sideout.service', 'sideout-backup.service']) {
    const lines = read(unit).split('\n')
    for (const line of lines) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z][A-Za-z]*=/)
    const [program] = /(?:dist\/server|tools)\/[\w/-]+\.[jt]s/.exec(read(unit)) ?? []
    expect(existsSync(program ?? '')).toBe(true)
    for (const line of lines.filter((line) => line.startsWith('Environment=')))
      expect(settingNames).toContain(line.slice('Environment='.length).split('=')[0])
    for (const setting of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'User=sideout',
      'UMask=0077',
    ])
      expect(lines).toContain(setting)
  }
})

test.each(['nginx.conf', 'Caddyfile', 'haproxy.cfg', 'ha/haproxy.cfg'])(
  '%s lets windows and photos through, hides /metrics and passes on the address',
  (file) => {
    const text = read(file)
    expect(text).toContain('/metrics')
    const sizes = [...text.matchAll(/(?:max_body_size|max_size) (\d+)(k|m|MB)/g)]
      .map(([, number, unit]) => Number(number) * (unit === 'k' ? 1024 : 1024 * 1024))
      .concat([...text.matchAll(/req\.body_size gt (\d+)/g)].map(([, bytes]) => Number(bytes)))
    expect(Math.max(...sizes)).toBeGreaterThan(photoBytesMax)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(bodyLimitBytes)
    if (file === 'nginx.conf')
      expect(text).toMatch(/proxy_set_header upgrade \$http_upgrade;[\s\S]*proxy_read_timeout 90s/)
    if (file !== 'Caddyfile') expect(text).toMatch(/TRUSTED_PROXY_HEADER=x-/)
    expect(text.split('{').length).toBe(text.split('}').length)
  },
)

test.each(['nginx.conf', 'Caddyfile', 'haproxy.cfg', 'ha/haproxy.cfg'])(
  '%s speaks TLS 1.3 alone, and leaves the promise of https to the server',
  (file) => {
    const settings = read(file).replaceAll(/#.*/g, '')
    expect(settings).toMatch(/ssl_protocols TLSv1\.3;|ssl-min-ver TLSv1\.3 |protocols tls1\.3\n/)
    expect(settings).not.toMatch(/tlsv?1\.[012]\b/i)
    expect(settings).not.toMatch(/strict-transport-security/i)
  },
)

type Alert = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}
const listAlerts = (): Alert[] =>
  (yaml('sideout-rules.yaml') as { groups: { rules: Alert[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  )

test('Prometheus asks the server and reads the rules, of which each says how bad it is and what is wrong', () => {
  // promtool refuses any other key here, such as the rules themselves.
  const { rule_files: files, scrape_configs: scraped, ...rest } = yaml('prometheus.yaml')
  expect([files, rest]).toEqual([['sideout-rules.yaml'], {}])
  expect(scraped).toMatchObject([{ job_name: 'sideout', metrics_path: '/metrics' }])
  for (const { labels, annotations } of listAlerts()) {
    expect(['critical', 'warning', 'info']).toContain(labels.severity)
    expect(annotations.summary.length).toBeGreaterThan(10)
  }
})

test('every alert asks for a metric that is there', () => {
  const rules = listAlerts()
  const made = readFileSync('src/server/metrics/create-metrics.ts', 'utf8')
  const names = rules.flatMap(({ expr }) => expr.match(/sideout_\w+/g) ?? [])
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(made).toContain(`'${name.replace(/_bucket$/, '')}'`)
})

test('every kind and outcome of a security event has one alert and a row in operations.md', () => {
  const rules = listAlerts()
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  const asked = rules.flatMap(({ expr }) =>
    [
      ...expr.matchAll(
        /^sum\(increase\(sideout_security_events_total\{kind="([\w-]+)",outcome="(\w+)"\}\[\d+[mh]\]\)\) > \d+$/g,
      ),
    ].map(([, kind, outcome]) => `${kind} ${outcome}`),
  )
  const kinds = Object.entries(securityKinds)
  expect(asked.toSorted()).toEqual(
    kinds.flatMap(([kind, outcomes]) => outcomes.map((outcome) => `${kind} ${outcome}`)).toSorted(),
  )
  const told = [
    ...(docs
      .split('## Seeing attacks')[1]
      ?.split('\n## ')[0]
      ?.matchAll(/^\| `([\w-]+)` \| [A-Z]/gm) ?? []),
  ].map(([, kind]) => kind)
  expect(told).toEqual(kinds.map(([kind]) => kind))
})

test('a tag builds and tries images for amd64 and arm64, and gives both one name', () => {
  const { on, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as {
    on: Yaml
    jobs: Record<string, { strategy?: { matrix: { include: Yaml[] } }; steps: Yaml[] }>
  }
  expect(on).toEqual({ push: { tags: ['v*'] } })
  const { strategy, steps = [] } = jobs['image'] ?? {}
  expect(strategy?.matrix.include.map(({ platform }) => platform)).toEqual([
    'linux/amd64',
    'linux/arm64',
  ])
  const builds = steps.filter(({ uses }) => String(uses).startsWith('docker/build-push-action'))
  expect(builds).toHaveLength(2)
  for (const { with: given } of builds) expect(given).toMatchObject({ file: 'deploy/Dockerfile' })
  const tried = steps.findIndex(({ run }) => String(run).includes('/readyz'))
  expect(tried).toBeLessThan(steps.findIndex(({ id }) => id === 'push'))
  expect(JSON.stringify(jobs['together'])).toContain('imagetools create')
})

test('the update script stops the server before its backup, and has no errors of syntax', () => {
  const script = read('update.sh')
  expect(script.lastIndexOf('systemctl stop')).toBeLessThan(script.lastIndexOf('tools/backup.ts'))
  expect(spawnSync('sh', ['-n', 'deploy/update.sh']).status).toBe(0)
})

test('operations.md tells of every file of deploy/ and every command of an operator', () => {
  for (const file of readdirSync('deploy')) expect(docs).toContain(`deploy/${file}`)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['admin', 'backup', 'restore', 'verify', 'move']) {
    expect(existsSync(scripts[name]?.replace('node ', '') ?? '')).toBe(true)
    expect(docs).toContain(`npm run ${name}`)
  }
})
