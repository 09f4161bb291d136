// How one operator command runs: in one transaction with its line in the operator's log, and what
// it changed shows in open windows when it commits. It prints what it did, in words or as JSON;
// what cannot be done changes nothing.
import { randomUUIDv7 } from 'node:crypto'
import type { Command } from 'commander'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { sendOperatorAct, sendInvalidation } from '../db/invalidations.ts'
import type { Database } from '../db/open-database.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { collectEffects } from '../effects.ts'
import {
  addOperatorLog,
  findPerson,
  lockLocation,
  type LogLine,
  type Person,
} from '../features/operator/queries.ts'
import type { OpenStore } from './open-store.ts'

/** It cannot be done as asked: the message says why. */
export class Refused extends Error {
  override name = 'Refused'
}

export type AdminTools = {
  open: () => Promise<OpenStore>
  now: () => number
  write: (text: string) => void
}

export type Outcome = {
  /** What was done, for people. */
  lines: readonly string[]
  /** The same for programs. */
  data: unknown
  /** What goes into the log; a command that only reads has none. */
  log?: Omit<LogLine, 'command'>
  /** So much changed that every window looks again. */
  isWide?: boolean
}
type Work = (unit: UnitOfWork) => Promise<Outcome>

/**
 * Runs `work` as `command` and prints its outcome; throws Refused and changes nothing where it
 * cannot be done.
 */
export async function act(tools: AdminTools, command: Command, work: Work): Promise<void> {
  const name = getCommandName(command)
  const store = await tools.open()
  try {
    const outcome = await store.db.transaction().execute(async (tx) => {
      const effects = collectEffects()
      const now = tools.now()
      const done = await work({ tx, effects, now, newId: () => randomUUIDv7() })
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

/** "venues merge": the names from below the program's own. */
function getCommandName(command: Command): string {
  const names: string[] = []
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name())
  return names.join(' ')
}

/** The value of a result, or its refusal thrown. */
export function granted<T>(result: Result<T>, words: Partial<Record<Refusal['code'], string>>): T {
  if (result.ok) return result.value
  throw new Refused(words[result.refusal.code] ?? result.refusal.code)
}

type PersonWith<K extends keyof Person> = Person & { [N in K]: NonNullable<Person[N]> }

/** A player by id, name or address. */
export async function playerNamed(
  tx: Database,
  who: string,
): Promise<PersonWith<'playerId' | 'playerName'>> {
  const person = await findPerson(tx, who)
  if (person === null || person.playerId === null || person.playerName === null)
    throw new Refused(`There is no player "${who}".`)
  return { ...person, playerId: person.playerId, playerName: person.playerName }
}

/** Someone with an account, a player or not yet. */
export async function userNamed(tx: Database, who: string): Promise<PersonWith<'userId'>> {
  const person = await findPerson(tx, who)
  if (person === null || person.userId === null)
    throw new Refused(`There is no account of "${who}".`)
  return { ...person, userId: person.userId }
}

/** How a command asks for a venue. */
export const venueHelp = 'venue id; "venues find" tells it, and so does the address of its page'

/** A venue that is its own, its row locked. */
export async function locationNamed(
  tx: Database,
  locationId: string,
): Promise<{ locationId: string; name: string; hidden: boolean }> {
  const venue = await lockLocation(tx, locationId)
  if (venue === undefined) throw new Refused(`There is no venue "${locationId}".`)
  if (venue.mergedInto !== null)
    throw new Refused(`The venue "${locationId}" was merged into "${venue.mergedInto}".`)
  return venue
}
