import { useState } from 'react'
import { testMailDigits } from '#domain/operator/server-setup.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { MailCode } from '../../parts/account/mail-code.tsx'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { doAct, type Shows } from './use-page.ts'

export function MailStep({
  start: { email, isMailSent },
  title,
  onDone,
}: {
  start: Pick<Shows<'start'>, 'email' | 'isMailSent'>
  title?: string
  onDone: () => void
}) {
  const t = useTexts(setupStepTexts)
  const [isSent, setSent] = useState(false)
  const { busy, run } = useBusy<'send'>()
  const send = () =>
    run('send', async () => {
      if (await doAct({ act: 'testMail' }, t.sent)) setSent(true)
    })
  const prove = async (code: string): Promise<string | null> => {
    const answer = await call('operators-act', { act: 'proveMail', code })
    if (!answer.ok) return refusalText(answer.refusal)
    void showToast({ title: t.proven })
    onDone()
    return null
  }
  const sendButton = (
    <Button
      variant={isSent ? 'ghost' : 'soft'}
      isPending={busy !== null}
      onPress={() => void send()}
    >
      {t.sendTest}
    </Button>
  )
  const goesTo = t.mailGoesTo({ email })
  return (
    <section className={cardClasses()}>
      {title !== undefined && <h2 className="mb-3">{title}</h2>}
      {!isMailSent && <Notice>{t.mailFiles}</Notice>}
      <div className="mt-3">
        {isSent ? (
          <MailCode digits={testMailDigits} hint={goesTo} confirmLabel={t.prove} give={prove}>
            {sendButton}
          </MailCode>
        ) : (
          <>
            <p className="mb-3 break-words text-muted">{goesTo}</p>
            {sendButton}
          </>
        )}
      </div>
    </section>
  )
}
