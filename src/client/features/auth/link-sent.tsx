// Shown after a sign-in mail was sent: its code can be typed here when the link doesn't open in
// this browser.
import { useState } from 'react'
import { signInCodeDigits } from '#domain/account/account.ts'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import { linkSentTexts } from '#words/en/auth/link-sent.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MailCode } from '../../parts/account/mail-code.tsx'
import { auth } from '../../session/auth.ts'
import { resetForNewSession } from '../../session/sign-out.ts'
import { useStaysMail } from '../../session/stays-mail.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { authTroubleText } from './auth-trouble.ts'

type Props = {
  email: string
  text?: string
  wanted: WantedPage | null
  onSignedIn: () => void
  onCode: () => void
  onElse: () => void
}

export function LinkSent({ email, text, wanted, onSignedIn, onCode, onElse }: Props) {
  const t = useTexts(linkSentTexts)
  const staysMail = useStaysMail()
  const [isAgain, setAgain] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isPending, setPending] = useState(false)

  async function give(code: string) {
    const answer = await auth.signInByCode(email, code)
    if (answer.ok) {
      resetForNewSession()
      onSignedIn()
      return null
    }
    if (answer.problem !== 'code-needed') return authTroubleText(answer.problem)
    onCode()
    return null
  }

  async function sendAgain() {
    setTrouble('')
    setPending(true)
    const answer = await auth.askForLink(email, wanted)
    setPending(false)
    setAgain(answer.ok)
    if (!answer.ok) setTrouble(authTroubleText(answer.problem))
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice tone={staysMail ? 'info' : 'good'}>
        <p className="font-bold wrap-anywhere">
          {staysMail ? t.unsent({ email }) : t.sent({ email })}
        </p>
        <p>{staysMail ? t.unsentText : (text ?? t.text)}</p>
      </Notice>
      {trouble !== '' && <Notice tone="bad">{trouble}</Notice>}
      <MailCode digits={signInCodeDigits} hint={t.hint} confirmLabel={t.signIn} give={give} />
      <div className="flex flex-col">
        <Button variant="ghost" isPending={isPending} onPress={() => void sendAgain()}>
          {isAgain ? (staysMail ? t.madeAgain : t.sentAgain) : t.again}
        </Button>
        <Button variant="ghost" onPress={onElse}>
          {t.other}
        </Button>
      </div>
    </div>
  )
}
