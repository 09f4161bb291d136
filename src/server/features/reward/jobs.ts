// Gives what was earned by playing: diamonds, and the tokens of pass holders. Triggers mark what
// may have earned something (migration 013); one server works at a time, and takes a mark away in
// the transaction that gives, so that a crash loses nothing and repeats nothing.
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { findEvent } from '../event/queries.ts'
import { awardDiamonds } from '../ledger/commands.ts'
import { payAttendance } from './commands.ts'
import { lockRewards, takeRewardMarks, listEarned } from './queries.ts'

/** Marks taken in one transaction. */
const marksMax = 100
const restMs = 1_000
/** Changes that may have marked something. */
const marking = /^(event|match-list|league):/

/** Gives all that is due. The schedule asks for it each minute: events end on their own. */
export async function giveRewards(deps: Deps): Promise<void> {
  while ((await giveSome(deps)) === marksMax);
}

function giveSome(deps: Deps): Promise<number> {
  return transact(deps, deps.clock.now(), async ({ tx, effects, newId, now }) => {
    await lockRewards(tx)
    const marked = await takeRewardMarks(tx, now, marksMax)
    if (marked.marks === 0) return 0
    const unit = { tx, effects, newId, now }
    for (const eventId of marked.events) await askIn(unit, eventId)
    await payAttendance(unit, marked.events)
    await awardDiamonds(unit, await listEarned(tx, marked, now))
    return marked.marks
  })
}

/** Players brought into a past event by others are asked whether it was them. */
async function askIn(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const event = await findEvent(tx, eventId)
  if (event !== null) await askUnacted(unit, event)
}

/** Gives as soon as something is marked; returns how to stop. */
export const startRewards = (deps: Deps): (() => Promise<void>) =>
  followChanges(deps, {
    look: () => giveRewards(deps),
    follows: marking,
    restMs,
    failed: 'rewards could not be given; trying again',
  })
