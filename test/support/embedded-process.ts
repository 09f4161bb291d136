// The embedded PostgreSQL owned by a separate process, so that a test can kill the owner, start a
// second one, or be another user. Run as a program: `node embedded-process.ts '{"dataDir": …}'`
// prints {"started": …} or {"refused": words}, and stops on SIGTERM.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from '#server/db/embedded/start-embedded.ts'

type Options = Omit<EmbeddedOptions, 'log' | 'onDown' | 'onUp'>
type Started = { pid: number; connection: Embedded['connection'] }
export type EmbeddedProcess = {
  child: ChildProcess
  started: Started | null
  refused: string | null
  ended: Promise<void>
}

/** Starts an owner and waits for its answer. `runAs` needs root. */
export async function startEmbeddedProcess(
  options: Options,
  runAs?: { uid: number; gid: number },
): Promise<EmbeddedProcess> {
  const child = launchEmbeddedProcess(options, runAs)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  if (child.stdout === null) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      child,
      started: null,
      refused: null,
      ended,
      ...(JSON.parse(line) as { started: Started } | { refused: string }),
    }
  }
  throw new Error(`The owner ended without an answer (exit ${child.exitCode ?? child.signalCode}).`)
}

export function launchEmbeddedProcess(
  options: Options,
  runAs?: { uid: number; gid: number },
): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...runAs,
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const options = JSON.parse(process.argv[2] ?? '{}') as Options
  try {
    const embedded = await startEmbedded({ ...options, log: quiet })
    process.stdout.write(
      `${JSON.stringify({ started: { pid: embedded.pid(), connection: embedded.connection } })}\n`,
    )
    process.once('SIGTERM', () => void embedded.stop())
  } catch (error) {
    process.stdout.write(
      `${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`,
    )
  }
}
