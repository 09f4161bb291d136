// Calls of a suspended person. The ticket is signed when their sign-in is refused, so only someone
// who can sign in holds one.
import type { Actor } from '#domain/access/actor.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { contactMail } from '../../mail/contact-mail.ts'
import { findSuspensionDecision, storeAppeal } from '../report/decision-queries.ts'
import { addContact } from '../support/queries.ts'
import { findSuspension, readTicket } from './queries.ts'

async function openTicket({ tx, deps, now }: CallContext<Actor>, ticket: string) {
  const userId = readTicket(deps.links, ticket, now)
  return userId === null ? null : findSuspension(tx, userId, now)
}

const show: InTransaction<'account-suspension'> = async (context, { ticket }) => {
  const found = await openTicket(context, ticket)
  if (found === null) return refuse('link-expired')
  const { playerId } = found
  const decision =
    playerId === null ? undefined : await findSuspensionDecision(context.tx, playerId)
  return ok({
    reason: found.reason,
    until: found.until === null ? null : new Date(found.until).toISOString(),
    operatorEmail: context.deps.installation.operatorEmail,
    mayAppeal: playerId !== null,
    isKept: (decision?.answered ?? null) !== null,
  })
}

const appeal: InTransaction<'account-appeal'> = async (context, { ticket, text }) => {
  const { tx, effects, deps, language, now, newId } = context
  const found = await openTicket(context, ticket)
  if (found === null || found.playerId === null) return refuse('link-expired')
  const letter = { topic: 'account' as const, message: text, language }
  const { playerId } = found
  const kept = await addContact(tx, { contactId: newId(), playerId, ...letter }, now)
  const decision = await findSuspensionDecision(tx, playerId)
  if (decision !== undefined)
    await storeAppeal(tx, { decisionId: decision.decisionId, playerId, text }, now)
  const to = deps.installation.operatorEmail
  if (to !== null) effects.mail(contactMail(to, { ...kept, ...letter }))
  return ok({ number: kept.number })
}

export const suspensionHandlers = defineHandlers<'account-suspension' | 'account-appeal'>({
  'account-suspension': show,
  'account-appeal': appeal,
})
