// Pays rewards for playing: diamonds, and tokens of pass holders. Triggers mark what may earn one
// (migration 013); one server works at a time, and removes a mark in the paying transaction, so a
// crash loses and repeats no reward.
import { findEvent } from '../../core/event/queries.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { awardDiamonds } from '../ledger/commands.ts'
import { payAttendance } from './commands.ts'
import { lockRewards, takeRewardMarks, listEarned } from './queries.ts'

const marksMax = 100
const restMs = 1_000
const marking = /^(event|match-list|league):/

/** Also scheduled each minute, because events end without a change. */
export async function giveRewards(deps: Deps): Promise<void> {
  while ((await giveSome(deps)) === marksMax);
}

function giveSome(deps: Deps): Promise<number> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now } = unit
    await lockRewards(tx)
    const marked = await takeRewardMarks(tx, now, marksMax)
    if (marked.marks === 0) return 0
    for (const eventId of marked.events) await askIn(unit, eventId)
    await payAttendance(unit, marked.events)
    await awardDiamonds(unit, await listEarned(tx, marked, now))
    return marked.marks
  })
}

async function askIn(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const event = await findEvent(tx, eventId)
  if (event !== null) await askUnacted(unit, event)
}

export const startRewards = (deps: Deps): (() => Promise<void>) =>
  followChanges(deps, {
    look: () => giveRewards(deps),
    follows: marking,
    restMs,
    failed: 'rewards could not be given; trying again',
  })
