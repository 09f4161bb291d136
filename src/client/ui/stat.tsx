// One number with what it counts; several stand in a <dl> beside each other.
import type { ReactNode } from 'react'

export type StatProps = {
  label: string
  value: ReactNode
  /** The number the others stand beside. */
  isMain?: boolean
}

/** The number first for the eye, its name first for screen readers. */
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
