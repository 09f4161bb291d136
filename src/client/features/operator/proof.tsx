import { useState } from 'react'
import { consoleTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'

type Proven = {
  isAsked: boolean
  password: string
  setPassword: (password: string) => void
  given: { password: string | null }
}

export function useProof(): Proven {
  const { data } = useRead('account-signInMethods', {})
  const [password, setPassword] = useState('')
  const isAsked = data !== undefined && !data.isRecent && data.hasPassword
  return { isAsked, password, setPassword, given: { password: isAsked ? password : null } }
}

export function Proof({ proof }: { proof: Proven }) {
  const t = useTexts(consoleTexts)
  if (!proof.isAsked) return null
  return (
    <PasswordField
      label={t.password}
      description={t.passwordText}
      showLabel={t.showPassword}
      autoComplete="current-password"
      value={proof.password}
      onChange={proof.setPassword}
    />
  )
}
