// Buttons for Google, X and Facebook, if this installation has them switched on. The person leaves
// for the provider and returns to Home.
import { useState } from 'react'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'
import { BrandMark } from './brand-marks.tsx'

const names = { google: 'Google', twitter: 'X', facebook: 'Facebook' } as const
const inOrder = ['google', 'twitter', 'facebook'] as const

export function useAuthMethods() {
  const { data, again } = useRead('auth-methods', {})
  const providers = inOrder.filter((provider) => data?.[provider] === true)
  return { providers, registration: data?.registration ?? 'open', again }
}

type Props = {
  providers: readonly SocialProvider[]
  onLeave: () => void
  isFolded?: boolean
}

export function SocialButtons({ providers, onLeave, isFolded = false }: Props) {
  const t = useTexts(authTexts)
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null)
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  if (providers.length === 0) return null

  async function leave(provider: SocialProvider) {
    setTrouble(null)
    setLeavingTo(provider)
    onLeave()
    const answer = await auth.startSocial(provider)
    if (answer.ok) return location.assign(answer.value)
    setLeavingTo(null)
    setTrouble(answer.problem)
  }

  return (
    <div className="flex flex-col gap-3">
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="plain"
          isPending={leavingTo === provider}
          isDisabled={leavingTo !== null && leavingTo !== provider}
          onPress={() => void leave(provider)}
        >
          {leavingTo !== provider && <BrandMark provider={provider} />}
          {t.with({ provider: names[provider] })}
        </Button>
      ))}
      {!isFolded && (
        <div className="flex items-center gap-3 pt-2 text-sm text-muted">
          <hr className="flex-1 border-line" />
          <p>{t.or}</p>
          <hr className="flex-1 border-line" />
        </div>
      )}
    </div>
  )
}
