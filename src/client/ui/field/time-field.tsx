// A time of day in steps, by the device's own picker, which shows 12 or 24 hours as the device
// does. Values are 'HH:mm'; a value between steps is rounded on blur, because some devices ignore
// the step.
import { clsx } from 'clsx'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'
import { roundedToStep } from './time-step.ts'

export type TimeFieldProps = FieldWords & {
  value: string | null
  onChange: (time: string | null) => void
  stepMinutes: number
  name?: string
  isDisabled?: boolean
}

export const TimeField = memoField(TimeFieldView)

function TimeFieldView({
  label,
  description,
  error,
  value,
  onChange,
  stepMinutes,
  ...props
}: TimeFieldProps) {
  const round = () => (value === null ? undefined : onChange(roundedToStep(value, stepMinutes)))
  return (
    <TextField
      {...props}
      type="time"
      value={value ?? ''}
      onChange={(time) => onChange(time === '' ? null : time.slice(0, 5))}
      onBlur={round}
      isInvalid={error !== undefined}
      className={fieldStack}
    >
      <FieldLabel label={label} />
      <Input
        step={stepMinutes * 60}
        className={clsx(fieldBox, fieldFocus, 'appearance-none tabular-nums')}
      />
      <FieldNotes description={description} error={error} />
    </TextField>
  )
}
