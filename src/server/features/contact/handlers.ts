// Adds, edits and removes people without an account. Contacts exist for their keeper only.
import { formerAddressesMax, moveAddress } from '#domain/contact/claim.ts'
import { contactsMax } from '#domain/contact/contact.ts'
import { toAddress } from '#domain/mail/address.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { findKeepers, permitKeeper } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { createLinkKey, endContacts, publishStandIns, toLinkPath } from './commands.ts'
import { countList } from './move-queries.ts'
import * as store from './queries.ts'
import { publishTwins } from './twin-commands.ts'

const done = ok({ success: true })

const add: InTransaction<'contacts-add'> = async (context, { keeper, ...fields }) => {
  const { actor, tx, effects, now, newId } = context
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  await store.lockKeeper(tx, kept.value)
  if ((await store.countContacts(tx, kept.value)) >= contactsMax)
    return refuse('too-many-contacts', { n: contactsMax })
  if (fields.email !== null && (await store.isAddressTaken(tx, kept.value, fields.email, null)))
    return refuse('contact-address-taken')
  const contactId = newId()
  const [playerId = ''] = await store.insertContacts(
    tx,
    kept.value,
    [{ ...fields, contactId, linkKey: createLinkKey() }],
    { addedBy: actor.playerId, now },
  )
  await publishTwins({ tx, effects }, [fields.email])
  return ok({ contactId, playerId })
}

const edit: InTransaction<'contacts-edit'> = async (context, { contactId, ...fields }) => {
  const { actor, tx, effects } = context
  const before = await store.lockContact(tx, contactId, actor.playerId)
  if (before === undefined) return refuse('contact-not-found')
  if (before.playerId === null) return refuse('contact-claimed')
  await store.lockKeeper(tx, before)
  if (fields.email !== null && (await store.isAddressTaken(tx, before, fields.email, contactId)))
    return refuse('contact-address-taken')
  const formerEmails = await findFormer(tx, before, fields.email)
  if (formerEmails === null) return refuse('contact-address-changes', { n: formerAddressesMax })
  await store.updateContact(tx, before, { ...fields, linkKey: createLinkKey(), formerEmails })
  await publishTwins({ tx, effects }, [before.email, fields.email])
  await publishStandIns(context, [before.playerId])
  effects.publish(...(await contactReachTopics(tx, [contactId])))
  return done
}

/**
 * Former addresses to keep with a new one. The replaced address only counts when it didn't bounce
 * and the contact has or had places.
 */
async function findFormer(
  tx: Database,
  { email, formerEmails, bounced, playerId }: store.ContactRow,
  next: string | null,
): Promise<string[] | null> {
  const hasSay = bounced === null && playerId !== null && (await store.hasPlaces(tx, playerId))
  return moveAddress(
    { email: hasSay ? email : null, formerEmails },
    next === null ? null : toAddress(next),
  )
}

const remove: InTransaction<'contacts-remove'> = async (context, { contactId }) => {
  const { actor, tx } = context
  const contact = await store.lockContact(tx, contactId, actor.playerId)
  if (contact === undefined) return refuse('contact-not-found')
  await endContacts(context, [contact])
  return done
}

const renewLink: InTransaction<'contacts-renewLink'> = async (
  { actor, tx, deps },
  { contactId },
) => {
  const contact = await store.lockContact(tx, contactId, actor.playerId)
  if (contact === undefined) return refuse('contact-not-found')
  if (contact.playerId === null) return refuse('contact-claimed')
  const linkKey = createLinkKey()
  await store.saveLinkKey(tx, contactId, linkKey)
  return ok({ link: toLinkPath(deps.linkKeys, linkKey) })
}

const noteSent: InTransaction<'contacts-noteSent'> = async ({ actor, tx, now }, { contactId }) => {
  const contact = await store.lockContact(tx, contactId, actor.playerId)
  if (contact === undefined) return refuse('contact-not-found')
  if (contact.playerId === null) return refuse('contact-claimed')
  await store.saveSent(tx, contactId, now)
  return done
}

const keepers: InTransaction<'contacts-keepers'> = async ({ tx, actor }) =>
  ok(await findKeepers(tx, actor.playerId))

const countKept: InTransaction<'contacts-count'> = async ({ tx, actor, now }, { keeper }) => {
  const kept = await permitKeeper(tx, actor, keeper)
  return kept.ok ? ok(await countList(tx, kept.value, now)) : kept
}

export const contactHandlers = defineHandlers({
  'contacts-keepers': keepers,
  'contacts-add': add,
  'contacts-edit': edit,
  'contacts-remove': remove,
  'contacts-renewLink': renewLink,
  'contacts-noteSent': noteSent,
  'contacts-count': countKept,
})
