// Runs one operator command in a transaction together with its line in the operator's log; open
// windows update when it commits. A refused command has no effect.
import { randomUUIDv7 } from 'node:crypto'
import type { Command } from 'commander'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { sendOperatorAct, sendInvalidation } from '../db/invalidations.ts'
import type { Database } from '../db/open-database.ts'
import { noteChangedRows } from '../db/rows/row-changes.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { collectEffects } from '../effects.ts'
import {
  addOperatorLog,
  findAccount,
  lockLocation,
  type OperatorLogLine,
  type Person,
} from '../features/operator/queries.ts'
import { followers } from '../manifests/followers.ts'
import type { OpenStore } from './open-store.ts'

/** Thrown when a command can't be carried out; the message is shown to the operator. */
export class Refused extends Error {
  override name = 'Refused'
}

export type AdminTools = {
  open: () => Promise<OpenStore>
  now: () => number
  write: (text: string) => void
}

export type Outcome = {
  lines: readonly string[]
  data: unknown
  log?: Omit<OperatorLogLine, 'command'>
  isWide?: boolean
}
type Work = (unit: UnitOfWork) => Promise<Outcome>

/**
 * Runs `work` as `command` and prints its outcome. Throws Refused, with no changes, when it can't
 * be done.
 */
export async function act(tools: AdminTools, command: Command, work: Work): Promise<void> {
  const name = getCommandName(command)
  const store = await tools.open()
  try {
    const outcome = await store.db.transaction().execute(async (tx) => {
      const effects = collectEffects()
      const now = tools.now()
      const done = await noteChangedRows(
        (topics) => effects.publish(...topics),
        () => work({ tx, effects, now, newId: () => randomUUIDv7(), followers }),
      )
      if (done.log !== undefined) {
        await addOperatorLog(tx, { ...done.log, command: name }, now)
        await sendOperatorAct(tx, { command: name, userId: done.log.userId ?? null })
      }
      if (done.isWide === true || effects.topics.size > 0)
        await sendInvalidation(tx, done.isWide === true ? null : [...effects.topics])
      return done
    })
    tools.write(
      command.optsWithGlobals()['json'] === true
        ? `${JSON.stringify(outcome.data)}\n`
        : outcome.lines.map((line) => `${line}\n`).join(''),
    )
  } finally {
    await store.close()
  }
}

function getCommandName(command: Command): string {
  const names: string[] = []
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name())
  return names.join(' ')
}

export function unwrapOrThrow<T>(
  result: Result<T>,
  words: Partial<Record<Refusal['code'], string>>,
): T {
  if (result.ok) return result.value
  throw new Refused(words[result.refusal.code] ?? result.refusal.code)
}

type PersonWith<K extends keyof Person> = Person & { [N in K]: NonNullable<Person[N]> }

export async function getPlayerOrRefuse(
  tx: Database,
  who: string,
): Promise<PersonWith<'playerId' | 'playerName'>> {
  const person = await findAccount(tx, who)
  if (person === null || person.playerId === null || person.playerName === null)
    throw new Refused(`There is no player "${who}".`)
  return { ...person, playerId: person.playerId, playerName: person.playerName }
}

export async function getUserOrRefuse(tx: Database, who: string): Promise<PersonWith<'userId'>> {
  const person = await findAccount(tx, who)
  if (person === null || person.userId === null)
    throw new Refused(`There is no account of "${who}".`)
  return { ...person, userId: person.userId }
}

export const venueHelp = 'venue id; "venues find" tells it, and so does the address of its page'

/** Locks the row of a venue; refuses one that was merged into another. */
export async function lockVenueOrRefuse(
  tx: Database,
  locationId: string,
): Promise<{ locationId: string; name: string; hidden: boolean }> {
  const venue = await lockLocation(tx, locationId)
  if (venue === undefined) throw new Refused(`There is no venue "${locationId}".`)
  if (venue.mergedInto !== null)
    throw new Refused(`The venue "${locationId}" was merged into "${venue.mergedInto}".`)
  return venue
}
