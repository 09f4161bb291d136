// Uses purse entries for places in a club's events, and returns those of players who left in time.
// An event settles under the locks of its price and purse; ledger keys make each movement happen
// once on any number of servers, and no account goes below zero.
import { decideEntries, purseOpenMs, toPurseUnit } from '#domain/purse/purse.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { followChanges, type ChangedTopics } from '../../jobs/follow-changes.ts'
import { everything } from '../../live/bus.ts'
import { topics } from '../../live/topics.ts'
import { post } from '../ledger/queries.ts'
import {
  listPurseUsers,
  listUnsettled,
  lockSettling,
  markSettled,
  saveEntries,
  type PurseClub,
  type PurseScope,
} from './queries.ts'

export async function settlePurses(
  deps: Deps,
  scope: PurseScope = { kind: 'open' },
): Promise<number> {
  let moved = 0
  for (const eventId of await listUnsettled(deps.db, deps.clock.now(), scope)) {
    try {
      moved += await transact(deps, deps.clock.now(), (unit) => settleEvent(unit, eventId))
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'entries of a purse could not be settled')
    }
  }
  await markSettled(deps.db, deps.clock.now() - purseOpenMs, scope)
  return moved
}

async function settleEvent(
  { tx, effects, newId, now }: UnitOfWork,
  eventId: string,
): Promise<number> {
  const settling = await lockSettling(tx, eventId, now)
  if (settling === null) return 0
  const { priceId, purseId, locationId, slug } = settling
  let moved = 0
  for (const user of await listPurseUsers(tx, { eventId, priceId, purseId })) {
    const entries = decideEntries(user, settling)
    if (entries === 0) continue
    const { playerId, taken } = user
    const paymentId = user.paymentId ?? newId()
    const moves = user.moves + 1
    await post(tx, {
      id: newId(),
      kind: entries > 0 ? 'purse-taken' : 'purse-returned',
      unit: toPurseUnit(purseId),
      key: `purse:${paymentId}:${moves}`,
      madeBy: 'server',
      eventId,
      now,
      lines: [
        { player: playerId, amount: -entries },
        { owner: 'issue', amount: entries },
      ],
    })
    await saveEntries(tx, { paymentId, priceId, playerId, entries: taken + entries, moves, now })
    effects.publish(topics.purse(playerId))
    moved += Math.abs(entries)
  }
  if (moved > 0) effects.publish(topics.clubPurse(locationId, slug))
  return moved
}

/** Topics of events and their payments, and of purses that were filled. */
const settling = /^(?:event|payments):(?<eventId>.+)$|^club-purse:(?<locationId>.+):(?<slug>[^:]+)$/

/** All events at the start: a killed server may have left any of them unsettled. */
function toScope(changed: ChangedTopics): PurseScope {
  if (changed === everything) return { kind: 'all' }
  const eventIds = new Set<string>()
  const clubs: PurseClub[] = []
  for (const topic of changed) {
    const { eventId, locationId, slug } = settling.exec(topic)?.groups ?? {}
    if (eventId !== undefined && isUuid(eventId)) eventIds.add(eventId)
    if (locationId !== undefined && slug !== undefined) clubs.push({ locationId, slug })
  }
  return { kind: 'changed', eventIds: [...eventIds], clubs }
}

const restMs = 500

export const startPurses = (deps: Deps): (() => Promise<void>) =>
  followChanges(deps, {
    look: (changed) => settlePurses(deps, toScope(changed)),
    follows: settling,
    restMs,
    failed: 'purses could not be settled; trying again',
  })
