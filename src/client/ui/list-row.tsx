// A list row: leading element, title and detail, trailing element. Rows share one card (List) with
// hairlines between them.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export const rowClasses =
  'flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left outline-none transition-colors hover:bg-soft/60 focus-visible:ring-focus focus-visible:-outline-offset-2'

export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card"
    >
      {children}
    </ul>
  )
}

export type RowContentProps = {
  leading?: ReactNode
  title: ReactNode
  detail?: ReactNode
  trailing?: ReactNode
}

export function RowContent({ leading, title, detail, trailing }: RowContentProps) {
  return (
    <>
      {leading}
      <span className="min-w-0 flex-1 basis-24">
        <span className="block truncate font-semibold">{title}</span>
        {detail !== undefined && (
          <span className="block truncate text-sm text-muted">{detail}</span>
        )}
      </span>
      {trailing !== undefined && (
        <span className="relative ml-auto flex shrink-0 items-center gap-1 text-muted">
          {trailing}
        </span>
      )}
    </>
  )
}

export function ListRow({ className, ...content }: RowContentProps & { className?: string }) {
  return (
    <li
      className={clsx('flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 row-lazy', className)}
    >
      <RowContent {...content} />
    </li>
  )
}
