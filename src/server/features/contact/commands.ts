// Deletes contacts, and invalidates the windows that show them.
import { randomBytes } from 'node:crypto'
import type { KeeperColumns } from '../../core/player/keeper-queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { topics } from '../../live/topics.ts'
import { publishCards } from '../player/watcher-commands.ts'
import { loadWatchers } from '../player/watcher-queries.ts'
import { leaveAllQueues } from '../queue/arrival-commands.ts'
import { deleteContacts, listStandInEvents, listStandIns } from './queries.ts'
import { publishTwinsBefore } from './twin-commands.ts'

export const createLinkKey = (): string => randomBytes(16).toString('base64url')

export const toLinkPath = (linkKeys: LinkKeys, linkKey: string): string =>
  `/i/${linkKeys.show(linkKey)}`

export const getContactsTopic = ({ keeperId, locationId, slug }: KeeperColumns): string =>
  topics.contacts(keeperId ?? '', locationId ?? '', slug ?? '')

/**
 * Deletes contacts. They leave upcoming events under the normal rules, so that the waitlist moves
 * up; in played events their places stay without a name.
 */
export async function endContacts(
  unit: UnitOfWork,
  contacts: readonly { contactId: string; playerId: string | null }[],
): Promise<void> {
  const standIns = contacts.flatMap(({ playerId }) => playerId ?? [])
  await publishStandIns(unit, standIns)
  for (const entry of await listStandInEvents(unit.tx, standIns, unit.now))
    await withdrawPlayer(unit, entry)
  await leaveAllQueues(unit, standIns)
  const contactIds = contacts.map(({ contactId }) => contactId)
  await publishTwinsBefore(unit, contactIds)
  await deleteContacts(unit.tx, contactIds)
}

/** Invalidates what shows the names of stand-ins; call it before they change or are deleted. */
export async function publishStandIns(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  standIns: readonly string[],
): Promise<void> {
  if (standIns.length > 0) publishCards(effects, standIns, await loadWatchers(tx, standIns, now))
}

export async function endKeeper(unit: UnitOfWork, keeper: KeeperColumns): Promise<void> {
  await endContacts(unit, await listStandIns(unit.tx, keeper))
}
