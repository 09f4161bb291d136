// Answers of contacts, given by themselves or their keeper. In follows the rules of a sign-up; Out
// frees a place and is stored as an answer to the invitation.
import type { ContactActor, PlayerActor } from '#domain/access/actor.ts'
import { decideDecline } from '#domain/invitation/answer.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEvent } from '../../core/event/queries.ts'
import type { AnswerOwner } from '../../db/call-answers.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { topics } from '../../live/topics.ts'
import { findInvitee, saveDecline } from '../invitation/answer-queries.ts'
import type { createRosterBatches } from './batch-commands.ts'

export type RosterBatches = ReturnType<typeof createRosterBatches>

/** guests: ignored for Out. */
export type ContactAnswer = { eventId: string; playerId: string; isIn: boolean; guests: number }

type Answering =
  | { actor: PlayerActor; owner: AnswerOwner | null }
  | { actor: ContactActor; owner: null }

export async function answerContact(
  deps: Deps,
  batches: RosterBatches,
  answering: Answering,
  { eventId, playerId, isIn, guests }: ContactAnswer,
): Promise<Result<unknown>> {
  const ask = { kind: 'answer-for' as const, playerId, isIn, guests }
  const answer = await batches.add(eventId, { ...answering, ask })
  if (answer.ok || isIn || answer.refusal.code !== 'not-signed-up') return answer
  return decline(deps, { eventId, playerId })
}

/** Stores an Out without a place. The batch has already decided that the answer is allowed. */
function decline(
  deps: Deps,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<Result<unknown>> {
  return transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
    const event = await lockEvent(tx, eventId)
    if (event === null) return refuse('event-not-found')
    const decided = decideDecline(event.terms, await findInvitee(tx, eventId, playerId), now)
    if (!decided.ok) return decided
    if (decided.value.isNew) {
      await saveDecline(tx, { eventId, playerId, order: event.nextOrder })
      effects.publish(topics.invitees(eventId), topics.invitation(eventId, playerId))
    }
    return ok({ place: 'out', position: null })
  })
}
