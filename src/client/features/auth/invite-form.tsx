// The e-mail form for people who came by a personal link or a link to an event or club. The mailed
// link continues there in any browser, and every address gets the same answer.
import { useState, type FormEvent } from 'react'
import { Mail } from 'lucide-react'
import { toLegalPage } from '#domain/onboarding/public-paths.ts'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { inviteTexts } from '#words/en/auth/invite.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldText, isAllRight, readEmail } from './auth-fields.ts'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'
import { EmailField } from './email-field.tsx'
import { LinkSent } from './link-sent.tsx'

type Props = {
  wanted: WantedPage | null
  onPassword: () => void
  onNotAdmitted: () => void
  onSignedIn: () => void
  onCode: () => void
}

export function InviteForm({ wanted, onPassword, onNotAdmitted, onSignedIn, onCode }: Props) {
  const t = useTexts(inviteTexts)
  const problems = useTexts(authProblemTexts)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = readEmail(fieldText(form, 'email'))
    setWrong(email === null)
    setTrouble(null)
    if (!isAllRight(form, email === null ? { email: 'bad-email' } : {}) || email === null) return
    setPending(true)
    const answer = await auth.askForLink(email, wanted)
    setPending(false)
    setSentTo(answer.ok ? email : null)
    if (answer.ok) return
    setTrouble(answer.problem)
    if (answer.problem === 'not-admitted') onNotAdmitted()
  }

  if (sentTo !== null)
    return (
      <LinkSent
        email={sentTo}
        text={wanted === null ? t.sentAlone : t.sentText}
        wanted={wanted}
        onSignedIn={onSignedIn}
        onCode={onCode}
        onElse={() => setSentTo(null)}
      />
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      <EmailField autoComplete="email" error={isWrong ? problems['bad-email'] : undefined} />
      <Button type="submit" size="lg" isPending={isPending}>
        {!isPending && <Mail aria-hidden size={20} />}
        {t.send}
      </Button>
      <Agreement />
      <Button variant="ghost" onPress={onPassword}>
        {t.usePassword}
      </Button>
    </form>
  )
}

function Agreement() {
  const t = useTexts(inviteTexts)
  const words = useTexts(authTexts)
  const link = 'font-semibold text-brand underline underline-offset-2'
  return (
    <p className="text-sm text-muted">
      {t.agreeStart}{' '}
      <a href={toLegalPage('terms')} target="_blank" className={link}>
        {words.terms}
      </a>{' '}
      {t.agreeAnd}{' '}
      <a href={toLegalPage('privacy')} target="_blank" className={link}>
        {words.privacy}
      </a>
    </p>
  )
}
