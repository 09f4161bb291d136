// The way from a refused publication to the proof of the address: the event is kept first, then
// the settings open where the mail can be asked for.
import { useNavigate } from '@tanstack/react-router'
import { eventProofTexts } from '#words/en/event-form/event-proof.ts'
import { useTexts } from '../../i18n/texts.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'

/** Asks whether to keep the event and confirm the address; `keep` answers whether it was kept. */
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
