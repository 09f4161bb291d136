// Thousands of idle windows: time to open, memory, and event loop delays as the server measures
// them. `npm run bench -- idle-sockets [number]`. Goal: all open within 20 s, delays of at most 50
// ms. The last line attributes a delay to the server's own work or to other processes.
import { setTimeout as delay } from 'node:timers/promises'
import { socketsPerAccount } from '#domain/live/live-limits.ts'
import { gatherAudience } from './peers/audience.ts'
import { withLoadStage } from './shared/load-stage.ts'
import { readCoreMs, readCpuUs, readMemoryMiB } from './shared/process-cost.ts'

const sockets = Number(process.argv[2] ?? 15_000)
/** More than two rounds of the server's heartbeat. */
const idleSeconds = 60
const goal = { openSeconds: 20, heldMs: 50 }
/** Resolution of the server's loop clock, ms; shorter delays don't show. */
const tickMs = 10
const lookMs = 100

/** Longest run, and longest wait for a core, of the server's thread between two samples. */
async function watchCore(pid: number, forMs: number): Promise<{ ran: number; waited: number }> {
  const most = { ran: 0, waited: 0 }
  const until = performance.now() + forMs
  for (let before = readCoreMs(pid); performance.now() < until;) {
    await delay(lookMs)
    const now = readCoreMs(pid)
    most.ran = Math.max(most.ran, now.ran - before.ran)
    most.waited = Math.max(most.waited, now.waited - before.waited)
    before = now
  }
  return most
}

await withLoadStage(
  {
    people: 2 * Math.ceil(sockets / socketsPerAccount),
    env: { SOCKETS_PER_ADDRESS: String(sockets) },
  },
  async (stage) => {
    const { port, pid, people } = stage
    const audience = gatherAudience({
      url: `ws://127.0.0.1:${port}/live`,
      tokens: people.map(({ token }) => token),
      steps: [
        {
          after: null,
          send: JSON.stringify({ type: 'subscribe', id: 1, query: 'players-me', input: {} }),
        },
      ],
      ready: '{"type":"snapshot"',
      awaited: 1,
      keyed: null,
      counted: '{"type":"snapshot"',
      pong: null,
    })
    const [rest, cpu, startedAt] = [readMemoryMiB(pid), readCpuUs(pid), performance.now()]
    await audience.grow(sockets)
    const openSeconds = (performance.now() - startedAt) / 1_000
    console.log(
      `${sockets} sockets open in ${openSeconds.toFixed(1)} s (goal ${goal.openSeconds} s), ${((readCpuUs(pid) - cpu) / sockets / 1_000).toFixed(2)} ms of the server's CPU and ${(((readMemoryMiB(pid) - rest) * 1_024) / sockets).toFixed(1)} KiB each`,
    )
    // Each read resets the measurement.
    await stage.readMetrics()
    const idleFrom = readCpuUs(pid)
    const core = await watchCore(pid, idleSeconds * 1_000)
    const idleUs = readCpuUs(pid) - idleFrom
    const metrics = await stage.readMetrics()
    const readLag = (name: string): number =>
      Math.max(0, metrics(`nodejs_eventloop_lag_${name}_seconds`) * 1_000 - tickMs)
    const heldMs = readLag('max')
    console.log(
      `idle for ${idleSeconds} s: the loop was held for ${readLag('p99').toFixed(0)} ms in the worst hundredth, ${heldMs.toFixed(0)} ms at most (goal ${goal.heldMs} ms); ${(idleUs / 1_000 / idleSeconds).toFixed(1)} ms of CPU a second`,
    )
    console.log(
      `in no tenth of a second it ran for more than ${core.ran.toFixed(0)} ms, or waited for more than ${core.waited.toFixed(0)} ms while other programs had the cores`,
    )
    audience.close()
    if (heldMs > goal.heldMs || openSeconds > goal.openSeconds) process.exitCode = 1
  },
)
