// Counters kept by one server process, for /metrics.
import type { ProxySeen } from '../checkup/proxy-watch.ts'

export type ProcessCounts = {
  sockets: number
  frames: number
  slowReaders: number
  refusedLive: { sockets: number; subscriptions: number; frames: number }
  proxy: ProxySeen
  jobs: Map<string, { done: number; failed: number }>
}

export const createCounts = (): ProcessCounts => ({
  sockets: 0,
  frames: 0,
  slowReaders: 0,
  refusedLive: { sockets: 0, subscriptions: 0, frames: 0 },
  proxy: { unset: 0, missing: 0 },
  jobs: new Map(),
})

export function countJob({ jobs }: ProcessCounts, name: string, isDone: boolean): void {
  const counted = jobs.get(name) ?? { done: 0, failed: 0 }
  counted[isDone ? 'done' : 'failed'] += 1
  jobs.set(name, counted)
}
