// The files of deploy/ha as a drill uses them: the same text with addresses of this machine. Every
// machine of the recipe becomes an address of the loopback network, which has room for all of them.
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One machine of the recipe. */
export type Machine = {
  /** 1 to 3, as in 10.0.0.1. */
  number: number
  address: string
  /** What the recipe keeps on this machine. */
  folder: string
  /** Writes a file of deploy/, changed for this machine; returns where. */
  write(file: string, change?: (text: string) => string): string
  /** Reads the settings of an environment file of deploy/, changed for this machine. */
  readEnv(file: string): Record<string, string>
}

const deploy = join(import.meta.dirname, '../../deploy')
const standIns: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /change-me-the-same-32-characters-or-more-on-all/g,
    'a secret of drills, long enough to sign with',
  ],
]

/** Three machines with addresses that no other drill on this machine uses at this time. */
export function makeMachines(home: string): Machine[] {
  const network = `127.${randomInt(20, 250)}.${randomInt(1, 250)}`
  return [1, 2, 3].map((number) => makeMachine(number, network, home))
}

function makeMachine(number: number, network: string, home: string): Machine {
  const address = `${network}.${number}`
  const folder = join(home, `machine${number}`)
  mkdirSync(folder, { recursive: true, mode: 0o777 })
  // What a machine says to itself goes to its own address; all of them come from 127.0.0.1.
  const localize = (text: string): string =>
    standIns
      .reduce((changed, [pattern, word]) => changed.replaceAll(pattern, word), text)
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('127.0.0.1', address)
      .replaceAll('10.0.0.', `${network}.`)
      .replaceAll('0.0.0.0', address)
      .replaceAll(/\/(?:var\/(?:lib|log|run)|etc)\/[\w./-]*?([\w.-]+)$/gm, join(folder, '$1'))
  return {
    number,
    address,
    folder,
    write: (file, change = (text) => text) => {
      const path = join(folder, file.replaceAll('/', '-'))
      writeFileSync(path, change(localize(readFileSync(join(deploy, file), 'utf8'))))
      return path
    },
    readEnv: (file) =>
      Object.fromEntries(
        localize(readFileSync(join(deploy, file), 'utf8'))
          .split('\n')
          .filter((line) => /^[A-Z]/.test(line))
          .map((line): [string, string] => {
            const [name = '', ...rest] = line.split('=')
            return [name, rest.join('=').replaceAll('=http://node1', `=http://${address}`)]
          }),
      ),
  }
}
