// Reminds contacts once of an unopened link, and deletes those unused for a year.
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { topics } from '../../live/topics.ts'
import { endContacts } from '../contact/commands.ts'
import { listUnused } from '../contact/unused-queries.ts'
import { queueReminders } from './send-queries.ts'

const dueAtOnce = 500

export const remindUnused = (deps: Deps): Promise<number> =>
  transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
    const reminded = await queueReminders(tx, now, dueAtOnce)
    if (reminded > 0) effects.publish(topics.deliveries())
    return reminded
  })

export const forgetUnused = (deps: Deps): Promise<number> =>
  transact(deps, deps.clock.now(), async (unit) => {
    const unused = await listUnused(unit.tx, unit.now, dueAtOnce)
    await endContacts(unit, unused)
    return unused.length
  })
