// Messages to the operator, and the server's status. Reading the status proves that server and
// database are reachable.
import { ok } from '#domain/shared/result.ts'
import { clientVersion } from '#domain/version/version.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { contactMail } from '../../mail/contact-mail.ts'
import { countLate } from '../delivery/queries.ts'
import { findCurrentVersion } from '../version/queries.ts'
import { addContact } from './queries.ts'

/** Deliveries overdue for less count as in progress. */
const lateMs = 120_000

const contact: InTransaction<'support-contact'> = async (
  { actor, tx, effects, deps, language, now, newId },
  { topic, text },
) => {
  const kept = await addContact(
    tx,
    { contactId: newId(), playerId: actor.playerId, topic, message: text, language },
    now,
  )
  const to = deps.installation.operatorEmail
  if (to !== null) effects.mail(contactMail(to, { ...kept, topic, message: text, language }))
  return ok({ number: kept.number })
}

const status: InTransaction<'support-status'> = async ({ tx, deps, now }) => {
  const { operatorEmail, mail, push } = deps.installation
  return ok({
    version: (await findCurrentVersion(tx)) ?? clientVersion,
    now: new Date(now).toISOString(),
    mail,
    push,
    operator: operatorEmail !== null,
    late: await countLate(tx, now - lateMs),
  })
}

export const supportHandlers = defineHandlers<'support-contact' | 'support-status'>({
  'support-contact': contact,
  'support-status': status,
})
