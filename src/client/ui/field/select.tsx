// Selects one of a few options with the device's own list, familiar and free of code. For many, use
// a Sheet with a SearchField and a List; for two to four, Segmented shows all at once.
import { useId } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { fieldBox, fieldFocus, fieldStack } from './field-classes.ts'
import type { FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

export type SelectProps<Id extends string> = FieldWords & {
  options: readonly { id: Id; label: string }[]
  value: Id | null
  onChange: (id: Id) => void
  isBare?: boolean
}

export const Select = memoField(SelectView)

function SelectView<Id extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  isBare = false,
}: SelectProps<Id>) {
  const id = useId()
  const choose = (chosenId: string) => {
    const chosen = options.find((option) => option.id === chosenId)
    if (chosen !== undefined) onChange(chosen.id)
  }
  const note = error ?? description
  const isInvalid = error !== undefined
  return (
    <div className={fieldStack}>
      <label htmlFor={id} className={isBare ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <span className="relative grid items-center">
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => choose(target.value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={clsx(
            fieldBox,
            fieldFocus,
            'cursor-pointer appearance-none truncate pr-12 aria-invalid:border-bad',
          )}
        >
          {value === null && <option value="" disabled hidden aria-label={label} />}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden
          className="pointer-events-none absolute right-3.5 text-muted"
        />
      </span>
      {note !== undefined && (
        <span
          id={`${id}-note`}
          className={clsx('text-sm', isInvalid ? 'font-medium text-bad' : 'text-muted')}
        >
          {note}
        </span>
      )}
    </div>
  )
}
