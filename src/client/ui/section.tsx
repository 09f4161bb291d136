// A titled part of a page.
import type { ReactNode } from 'react'

export function Section({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-3 pt-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="min-w-0">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
