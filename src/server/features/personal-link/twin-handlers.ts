// An account's questions about contacts with its own confirmed address, and the answers.
import { ok, refuse } from '#domain/shared/result.ts'
import { listAskedContacts, saveDeclined } from '../../core/player/twin-queries.ts'
import type { InTransaction } from '../../handler.ts'

export const listToClaim: InTransaction<'contacts-toClaim'> = async ({ actor, tx }) => {
  const asked = await listAskedContacts(tx, actor)
  return ok({
    contacts: asked.map(({ senderKind, senderName, ...contact }) => ({
      ...contact,
      sender: { kind: senderKind, name: senderName },
    })),
  })
}

export const declineClaim: InTransaction<'contacts-declineClaim'> = async (
  { actor, tx, now },
  { contactId },
) => {
  const { playerId, userId } = actor
  if (!(await saveDeclined(tx, { contactId, playerId, userId }, now)))
    return refuse('contact-not-found')
  return ok({ success: true })
}
