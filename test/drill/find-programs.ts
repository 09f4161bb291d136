// Which programs of the system's packages a drill would need and this machine does not have.
import { spawnSync } from 'node:child_process'

/** Those of `programs` that cannot be started by name. */
export const listMissing = (programs: readonly string[]): string[] =>
  programs.filter(
    (name) => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`]).status !== 0,
  )
