// Signs in with a passkey: by a button, or from the browser's suggestion in the e-mail field.
// Loaded with the sign-in screen only.
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth, type AuthAnswer, type AuthProblem } from '../../session/auth.ts'
import { resetForNewSession } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'

type Outcome = AuthAnswer | { ok: false; problem: 'given-up' | 'passkey-failed' }

const toldProblems: ReadonlySet<AuthProblem> = new Set<AuthProblem>([
  'no-answer',
  'passkey-unverified',
])

/** Closing the browser's dialog, or never choosing, shows no error. */
async function signInByPasskey(isOffer: boolean): Promise<Outcome> {
  const options = await auth.passkeyOptions('authenticate')
  if (!options.ok) return options
  const given = await startAuthentication({
    optionsJSON: options.value as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffer,
  }).catch(() => null)
  if (given === null) return { ok: false, problem: 'given-up' }
  const answer = await auth.signInByPasskey(given)
  const isTold = answer.ok || typeof answer.problem === 'object' || toldProblems.has(answer.problem)
  return isTold ? answer : { ok: false, problem: 'passkey-failed' }
}

type Props = {
  onSignedIn: () => void
  onTrouble: () => void
}

export function PasskeyButton({ onSignedIn, onTrouble }: Props) {
  const t = useTexts(authTexts)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)

  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  })

  const settle = useCallback(
    (answer: Outcome) => {
      if (answer.ok) {
        resetForNewSession()
        return signedIn.current()
      }
      setPending(false)
      if (answer.problem === 'given-up') return
      onTrouble()
      setTrouble(answer.problem)
    },
    [onTrouble],
  )

  useEffect(() => {
    let isGone = false
    void browserSupportsWebAuthnAutofill().then(async (isOffered) => {
      const answer = isOffered && !isGone ? await signInByPasskey(true) : null
      if (
        answer !== null &&
        !isGone &&
        (answer.ok ||
          answer.problem === 'passkey-failed' ||
          answer.problem === 'passkey-unverified')
      )
        settle(answer)
    })
    return () => {
      isGone = true
    }
  }, [settle])

  async function press() {
    setTrouble(null)
    setPending(true)
    settle(await signInByPasskey(false))
  }

  if (!browserSupportsWebAuthn()) return null
  return (
    <>
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      <Button variant="plain" className="w-full" isPending={isPending} onPress={() => void press()}>
        {!isPending && <KeyRound aria-hidden size={20} />}
        {t.passkey}
      </Button>
    </>
  )
}
