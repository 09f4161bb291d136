// Makes operator commands show in open windows at once, and writes them to the security log.
import { listenForInvalidations } from './db/invalidations.ts'
import type { DatabaseConnection } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { toOperatorEvent } from './security-log/operator-events.ts'

export function listenForOperatorActs(
  connection: DatabaseConnection,
  { bus, log, security }: Pick<Deps, 'bus' | 'log' | 'security'>,
): Promise<() => Promise<void>> {
  return listenForInvalidations(connection, {
    invalidate: (topics) => bus.publish(topics),
    invalidateEverything: () => bus.invalidateEverything(),
    operatorActed: ({ command, userId }) => {
      security.record(toOperatorEvent(command, userId))
    },
    onDown: (error) =>
      log.warn({ err: error }, 'what the operator changes cannot be heard now; trying again'),
  })
}
