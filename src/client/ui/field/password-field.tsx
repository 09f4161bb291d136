// A password, hidden until its eye is pressed.
import { useState } from 'react'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { Input } from 'react-aria-components/Input'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { IconButton } from '../icon-button.tsx'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'children' | 'className' | 'isInvalid' | 'validate' | 'type' | 'autoComplete'
> &
  FieldWords & {
    autoComplete: 'current-password' | 'new-password'
    showLabel: string
  }

export function PasswordField({
  label,
  description,
  error,
  showLabel,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      className={fieldStack}
    >
      <FieldLabel label={label} />
      <span className="relative">
        <Input
          spellCheck={false}
          autoCapitalize="none"
          className={clsx(fieldBox, fieldFocus, 'pr-12')}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={showLabel}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
          className="absolute! top-0.5 right-0.5"
        />
      </span>
      <FieldNotes description={description} error={error} />
    </TextField>
  )
}
