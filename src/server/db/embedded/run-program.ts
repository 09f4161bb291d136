// Runs one program to its end, optionally as another user. The server's environment isn't passed
// on.
import { spawn, type ChildProcess } from 'node:child_process'
import type { OsUser } from './os-user.ts'

export type ProgramResult = { code: number | null; output: string }
export type ProgramOptions = {
  user?: OsUser | null
  cwd?: string
  input?: string
  signal?: AbortSignal | undefined
}

export function cleanSpawn(
  user: OsUser | null,
  cwd: string,
): { cwd: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv } {
  const env =
    process.platform === 'win32'
      ? {}
      : { env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' } }
  return user === null ? { cwd, ...env } : { cwd, uid: user.uid, gid: user.gid, ...env }
}

/**
 * The exit code and the last 20,000 characters of both outputs. Rejects with the system's error
 * when it can't be started, and with the signal's reason, after the program has ended, when
 * aborted.
 */
export function runBinary(
  file: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const { user = null, cwd = '/', input = '', signal } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // Detached processes lead their own group, which can be killed as a whole.
    const detached = signal !== undefined && process.platform !== 'win32'
    const child = spawn(file, args, {
      ...cleanSpawn(user, cwd),
      stdio: 'pipe',
      windowsHide: true,
      detached,
    })
    const end = (): void => killGroup(child, detached)
    signal?.addEventListener('abort', end, { once: true })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted === true) reject(signal.reason as Error)
      else resolve({ code, output: output.trim() })
    })
    // A program that exits without reading its input is judged by its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** SIGKILL also reaches stopped processes. */
function killGroup(child: ChildProcess, isGroup: boolean): void {
  if (child.pid === undefined || !isGroup) {
    child.kill('SIGKILL')
    return
  }
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
