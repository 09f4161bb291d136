// A number with its label; several stand side by side in a <dl>.
import type { ReactNode } from 'react'

export type StatProps = {
  label: string
  value: ReactNode
  isMain?: boolean
}

export function Stat({ label, value, isMain = false }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-sm leading-tight text-muted">{label}</dt>
      <dd
        className={
          isMain
            ? 'font-display text-3xl font-extrabold tracking-tight tabular-nums'
            : 'text-xl font-bold tabular-nums'
        }
      >
        {value}
      </dd>
    </div>
  )
}
