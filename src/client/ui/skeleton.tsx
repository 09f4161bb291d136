// Gray placeholders for loading content, so that the layout doesn't jump.
import { clsx } from 'clsx'
import { kit } from './words/kit.ts'

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-lg bg-line', className)} />
}

export function SkeletonList({ label, rows = 4 }: { label?: string; rows?: number }) {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{label ?? kit.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex flex-col gap-2 rounded-2xl border border-line bg-card p-4">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </output>
  )
}
