// A packaged PostgreSQL with a standby behind one address. The standby is asynchronous by default:
// it may miss the last writes when it is promoted, as when the primary's machine is lost.
import { chmodSync, existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOsUser } from '#server/db/embedded/os-user.ts'
import { runBinary } from '#server/db/embedded/run-program.ts'
import { startDyingProxy } from './dying-proxy.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export type StandbyPair = {
  url: string
  standbyUrl: string
  /** The standby is caught up and then disconnected; the primary continues without it. */
  loseStandby(): Promise<void>
  /** The standby receives changes but applies them only after release. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  failOver(): Promise<void>
  close(): Promise<void>
}

type Instance = { dir: string; port: number }

const programs = '/usr/lib/postgresql/15/bin'

const isRunning = ({ dir }: Instance): boolean => existsSync(join(dir, 'postmaster.pid'))

export const hasStandbyPrograms = (): boolean => existsSync(join(programs, 'pg_basebackup'))

type Options = {
  /** The primary confirms no write before the standby has it, and a power cut loses no data. */
  isSynchronous?: boolean
}

/** `close` removes both. As root they run as the user postgres. */
export async function startStandbyPair({
  isSynchronous = false,
}: Options = {}): Promise<StandbyPair> {
  const user = process.getuid?.() === 0 ? await findOsUser('postgres') : null
  const home = await mkdtemp(join(tmpdir(), 'sideout-pair-'))
  chmodSync(home, 0o755)
  if (user !== null) await chown(home, user.uid, user.gid)
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const { code, output } = await runBinary(join(programs, program), args, { user, cwd: home })
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`)
    return output
  }
  const primary = { dir: join(home, 'primary'), port: await freePort() }
  const standby = { dir: join(home, 'standby'), port: await freePort() }
  const start = ({ dir, port }: Instance, more = ''): Promise<string> => {
    const safety = isSynchronous ? '' : '-c fsync=off'
    const options = `-p ${port} -k ${home} -h 127.0.0.1 ${safety} ${more}`
    return run('pg_ctl', 'start', '-w', '-D', dir, '-l', `${dir}.log`, '-o', options)
  }
  const stop = ({ dir }: Instance, mode: 'fast' | 'immediate'): Promise<string> =>
    run('pg_ctl', 'stop', '-w', '-D', dir, '-m', mode)
  const ask = ({ port }: Instance, sql: string): Promise<string> =>
    run(
      'psql',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'sideout',
      '-d',
      'postgres',
      '-Atc',
      sql,
    )

  await run('initdb', '-D', primary.dir, '-U', 'sideout', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  await start(primary)
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'sideout']
  await run('pg_basebackup', ...from, '-D', standby.dir, '-R', '-X', 'stream', '-c', 'fast')
  await start(standby)
  if (isSynchronous) {
    await ask(primary, "alter system set synchronous_standby_names = '*'")
    await ask(primary, 'select pg_reload_conf()')
    const isSynced = `select count(*) from pg_stat_replication where sync_state = 'sync'`
    await until('the stand-by is waited for', async () => (await ask(primary, isSynced)) === '1')
  }
  let target = primary.port
  const port = await freePort()
  const proxy = await startDyingProxy(port, () => target)

  return {
    url: `postgres://sideout@127.0.0.1:${port}/postgres`,
    standbyUrl: `postgres://sideout@127.0.0.1:${standby.port}/postgres`,
    pauseReplay: async () => {
      await ask(standby, 'select pg_wal_replay_pause()')
      const isPaused = `select pg_get_wal_replay_pause_state() = 'paused'`
      await until('it is paused', async () => (await ask(standby, isPaused)) === 't')
    },
    resumeReplay: async () => void (await ask(standby, 'select pg_wal_replay_resume()')),
    loseStandby: async () => {
      const written = await ask(primary, 'select pg_current_wal_lsn()')
      const hasIt = `select pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`
      await until('the stand-by has all so far', async () => (await ask(standby, hasIt)) === 't')
      await stop(standby, 'fast')
    },
    failOver: async () => {
      proxy.cut()
      await stop(primary, 'immediate')
      if (!isRunning(standby)) await start(standby)
      await run('pg_ctl', 'promote', '-w', '-D', standby.dir)
      target = standby.port
      await proxy.restore()
    },
    close: async () => {
      await proxy.close()
      for (const one of [primary, standby]) {
        if (isRunning(one)) await stop(one, 'immediate')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}
