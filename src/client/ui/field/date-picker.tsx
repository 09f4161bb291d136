// A calendar day, picked with the device's own picker: nothing is quicker on a phone, and React
// Aria's costs 25 kB on every form. Days travel as 'yyyy-MM-dd'.
import { clsx } from 'clsx'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

export type DatePickerProps = FieldWords & {
  /** 'yyyy-MM-dd'. */
  value: string | null
  onChange: (day: string | null) => void
  /** First and last day that can be chosen. */
  min?: string
  max?: string
  name?: string
  isDisabled?: boolean
}

/** A labelled day. */
export const DatePicker = memoField(DatePickerView)

function DatePickerView({
  label,
  description,
  error,
  value,
  onChange,
  min,
  max,
  ...props
}: DatePickerProps) {
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  return (
    <TextField
      {...props}
      type="date"
      value={value ?? ''}
      onChange={(day) => onChange(day === '' ? null : day)}
      isInvalid={error !== undefined}
      className={fieldStack}
    >
      <FieldLabel label={label} />
      <Input {...limits} className={clsx(fieldBox, fieldFocus, 'appearance-none tabular-nums')} />
      <FieldNotes description={description} error={error} />
    </TextField>
  )
}
