// Reminds invitees without an answer, after a confirmation, because it reaches many people at once.
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
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
      const answered = await callOrAlert('events-remindInvitees', { eventId })
      if (!answered.ok) return
      void showToast({ title: t.reminded({ n: answered.value.reminded }) })
    })
  return { isBusy: busy === 'remind', remind }
}
