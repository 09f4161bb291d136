// A whole or stepped number, typed or moved by the two buttons.
import { clsx } from 'clsx'
import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { fieldBox, fieldFocusWithin, fieldStack } from './field-look.ts'
import { buttonLook } from './look.ts'

export type NumberFieldProps = Omit<AriaNumberFieldProps, 'children' | 'className' | 'isInvalid' | 'validate' | 'value' | 'onChange'> & FieldWords & {
  value: number
  /** Always gets a number. */
  onChange: (value: number) => void
  /** What an emptied field means; without it the field goes back to what it was. */
  empty?: number
}

/** A labelled number with minus and plus; limits come as `minValue`, `maxValue` and `step`. */
export function NumberField({ label, description, error, onChange, empty, ...props }: NumberFieldProps) {
  const change = (typed: number) => {
    const value = Number.isNaN(typed) ? empty : typed
    if (value !== undefined) onChange(value)
  }
  return (
    <AriaNumberField {...props} onChange={change} isInvalid={error !== undefined} className={fieldStack}>
      <FieldLabel label={label} />
      <Group className={clsx(fieldBox, fieldFocusWithin, 'flex items-center px-0.5')}>
        <StepButton slot="decrement" icon={Minus} />
        <Input className="w-full min-w-0 bg-transparent text-center text-base tabular-nums outline-none" />
        <StepButton slot="increment" icon={Plus} />
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  )
}

/** React Aria names it in the reader's language. */
function StepButton({ slot, icon: Icon }: { slot: 'decrement' | 'increment'; icon: LucideIcon }) {
  return (
    <Button slot={slot} className={buttonLook({ variant: 'ghost', size: 'icon' })}>
      <Icon aria-hidden size={18} />
    </Button>
  )
}
