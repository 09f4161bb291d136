import { authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { rememberedEmail } from './auth-fields.ts'

type EmailFieldProps = {
  autoComplete: 'email' | 'username' | 'username webauthn'
  error: string | undefined
}

export function EmailField({ autoComplete, error }: EmailFieldProps) {
  const { email } = useTexts(authTexts)
  return (
    <TextField
      label={email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      defaultValue={rememberedEmail()}
      error={error}
    />
  )
}
