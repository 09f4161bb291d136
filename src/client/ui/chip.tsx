// A filter that is on or off, in a row of others.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'

export type ChipProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

export function Chip({ isOn, onChange, isDisabled = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className={clsx(
        'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm font-semibold transition outline-none select-none focus-visible:ring-focus disabled:cursor-default disabled:opacity-45',
        isOn ? 'border-brand bg-soft text-brand' : 'border-line bg-card text-fg hover:border-field',
      )}
    >
      {isOn && <Check aria-hidden size={16} strokeWidth={2.5} />}
      {children}
    </button>
  )
}
