// Runs nginx, haproxy and Caddy with the files of deploy/ on a free port without TLS, where they
// are installed.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export type ReverseProxy = {
  port: number
  readLogs(): Promise<string>
  stop(): Promise<void>
}
export const proxyNames = ['nginx', 'haproxy', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

export const hasProxy = (name: ProxyName): boolean =>
  spawnSync(name, [name === 'caddy' ? 'version' : '-v']).status === 0

const files: Readonly<Record<ProxyName, string>> = {
  nginx: 'deploy/nginx.conf',
  haproxy: 'deploy/haproxy.cfg',
  caddy: 'deploy/Caddyfile',
}

export const addressHeaders: Readonly<Record<ProxyName, string>> = {
  nginx: 'x-real-ip',
  haproxy: 'x-forwarded-for',
  caddy: 'x-forwarded-for',
}

type ProxyOptions = {
  others?: readonly number[]
  connectionsMax?: number
}

export async function startProxy(
  name: ProxyName,
  serverPort: number,
  { others = [], connectionsMax = 500 }: ProxyOptions = {},
): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), `sideout-${name}-`))
  const port = await freePort()
  const file = join(folder, name === 'caddy' ? 'Caddyfile' : 'conf')
  const source = await readFile(files[name], 'utf8')
  const nodes = [serverPort, ...others]
  const conf = source
    .replaceAll(/^\tserver 127\.0\.0\.1:3000(.*);$/gm, (_line, options: string) =>
      nodes.map((node) => `\tserver 127.0.0.1:${node}${options};`).join('\n'),
    )
    .replaceAll(/127\.0\.0\.1:3000/g, `127.0.0.1:${serverPort}`)
    .replace(/(limit_conn sideout_addresses|sc0_conn_cur gt) 500/, `$1 ${connectionsMax}`)
  await writeFile(file, withoutTls[name](conf, port, folder))
  const args = {
    nginx: ['-p', folder, '-c', file, '-e', 'stderr'],
    haproxy: ['-f', file, '-db'],
    caddy: ['run', '--config', file],
  }
  const child = spawn(name, args[name], { stdio: ['ignore', 'pipe', 'pipe'], env: homeIn(folder) })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const ended = once(child, 'exit')
  await until(`${name} listens`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output}`)
    return accepts(port)
  })
  return {
    port,
    readLogs: async () => {
      const logs = (await readdir(folder)).filter((entry) => entry.endsWith('.log'))
      const texts = await Promise.all(logs.map((log) => readFile(join(folder, log), 'utf8')))
      return [output, ...texts].join('\n')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Caddy stores files in the home folder. */
const homeIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
})

const withoutTls: Readonly<
  Record<ProxyName, (conf: string, port: number, folder: string) => string>
> = { nginx: nginxWithoutTls, haproxy: haproxyWithoutTls, caddy: caddyWithoutTls }

function nginxWithoutTls(conf: string, port: number, folder: string): string {
  const site = conf
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/server \{\s+listen 443 ssl http2 default_server;[\s\S]*?\n\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*(?:listen \[::\]|ssl_).*\n/gm, '')
    .replaceAll('/var/log/nginx/', `${folder}/`)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nerror_log ${folder}/error.log;\nhttp {\naccess_log ${folder}/access.log;\n${temp}\n${site}\n}\n`
}

function haproxyWithoutTls(conf: string, port: number): string {
  return conf
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(
      /^\s*(?:bind :443|http-request redirect|http-request deny .*ssl_fc|ssl-default-bind).*\n/gm,
      '',
    )
}

function caddyWithoutTls(conf: string, port: number): string {
  return conf
    .replace(/^http:\/\/\{\$SITE:localhost\} \{[\s\S]*?\n\}\n/m, '')
    .replace(/\ttls \{[\s\S]*?\n\t\}\n/, '')
    .replace('{$SITE:localhost}', `http://:${port}`)
    .replace(/^\{\n/m, '{\n\tadmin off\n')
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}
