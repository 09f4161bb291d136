// An inline message of success or failure.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'

const looks = {
  good: ['bg-soft text-brand', CircleCheck],
  info: ['bg-cool-soft text-cool', Info],
  bad: ['bg-bad-soft text-bad', TriangleAlert],
} as const satisfies Record<string, readonly [string, LucideIcon]>

export function Notice({
  tone = 'info',
  children,
}: {
  tone?: keyof typeof looks
  children: ReactNode
}) {
  const [look, Icon] = looks[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx('flex animate-fade items-start gap-3 rounded-xl px-4 py-3 font-medium', look)}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
