// Reminds invitees without an answer, after a confirmation, because it reaches many people at once.
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function useRemind(eventId: string): { isBusy: boolean; remind: () => Promise<void> } {
  const t = useTexts(inviteesTexts)
  const { busy, run } = useBusy<'remind'>()
  const remind = () =>
    run('remind', async () => {
      const isSure = await confirmUser({
        title: t.remindTitle,
        text: t.remindText,
        confirm: t.remindConfirm,
      })
      if (!isSure) return
      const answered = await call('events-remindInvitees', { eventId })
      if (!answered.ok) return alertUser(refusalText(answered.refusal))
      void showToast({ title: t.reminded({ n: answered.value.reminded }) })
    })
  return { isBusy: busy === 'remind', remind }
}
