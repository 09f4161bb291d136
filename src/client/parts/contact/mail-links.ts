// Invites contacts to an event and sends their personal links. Each function shows refusals and
// returns true when done.
import type { Keeper } from '#contract/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { formatMailed } from '../../session/stays-mail.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

export async function inviteListTo(
  eventId: string,
  keeper: Keeper,
  parts: readonly string[][],
): Promise<boolean> {
  for (const contactIds of parts) {
    const answer = await call('events-inviteContacts', { eventId, keeper, contactIds })
    if (!answer.ok) {
      await alertUser(refusalText(answer.refusal))
      return false
    }
  }
  return true
}

export async function mailLinks(keeper: Keeper, contactIds: 'all' | string[]): Promise<boolean> {
  const t = pick(contactsTexts)
  const answer = await call('contacts-sendInvitations', { keeper, contactIds })
  if (!answer.ok) {
    await alertUser(refusalText(answer.refusal))
    return false
  }
  const { queued: n, left } = answer.value
  const title = await formatMailed(left === 0 ? t.sent({ n }) : t.sentSome({ n, left }))
  void showToast({ title })
  return true
}
