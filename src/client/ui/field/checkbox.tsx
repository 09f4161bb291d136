// A check box, which takes effect when the form is submitted.
import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { memoField } from './memo-field.tsx'

export type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className'> & {
  children: ReactNode
}

export const Checkbox = memoField(CheckboxView)

function CheckboxView({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className="group flex min-h-11 min-w-11 cursor-pointer items-center gap-3 disabled:cursor-default disabled:opacity-50"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-field text-on-brand transition group-focus-visible:ring-focus group-data-invalid:border-bad group-selected:border-brand group-selected:bg-brand">
        <Check size={20} strokeWidth={3} aria-hidden className="invisible group-selected:visible" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaCheckbox>
  )
}
