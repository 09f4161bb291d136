// Runs one program to its end, as another user when asked. Nothing of the server's environment reaches it.
import { spawn } from 'node:child_process'
import type { OsUser } from './os-user.ts'

export type ProgramResult = { code: number | null; output: string }
export type ProgramOptions = { user?: OsUser | null; cwd?: string; input?: string }

/** Spawn options that leave the server's settings and secrets behind. Windows programs need a few of its variables. */
export function cleanSpawn(user: OsUser | null, cwd: string): { cwd: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv } {
  const env = process.platform === 'win32' ? {} : { env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' } }
  return user === null ? { cwd, ...env } : { cwd, uid: user.uid, gid: user.gid, ...env }
}

/** The exit code and the last 20,000 characters of both outputs; rejects with the system's error when it cannot be started. */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...cleanSpawn(options.user ?? null, options.cwd ?? '/'), stdio: 'pipe', windowsHide: true })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: output.trim() }))
    // A program that ends without reading its input is judged by its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
  })
}
