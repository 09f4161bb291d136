// Choose one of a few. For many, use a Sheet with a SearchField and a List; for two to four, Segmented shows all at once.
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { fieldBox, fieldFocus, fieldStack, optionLook, popoverLook } from './look.ts'

type Option<Id extends string> = { id: Id; label: string; detail?: string }

export type SelectProps<Id extends string> = FieldWords & {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
  placeholder?: string
  name?: string
  isDisabled?: boolean
  isRequired?: boolean
}

/** A labelled list that opens on press. `value` null shows the placeholder. */
export function Select<Id extends string>({ label, description, error, options, value, onChange, ...props }: SelectProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.id === key)
    if (chosen !== undefined) onChange(chosen.id)
  }
  return (
    <AriaSelect {...props} value={value} onChange={choose} isInvalid={error !== undefined} className={fieldStack}>
      <FieldLabel label={label} />
      <Button className={clsx(fieldBox, fieldFocus, 'flex cursor-pointer items-center justify-between gap-2 text-left', error !== undefined && 'border-bad')}>
        <SelectValue className="min-w-0 truncate placeholder-shown:text-muted">{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={clsx(popoverLook, 'min-w-(--trigger-width)')}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/** One choice of the open list. */
function OptionRow({ option }: { option: Option<string> }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={clsx(optionLook, 'group justify-between')}>
      <span className="min-w-0">
        <span className="block truncate group-selected:font-semibold">{option.label}</span>
        {option.detail !== undefined && <span className="block truncate text-sm text-muted">{option.detail}</span>}
      </span>
      <Check size={18} aria-hidden className="invisible shrink-0 text-brand group-selected:visible" />
    </ListBoxItem>
  )
}
