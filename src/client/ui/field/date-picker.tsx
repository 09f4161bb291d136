// A calendar day by the device's own picker, which is fastest on a phone; React Aria's would cost
// 25 kB on every form. Values are 'yyyy-MM-dd'.
import { clsx } from 'clsx'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

export type DatePickerProps = FieldWords & {
  value: string | null
  onChange: (day: string | null) => void
  min?: string
  max?: string
  name?: string
  isDisabled?: boolean
}

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
