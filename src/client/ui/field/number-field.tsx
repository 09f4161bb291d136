// A whole number, typed or changed by two buttons.
import { useEffectEvent, useLayoutEffect } from 'react'
import { clsx } from 'clsx'
import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { numberTexts } from '#words/en/app/number.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../button-classes.ts'
import { impossibleMark } from '../impossible.ts'
import { fieldBox, fieldFocusWithin, fieldStack } from './field-classes.ts'
import { FieldLabel, FieldNotes, type FieldWords } from './field-parts.tsx'
import { memoField } from './memo-field.tsx'

/**
 * onChange fires while typing, even outside the limits: an invalid number is rejected, never
 * silently changed.
 */
type Kept =
  | {
      value: number
      onChange: (value: number) => void
      /**
       * What an emptied field means once it is left; without it the field goes back to what it was.
       */ empty?: number
    }
  | {
      value: number | null
      onChange: (value: number | null) => void
      empty: null
    }

export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  | 'children'
  | 'className'
  | 'isInvalid'
  | 'validate'
  | 'value'
  | 'onChange'
  | 'formatOptions'
  | 'commitBehavior'
> &
  FieldWords &
  Kept

/** No separators or fractions, so that typed text is never reformatted. */
const whole = { useGrouping: false, maximumFractionDigits: 0 } as const

export const NumberField = memoField(NumberFieldView)

function NumberFieldView(field: NumberFieldProps) {
  const { label, description, error, onChange: _onChange, empty, value, ...props } = field
  const t = useTexts(numberTexts)
  const impossible = value !== null && isOutside(value, props)
  const words =
    error ??
    (impossible
      ? t.range({ min: props.minValue ?? 0, max: props.maxValue ?? '', step: props.step ?? 1 })
      : undefined)
  const follow = (typed: number) => {
    if (Number.isNaN(typed) ? empty === null && value !== null : typed !== value) tell(field, typed)
  }
  return (
    <AriaNumberField
      {...props}
      value={value ?? Number.NaN}
      onChange={(typed) => tell(field, typed)}
      formatOptions={whole}
      commitBehavior="validate"
      isInvalid={words !== undefined}
      className={fieldStack}
    >
      {({ state }) => (
        <>
          <FieldLabel label={label} />
          <Group className={clsx(fieldBox, fieldFocusWithin, 'flex items-center px-1')}>
            <StepButton slot="decrement" icon={Minus} />
            <Input
              {...(impossible ? impossibleMark : {})}
              className="w-full min-w-0 bg-transparent text-center text-base tabular-nums outline-none"
            />
            <StepButton slot="increment" icon={Plus} />
          </Group>
          <FieldNotes description={description} error={words} />
          <Following typed={state.numberValue} onTyped={follow} />
        </>
      )}
    </AriaNumberField>
  )
}

function tell(field: Kept, typed: number): void {
  if (!Number.isNaN(typed)) field.onChange(typed)
  else if (field.empty === null) field.onChange(null)
  else if (field.empty !== undefined) field.onChange(field.empty)
}

const isOutside = (
  value: number,
  {
    minValue = -Infinity,
    maxValue = Infinity,
    step = 1,
  }: Pick<AriaNumberFieldProps, 'minValue' | 'maxValue' | 'step'>,
): boolean =>
  value < minValue ||
  value > maxValue ||
  (value - (Number.isFinite(minValue) ? minValue : 0)) % step !== 0

/** React Aria reports a number on blur; this reports it on every key. */
function Following({ typed, onTyped }: { typed: number; onTyped: (typed: number) => void }) {
  const onEach = useEffectEvent(onTyped)
  useLayoutEffect(() => onEach(typed), [typed])
  return null
}

function StepButton({ slot, icon: Icon }: { slot: 'decrement' | 'increment'; icon: LucideIcon }) {
  return (
    <Button slot={slot} className={buttonClasses({ variant: 'ghost', size: 'icon' })}>
      <Icon aria-hidden size={20} />
    </Button>
  )
}
