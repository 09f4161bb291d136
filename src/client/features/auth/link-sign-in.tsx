// Opened from a link in an e-mail; one tap uses it. Mail scanners open links, too, but press no
// button.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { resetForNewSession } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'

type Props = {
  token: string
  label: string
  onSignedIn: () => void
  onCode: () => void
  onElse: () => void
}

export function LinkSignIn({ token, label, onSignedIn, onCode, onElse }: Props) {
  const t = useTexts(authTexts)
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  async function use() {
    setPending(true)
    const answer = await auth.signInByLink(token)
    if (answer.ok) {
      resetForNewSession()
      return onSignedIn()
    }
    setPending(false)
    if (answer.problem === 'code-needed') return onCode()
    setTrouble(answer.problem === 'bad-email' ? 'link-expired' : answer.problem)
  }

  return (
    <div className="flex flex-col gap-4">
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      {trouble === null ? (
        <Button size="lg" isPending={isPending} onPress={() => void use()}>
          {label}
        </Button>
      ) : (
        <Button size="lg" onPress={onElse}>
          {t.linkNew}
        </Button>
      )}
    </div>
  )
}
