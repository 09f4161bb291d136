// "Send invitations": mails the personal link to all contacts with an address who weren't invited
// yet, after choosing the event and confirming the number.
import { Suspense, useState } from 'react'
import type { Keeper } from '#contract/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { formatMailed } from '../../session/stays-mail.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { mailLinks } from './mail-links.ts'

const SendLinksSheet = lazyPart(() => import('./send-links-sheet.tsx'), 'SendLinksSheet')

type SendInvitationsProps = {
  keeper: Keeper
  unsent: number
  variant?: NonNullable<ButtonProps['variant']>
  isEventChosen?: boolean
  onSent?: () => void
}

export function SendInvitations({
  keeper,
  unsent,
  variant = 'primary',
  isEventChosen = false,
  onSent,
}: SendInvitationsProps) {
  const t = useTexts(contactsTexts)
  const { busy, run } = useBusy<'send'>()
  const [isChoosing, setChoosing] = useState(false)
  if (unsent === 0 && busy === null && !isChoosing) return null
  const send = () =>
    run('send', async () => {
      const isMeant = await confirmUser({
        title: t.sendTitle({ n: unsent }),
        text: await formatMailed(t.sendText({ n: unsent })),
        confirm: t.sendConfirm,
      })
      if (isMeant && (await mailLinks(keeper, 'all'))) onSent?.()
    })
  return (
    <>
      <Button
        variant={variant}
        isPending={busy === 'send'}
        onPress={() => (isEventChosen ? void send() : setChoosing(true))}
      >
        {t.send({ n: unsent })}
      </Button>
      {isChoosing && (
        <Suspense>
          <SendLinksSheet
            keeper={keeper}
            unsent={unsent}
            onSent={() => {
              setChoosing(false)
              onSent?.()
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
