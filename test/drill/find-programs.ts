// Lists the system programs that a drill needs and this machine lacks.
import { spawnSync } from 'node:child_process'

export const listMissing = (programs: readonly string[]): string[] =>
  programs.filter(
    (name) => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`]).status !== 0,
  )
