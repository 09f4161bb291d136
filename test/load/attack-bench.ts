// What the attack benches share: the victim's times without an attack, during it and after it, side
// by side. The victim acts by the clock, not when the last act has ended, so that a server that
// hangs cannot make its own numbers better. The attack runs in a process of its own
// (attack-program.ts), as its work is not to slow the victim's clock.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What a victim does once, such as to open a list; rejects when it was refused. */
export type Act = () => Promise<unknown>

/** The times of acts in ms, and how many were refused or took too long. */
export type Times = {
  ms: number[]
  failed: number
  /** What one of the failed was told. */
  failure: string | null
}

export type RunningAttack = {
  /** Ends it and says in one line what it did. */
  stop(): Promise<string>
}

export type AttackCase = {
  name: string
  act: Act
  attack: () => Promise<RunningAttack>
  /** The slowest 5 % of the acts may take as long as this. */
  p95Ms: { during: number; after: number }
  /** Length of each of the three parts. */
  seconds?: number
  /** One act each so often. */
  everyMs?: number
}

export type AttackResult = {
  name: string
  without: Times
  during: Times
  after: Times | null
  /** What the attack did. */
  did: string
  holds: boolean
}

const giveUpMs = 30_000

/** Acts every `everyMs` for `seconds`, and waits until the last act has ended. */
export async function measureActs(act: Act, { seconds = 10, everyMs = 150 } = {}): Promise<Times> {
  const times: Times = { ms: [], failed: 0, failure: null }
  const startedAt = performance.now()
  const acts: Promise<void>[] = []
  for (let n = 0; n * everyMs < seconds * 1_000; n += 1) {
    await delay(Math.max(0, startedAt + n * everyMs - performance.now()))
    acts.push(timeAct(act, times))
  }
  await Promise.all(acts)
  return times
}

/** Acts once and adds what came of it to `times`. */
export async function timeAct(act: Act, times: Times): Promise<void> {
  const startedAt = performance.now()
  const tooLong = new AbortController()
  try {
    await Promise.race([act(), rejectAfter(giveUpMs, tooLong.signal)])
    times.ms.push(performance.now() - startedAt)
  } catch (error) {
    times.failed += 1
    times.failure ??= error instanceof Error ? error.message : String(error)
  } finally {
    tooLong.abort()
  }
}

async function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  await delay(ms, undefined, { signal })
  throw new Error(`nothing within ${ms / 1_000} s`)
}

/**
 * The share of the times that is not over the answer, in ms: 0.5 for the median. NaN without times.
 */
export function quantile({ ms }: Times, share: number): number {
  const sorted = ms.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Measures the victim without the attack, during it, and after it. */
export async function runAttack(attackCase: AttackCase): Promise<AttackResult> {
  const { name, act, attack, p95Ms } = attackCase
  const { seconds = 10, everyMs = 150 } = attackCase
  for (let n = 0; n < 5; n += 1) await act()
  const without = await measureActs(act, { seconds, everyMs })
  const running = await attack()
  const during = await measureActs(act, { seconds, everyMs })
  const did = await running.stop()
  const after = await measureActs(act, { seconds, everyMs })
  const failed = during.failed + after.failed
  const isFast = quantile(during, 0.95) <= p95Ms.during && quantile(after, 0.95) <= p95Ms.after
  return { name, without, during, after, did, holds: failed === 0 && isFast }
}

const nameWidth = 34
const cellWidth = 22

/** Prints the head of the table: what the victim does, and the three parts. */
export function printHead(victim: string): void {
  const heads = ['without', 'during', 'after'].map((head) => head.padStart(cellWidth)).join('')
  console.log(`${victim}: p50 and p95 in ms\n${''.padEnd(nameWidth)}${heads}`)
}

/** Prints one row, and lets the process end with 1 when it does not hold. */
export function printAttack({ name, without, during, after, did, holds }: AttackResult): void {
  const cells = [without, during, after].map(formatTimes).join('')
  console.log(`${name.padEnd(nameWidth)}${cells}   ${holds ? 'holds' : 'DOES NOT HOLD'}`)
  console.log(`   the attack: ${did}`)
  const failure = during.failure ?? after?.failure ?? null
  if (failure !== null) console.log(`   the victim was told: ${failure}`)
  if (!holds) process.exitCode = 1
}

function formatTimes(times: Times | null): string {
  if (times === null) return ''.padStart(cellWidth)
  const failed = times.failed === 0 ? '' : `, ${times.failed} failed`
  return `${formatMs(quantile(times, 0.5))} ${formatMs(quantile(times, 0.95))}${failed}`.padStart(
    cellWidth,
  )
}

const formatMs = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0).padStart(6)

/**
 * Starts `program`, a file of this folder that calls `runAttackProgram`, with this argument.
 * Resolves when it says that the attack is under way.
 */
export async function startAttackProgram(
  program: string,
  argument: object,
): Promise<RunningAttack> {
  const child = fork(join(import.meta.dirname, program), [JSON.stringify(argument)])
  const exited = once(child, 'exit')
  const [isReady] = await Promise.race([once(child, 'message'), exited.then(() => [null])])
  if (isReady === null) throw new Error(`${program} ended before it attacked`)
  return {
    stop: async () => {
      child.send('stop')
      const [did] = (await once(child, 'message')) as [string]
      child.disconnect()
      await exited
      return did
    },
  }
}
