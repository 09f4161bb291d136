// Faults in which PostgreSQL neither answers nor closes connections: paused processes, and a
// network that drops packets. The test that causes one ends it, in `finally`.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export function stopProcesses(pids: readonly number[]): { resume: () => void } {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const resume = (): void => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGCONT')
      } catch {
        // It ended meanwhile.
      }
    }
  }
  return { resume }
}

/** Pauses a whole PostgreSQL: the postmaster first, so that it starts no more processes. */
export function freezePostgres(postmasterPid: number): { resume: () => void } {
  const first = stopProcesses([postmasterPid])
  const others = stopProcesses(listChildren(postmasterPid))
  return {
    resume: () => {
      others.resume()
      first.resume()
    },
  }
}

function listChildren(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      // The name in brackets may contain anything; the parent is the second field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
        ? [Number(pid)]
        : []
    } catch {
      return []
    }
  })
}

export type SilentProxy = {
  port: number
  /** Drops everything silently on existing and new connections. */
  vanish(): void
  /** New connections work; existing ones stay dead silently. */
  comeBackElsewhere(): void
  /**
   * On the connection that sends `text` and then commits, the commit arrives and all later answers
   * are dropped.
   */
  loseCommitAnswerAfter(text: string): void
  close(): Promise<void>
}

type Link = { client: Socket; server: Socket; isDead: boolean }
type State = { isGone: boolean; lostAfter: string | null }

export async function startSilentProxy(target: {
  host: string
  port: number
}): Promise<SilentProxy> {
  const links = new Set<Link>()
  const state: State = { isGone: false, lostAfter: null }
  const proxy = createServer((client) => {
    const server = connect(
      target.host.startsWith('/') ? { path: `${target.host}/.s.PGSQL.${target.port}` } : target,
    )
    const link = { client, server, isDead: state.isGone }
    links.add(link)
    join(link, state, () => links.delete(link))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    vanish: () => {
      state.isGone = true
      for (const link of links) link.isDead = true
    },
    comeBackElsewhere: () => {
      state.isGone = false
    },
    loseCommitAnswerAfter: (text) => {
      state.lostAfter = text
    },
    close: async () => {
      for (const { client, server } of links) {
        client.destroy()
        server.destroy()
      }
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

function join(link: Link, state: State, onEnd: () => void): void {
  const { client, server } = link
  let hasSaidIt = false
  let losesAnswers = false
  const end = (): void => {
    if (link.isDead) return
    client.destroy()
    server.destroy()
    onEnd()
  }
  client.on('data', (bytes) => {
    if (link.isDead) return
    hasSaidIt ||= state.lostAfter !== null && bytes.includes(state.lostAfter)
    if (hasSaidIt && bytes.includes('commit\0')) {
      state.lostAfter = null
      losesAnswers = true
    }
    server.write(bytes)
  })
  server.on('data', (bytes) => {
    if (!link.isDead && !losesAnswers) client.write(bytes)
  })
  client.on('error', end).on('close', end)
  server.on('error', end).on('close', end)
}
