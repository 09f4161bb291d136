// Answers of contacts, given by themselves or their keeper. In follows the rules of a sign-up; Out
// frees a place and is stored as an answer to the invitation.
import type { Placement } from '#domain/event/roster.ts'
import { type DeclineRefusal, decideDecline } from '#domain/invitation/answer.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CallResult } from '../../handler.ts'
import { findInvitee, saveDecline } from '../invitation/answer-queries.ts'
import type { RosterBatches } from './batch-commands.ts'
import type { RosterItem } from './request-commands.ts'

type Declined = Result<Placement, DeclineRefusal>

export async function answerContact<N extends 'events-answerFor' | 'links-answer'>(
  deps: Deps,
  batches: RosterBatches,
  eventId: string,
  item: RosterItem<N>,
): Promise<CallResult<N> | Declined> {
  const answer = await batches.add(eventId, item)
  const { ask } = item
  if (answer.ok || ask.kind !== 'answer-for' || ask.isIn) return answer
  if (answer.refusal.code !== 'not-signed-up') return answer
  return decline(deps, { eventId, playerId: ask.playerId })
}

/** Stores an Out without a place. The batch has already decided that the answer is allowed. */
function decline(
  deps: Deps,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<Declined> {
  return transact(deps, deps.clock.now(), async ({ tx, now }) => {
    const event = await lockEvent(tx, eventId)
    if (event === null) return refuse('event-not-found')
    const decided = decideDecline(event.terms, await findInvitee(tx, eventId, playerId), now)
    if (!decided.ok) return decided
    if (decided.value.isNew) {
      await saveDecline(tx, { eventId, playerId, order: event.nextOrder })
    }
    return ok({ place: 'out', position: null })
  })
}
