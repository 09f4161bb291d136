// nginx and haproxy with the files of deploy/, on a free port and without TLS, where this machine
// has them.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export type ReverseProxy = { port: number; stop(): Promise<void> }
export const proxyNames = ['nginx', 'haproxy'] as const
export type ProxyName = (typeof proxyNames)[number]

/** True where this machine can run it. */
export const hasProxy = (name: ProxyName): boolean => spawnSync(name, ['-v']).status === 0

/** The header in which each names the client's address, as deploy/ says. */
export const addressHeaders: Readonly<Record<ProxyName, string>> = {
  nginx: 'x-real-ip',
  haproxy: 'x-forwarded-for',
}

/** Starts one in front of the server at `serverPort`; nginx in front of the `others` too. */
export async function startProxy(
  name: ProxyName,
  serverPort: number,
  ...others: readonly number[]
): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), `sideout-${name}-`))
  const port = await freePort()
  const file = join(folder, 'conf')
  const source = await readFile(`deploy/${name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'}`, 'utf8')
  const nodes = [serverPort, ...others]
  const conf = source
    .replaceAll(/^\tserver 127\.0\.0\.1:3000(.*);$/gm, (_line, options: string) =>
      nodes.map((node) => `\tserver 127.0.0.1:${node}${options};`).join('\n'),
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
  await writeFile(
    file,
    name === 'nginx' ? nginxWithoutTls(conf, port, folder) : haproxyWithoutTls(conf, port),
  )
  const args = name === 'nginx' ? ['-p', folder, '-c', file, '-e', 'stderr'] : ['-f', file, '-db']
  const child = spawn(name, args, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await until(`${name} listens`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    return accepts(port)
  })
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server block of port 443, listening without TLS, in a whole configuration. */
function nginxWithoutTls(conf: string, port: number, folder: string): string {
  const site = conf
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/server \{\s+listen 443 ssl http2 default_server;[\s\S]*?\n\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*(?:listen \[::\]|ssl_).*\n/gm, '')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temp}\n${site}\n}\n`
}

/** The frontend on one port without TLS, and without what it does to callers without it. */
const haproxyWithoutTls = (conf: string, port: number): string =>
  conf
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(
      /^\s*(?:bind :443|http-request redirect|http-request deny .*ssl_fc|ssl-default-bind).*\n/gm,
      '',
    )

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}
