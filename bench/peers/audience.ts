// The listeners of one peer, in two processes.
import { fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import type { Heard, ListenMore } from './listeners.ts'
import type { Listening } from './peer.ts'

const processes = 2

export type Audience = {
  grow(count: number): Promise<void>
  heard(change: number): Promise<number[]>
  close(): void
}

type Part = { child: ChildProcess; reports: AsyncIterator<[Heard]> }

async function hear({ reports }: Part, change: number): Promise<readonly number[]> {
  for (;;) {
    const { value } = (await reports.next()) as { value: [Heard] }
    if (value[0].changes === change) return value[0].at
  }
}

export function gatherAudience(listening: Listening): Audience {
  const { tokens } = listening
  const parts = Array.from({ length: processes }, (_, index) => {
    const child = fork(join(import.meta.dirname, 'listeners.ts'))
    // Sockets per account are limited, so each process has its own accounts.
    const own = tokens?.filter((_token, n) => n % processes === index) ?? null
    return {
      child,
      reports: on(child, 'message') as AsyncIterator<[Heard]>,
      listening: { ...listening, tokens: own },
    }
  })
  const hearAll = async (change: number): Promise<number[]> =>
    (await Promise.all(parts.map((part) => hear(part, change)))).flat()
  return {
    grow: async (count) => {
      for (const part of parts) {
        const more = { listening: part.listening, count: count / processes }
        part.child.send(more satisfies ListenMore)
      }
      await hearAll(0)
    },
    heard: hearAll,
    close: () => {
      for (const { child } of parts) child.disconnect()
    },
  }
}
