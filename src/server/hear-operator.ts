// Makes operator commands show in open windows at once, and writes them to the security log.
import { listenForInvalidations } from './db/invalidations.ts'
import type { DatabaseConnection } from './db/open-database.ts'
import type { Deps } from './deps.ts'

const kindsByCommand: Readonly<
  Partial<Record<string, 'suspension' | 'ban' | 'second-factor-changed'>>
> = {
  'players suspend': 'suspension',
  'bans add': 'ban',
  'second-factor remove': 'second-factor-changed',
}

export function listenForOperatorActs(
  connection: DatabaseConnection,
  { bus, log, security }: Pick<Deps, 'bus' | 'log' | 'security'>,
): Promise<() => Promise<void>> {
  return listenForInvalidations(connection, {
    invalidate: (topics) => bus.publish(topics),
    invalidateEverything: () => bus.invalidateEverything(),
    operatorActed: ({ command, userId }) => {
      const kind = kindsByCommand[command] ?? 'operator-act'
      security.record({ kind, outcome: 'done', what: command, userId })
    },
    onDown: (error) =>
      log.warn({ err: error }, 'what the operator changes cannot be heard now; trying again'),
  })
}
