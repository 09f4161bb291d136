// Adapts the files of deploy/ha to this machine: the same text with loopback addresses, one per
// machine of the recipe.
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Machine = {
  number: number
  address: string
  folder: string
  write(file: string, change?: (text: string) => string): string
  readEnv(file: string): Record<string, string>
}

const deploy = join(import.meta.dirname, '../../deploy')
const standIns: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /change-me-the-same-32-characters-or-more-on-all/g,
    'a secret of drills, long enough to sign with',
  ],
]

/** Three machines with random addresses that other drills aren't using. */
export function makeMachines(home: string): Machine[] {
  const network = `127.${randomInt(20, 250)}.${randomInt(1, 250)}`
  return [1, 2, 3].map((number) => makeMachine(number, network, home))
}

function makeMachine(number: number, network: string, home: string): Machine {
  const address = `${network}.${number}`
  const folder = join(home, `machine${number}`)
  mkdirSync(folder, { recursive: true, mode: 0o777 })
  // Traffic within one machine goes to its own address; clients connect from 127.0.0.1.
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
