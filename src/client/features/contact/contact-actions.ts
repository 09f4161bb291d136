// The actions on a contact: share its personal link, replace the link, remove the contact.
import { toSmsAddress, toWhatsAppAddress } from '#domain/contact/phone-message.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { copyText } from '../../device/copy-text.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { KeptContact } from './contact-editor.tsx'

async function copyLink(path: string, news: string): Promise<void> {
  const t = pick(contactsTexts)
  const link = new URL(path, location.origin).href
  if (await copyText(link)) await showToast({ title: news })
  else await alertUser(t.copyFailed({ link }))
}

export async function copyContactLink({ link, name }: KeptContact): Promise<void> {
  if (link !== null) await copyLink(link, pick(contactsTexts).copied({ name }))
}

export type PhoneWay = 'whatsapp' | 'sms'

export function messageContact({ link, name, phone }: KeptContact, way: PhoneWay): void {
  if (link === null || phone === null) return
  const text = pick(contactsTexts).phoneText({ name, link: new URL(link, location.origin).href })
  if (way === 'sms') location.assign(toSmsAddress(phone, text))
  else window.open(toWhatsAppAddress(phone, text), '_blank', 'noopener,noreferrer')
}

/** Opens the app and records the link as sent, since the app doesn't report back. */
export async function sendByPhone(contact: KeptContact, way: PhoneWay): Promise<void> {
  messageContact(contact, way)
  await callOrAlert(
    'contacts-noteSent',
    { contactId: contact.contactId },
    { keepalive: true, attempts: 1 },
  )
}

export async function renewContactLink({ contactId, name }: KeptContact): Promise<void> {
  const t = pick(contactsTexts)
  const isMeant = await confirmUser({
    title: t.renewTitle({ name }),
    text: t.renewText,
    confirm: t.renewConfirm,
    isDanger: true,
  })
  if (!isMeant) return
  const answer = await callOrAlert('contacts-renewLink', { contactId })
  if (answer.ok) await copyLink(answer.value.link, t.renewed)
}

export async function removeContact({ contactId, name }: KeptContact): Promise<void> {
  const t = pick(contactsTexts)
  const isMeant = await confirmUser({
    title: t.removeTitle({ name }),
    text: t.removeText,
    confirm: labels.remove,
    isDanger: true,
  })
  if (!isMeant) return
  const answer = await call('contacts-remove', { contactId })
  if (answer.ok || answer.refusal.code === 'contact-not-found')
    await showToast({ title: t.removed({ name }) })
  else await alertUser(refusalText(answer.refusal))
}

type Claim = KeptContact['claims'][number]

export async function answerClaimQuestion(
  { contactId, name }: KeptContact,
  { playerId, playerName: player }: Claim,
  isTheirs: boolean,
): Promise<void> {
  const t = pick(contactsTexts)
  const title = t.claimYes({ player, name })
  const isMeant =
    !isTheirs || (await confirmUser({ title, text: t.claimYesText({ name, player }) }))
  if (!isMeant) return
  const answer = await callOrAlert('contacts-answerClaim', { contactId, playerId, isTheirs })
  if (!answer.ok) return
  const done = isTheirs ? t.claimMoved({ player }) : t.claimDeclined
  await showToast({ title: done })
}

export async function takeBackClaimed({ contactId, name }: KeptContact): Promise<void> {
  const t = pick(contactsTexts)
  const isMeant = await confirmUser({
    title: t.undoClaimTitle({ name }),
    text: t.undoClaimText({ name }),
    confirm: t.undoClaimConfirm,
    isDanger: true,
  })
  if (!isMeant) return
  const answer = await callOrAlert('contacts-undoClaim', { contactId })
  if (answer.ok) await showToast({ title: t.undoneClaim({ name }) })
}
