// A switch that takes effect at once.
import type { ReactNode } from 'react'
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch'
import { memoField } from './memo-field.tsx'

export type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className'> & {
  children: ReactNode
  detail?: string
}

export const Switch = memoField(SwitchView)

function SwitchView({ children, detail, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="group flex min-h-11 cursor-pointer items-center justify-between gap-4 disabled:cursor-default disabled:opacity-50"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{children}</span>
        {detail !== undefined && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      <span className="h-7 w-12 shrink-0 rounded-full bg-field p-1 transition group-focus-visible:ring-focus group-selected:bg-brand">
        <span className="block size-5 rounded-full bg-white transition group-selected:translate-x-5 group-selected:bg-on-brand" />
      </span>
    </AriaSwitch>
  )
}
