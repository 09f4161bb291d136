// Handles publishing that needs a confirmed e-mail address: keeps the event as a draft, then opens
// the settings to request the mail.
import { useNavigate } from '@tanstack/react-router'
import { eventProofTexts } from '#words/en/event-form/event-proof.ts'
import { useTexts } from '../../i18n/texts.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'

export function useProofOffer(): (keep: () => Promise<boolean>) => Promise<void> {
  const t = useTexts(eventProofTexts)
  const navigate = useNavigate()
  return async (keep) => {
    const request = { title: t.title, text: t.text, confirm: t.confirm }
    if (!(await confirmUser(request)) || !(await keep())) return
    const params = { scrollTarget: 'email' }
    await navigate({ to: '/player/settings/{-$scrollTarget}', params })
  }
}
