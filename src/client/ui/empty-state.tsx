// An empty state: what is missing, why, and the next action.
import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

export type EmptyStateProps = {
  title: string
  text?: string
  action?: ReactNode
} & ({ icon: LucideIcon } | { picture: ReactNode })

export function EmptyState({ title, text, action, ...sign }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      {'picture' in sign ? (
        sign.picture
      ) : (
        <span className="mb-1 grid size-16 place-items-center rounded-2xl bg-soft text-brand">
          <sign.icon aria-hidden size={32} strokeWidth={1.75} />
        </span>
      )}
      <p className="text-lg font-bold text-balance">{title}</p>
      {text !== undefined && <p className="max-w-sm text-pretty text-muted">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  )
}
