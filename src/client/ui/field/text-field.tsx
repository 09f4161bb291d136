// A text field, multi-line with `rows`. `maxLength` limits typing; `countTo` only counts, for a
// limit that an error explains. Both count characters as people see them.
import { useState } from 'react'
import { clsx } from 'clsx'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { countCharacters, firstCharacters, unitsPerCharacter } from '#domain/shared/characters.ts'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'isInvalid' | 'validate'
> &
  FieldWords & {
    placeholder?: string
    rows?: number
    countTo?: number
  }

export const TextField = memoField(TextFieldView)

function TextFieldView({
  label,
  description,
  error,
  placeholder,
  rows,
  countTo,
  maxLength,
  onChange,
  ...props
}: TextFieldProps) {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const count = countTo === undefined ? '' : `${countCharacters(props.value ?? typed)}/${countTo}`
  const change = (text: string) => {
    const kept = maxLength === undefined ? text : firstCharacters(text, maxLength)
    setTyped(kept)
    onChange?.(kept)
  }
  const hint = placeholder === undefined ? {} : { placeholder }
  return (
    <AriaTextField
      {...props}
      {...(maxLength !== undefined && { maxLength: maxLength * unitsPerCharacter })}
      onChange={change}
      isInvalid={error !== undefined}
      className={fieldStack}
    >
      <FieldLabel label={label} />
      {rows === undefined ? (
        <Input {...hint} className={clsx(fieldBox, fieldFocus)} />
      ) : (
        <TextArea {...hint} rows={rows} className={clsx(fieldBox, fieldFocus, 'resize-y py-3')} />
      )}
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <FieldNotes description={description} error={error} />
        </div>
        {count !== '' && <span className="shrink-0 text-sm text-muted tabular-nums">{count}</span>}
      </div>
    </AriaTextField>
  )
}
