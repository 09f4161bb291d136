// Selects one of two to four options, all visible.
import { clsx } from 'clsx'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

export type SegmentedProps<Id extends string> = FieldWords & {
  options: readonly { id: Id; label: string }[]
  value: Id | null
  onChange: (id: Id) => void
  hideLabel?: boolean
  isDisabled?: boolean
}

const segment =
  'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-lg px-2 py-1 text-center text-sm leading-tight font-semibold text-muted outline-none transition ' +
  'hover:text-fg selected:bg-lift selected:text-fg selected:shadow-card focus-visible:ring-focus disabled:opacity-50'

export const Segmented = memoField(SegmentedView)

function SegmentedView<Id extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  hideLabel = false,
  ...props
}: SegmentedProps<Id>) {
  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id)
    if (chosen !== undefined) onChange(chosen.id)
  }
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={choose}
      isInvalid={error !== undefined}
      orientation="horizontal"
      className={fieldStack}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <FieldLabel label={label} />}
      <div
        className={clsx(
          'flex flex-wrap gap-y-1 rounded-xl bg-soft p-1',
          error !== undefined && 'outline outline-bad',
        )}
      >
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={segment}>
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </RadioGroup>
  )
}
