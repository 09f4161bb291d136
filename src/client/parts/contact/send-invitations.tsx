// "Send invitations": everyone of a list that has an address and was not invited yet gets their
// personal link by e-mail, once it is confirmed to how many.
import type { Keeper } from '#contract/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type SendInvitationsProps = {
  keeper: Keeper
  unsent: number
  variant?: NonNullable<ButtonProps['variant']>
  onSent?: () => void
}

/** Nothing where there is no one to send to. */
export function SendInvitations({
  keeper,
  unsent,
  variant = 'primary',
  onSent,
}: SendInvitationsProps) {
  const t = useTexts(contactsTexts)
  const { busy, run } = useBusy<'send'>()
  if (unsent === 0 && busy === null) return null
  const send = () =>
    run('send', async () => {
      const isMeant = await confirmUser({
        title: t.sendTitle({ n: unsent }),
        text: t.sendText({ n: unsent }),
        confirm: t.sendConfirm,
      })
      if (!isMeant) return
      const answer = await call('contacts-sendInvitations', { keeper, contactIds: 'all' })
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      const { queued: n, left } = answer.value
      const title = left === 0 ? t.sent({ n }) : t.sentSome({ n, left })
      void showToast({ title, closeLabel: t.close })
      onSent?.()
    })
  return (
    <Button variant={variant} isPending={busy === 'send'} onPress={() => void send()}>
      {t.send({ n: unsent })}
    </Button>
  )
}
