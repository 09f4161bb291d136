// The programs of one machine of the recipe, each configured by its file in deploy/ha.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { S3Settings } from '#server/uploads/ask-s3.ts'
import { serverProgram } from '#test/support/server-program.ts'
import type { Link } from './link.ts'
import { asPostgres, startPart, type Part } from './part.ts'
import type { Machine } from './recipe.ts'

export const publicPort = 8080
const valkeyPassword = 'change-me-valkey'

const findLog = ({ folder }: Machine, name: string): string => join(folder, `${name}.log`)

export function startEtcd(machine: Machine): Part {
  const env = {
    ...machine.readEnv('ha/etcd.env'),
    ETCD_NAME: `node${machine.number}`,
    ETCD_DATA_DIR: join(machine.folder, 'etcd'),
    ETCD_LISTEN_PEER_URLS: `http://${machine.address}:2380`,
    ETCD_LISTEN_CLIENT_URLS: `http://${machine.address}:2379`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${machine.address}:2380`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${machine.address}:2379`,
  }
  return startPart(`etcd ${machine.number}`, {
    command: 'etcd',
    args: [],
    env,
    log: findLog(machine, 'etcd'),
  })
}

export function startPatroni(machine: Machine): Part {
  const file = machine.write('ha/patroni.yaml', (text) =>
    text
      .replace(/data_dir: .*/, `data_dir: ${join(machine.folder, 'data')}`)
      .replace(/pgpass: .*/, `pgpass: ${join(machine.folder, 'pgpass')}`)
      .replace(
        /unix_socket_directories: .*/,
        `unix_socket_directories: ${join(machine.folder, 'run')}`,
      )
      .replace('mode: automatic', 'mode: "off"'),
  )
  const env = {
    ...machine.readEnv('ha/patroni.env'),
    PATRONI_NAME: `node${machine.number}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${machine.address}:8008`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${machine.address}:5432`,
  }
  const [command, ...args] = [...asPostgres(), 'patroni', file]
  return startPart(`Patroni ${machine.number}`, {
    command,
    args,
    env,
    log: findLog(machine, 'patroni'),
  })
}

export function startValkey(machine: Machine): Part {
  const secrets = machine.write(
    'ha/valkey-secrets.conf',
    (text) =>
      `${machine.number === 2 ? text.replace('# replicaof', 'replicaof') : text}dir ${machine.folder}\n`,
  )
  const file = machine.write('ha/valkey.conf', (text) =>
    text.replace(/include .*/, `include ${secrets}`),
  )
  return startPart(`Valkey ${machine.number}`, {
    command: 'redis-server',
    args: [file],
    log: findLog(machine, 'valkey'),
  })
}

export function startSentinel(machine: Machine): Part {
  const file = machine.write('ha/sentinel.conf', (text) =>
    `${text}bind ${machine.address}\ndir ${machine.folder}\n`.replace(
      /(sentinel monitor sideout \d+\.\d+\.\d+)\.\d+/,
      '$1.1',
    ),
  )
  return startPart(`Sentinel ${machine.number}`, {
    command: 'redis-sentinel',
    args: [file],
    log: findLog(machine, 'sentinel'),
  })
}

export function startHaproxy(machine: Machine): Part {
  const file = machine.write('ha/haproxy.cfg', (text) =>
    text
      .replace('bind :80', `bind ${machine.address}:${publicPort}`)
      // All clients share one address here, as SOCKETS_PER_ADDRESS assumes.
      .replace('sc0_conn_cur gt 500', 'sc0_conn_cur gt 5000')
      .replaceAll(
        /^\s*(?:bind :443|http-request redirect|http-request deny .*ssl_fc|ssl-default-bind).*\n/gm,
        '',
      ),
  )
  return startPart(`haproxy ${machine.number}`, {
    command: 'haproxy',
    args: ['-Ws', '-f', file],
    env: { VALKEY_PASSWORD: valkeyPassword },
    log: findLog(machine, 'haproxy'),
  })
}

export function startPgbouncer(machine: Machine): Part {
  const users = join(machine.folder, 'userlist.txt')
  writeFileSync(users, '"sideout_app" "change-me-app"\n')
  const file = machine.write('ha/pgbouncer.ini', (text) =>
    text
      .replace(/auth_file = .*/, `auth_file = ${users}`)
      .replace(/logfile = .*/, 'logfile =')
      .replace(/pidfile = .*/, `pidfile = ${join(machine.folder, 'pgbouncer.pid')}`),
  )
  const [command, ...args] = [...asPostgres(), 'pgbouncer', file]
  return startPart(`pgbouncer ${machine.number}`, {
    command,
    args,
    log: findLog(machine, 'pgbouncer'),
  })
}

export type Links = { database: Link; valkey: Link; bucket: Link }

export function startNode(machine: Machine, links: Links, s3: S3Settings): Part {
  const given = machine.readEnv('ha/sideout.env')
  const through = (url: string | undefined, link: Link): string => {
    const changed = new URL(url ?? '')
    changed.hostname = '127.0.0.1'
    changed.port = String(link.port)
    return changed.href
  }
  const env = {
    ...given,
    HOST: machine.address,
    PORT: '3000',
    PUBLIC_URL: `http://${machine.address.replace(/\d+$/, '1')}:${publicPort}`,
    DATA_DIR: join(machine.folder, 'sideout'),
    DATABASE_URL: through(given['DATABASE_URL'], links.database),
    VALKEY_URL: through(given['VALKEY_URL'], links.valkey),
    STORAGE: `s3://${s3.bucket}/${s3.prefix.replace(/\/$/, '')}`,
    S3_ENDPOINT: through(s3.endpoint, links.bucket).replace(/\/$/, ''),
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SOCKETS_PER_ADDRESS: '5000',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  }
  return startPart(`node ${machine.number}`, {
    command: process.execPath,
    args: [serverProgram],
    env,
    log: findLog(machine, 'node'),
  })
}
