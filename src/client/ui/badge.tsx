// A short text on a tinted background: a kind, a state, a count.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const tones = {
  neutral: 'bg-line/60 text-fg',
  brand: 'bg-soft text-brand',
  warm: 'bg-warm-soft text-warm',
  cool: 'bg-cool-soft text-cool',
  bad: 'bg-bad-soft text-bad',
  solid: 'bg-brand text-on-brand',
  you: 'bg-ball text-on-ball',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2 text-xs font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
