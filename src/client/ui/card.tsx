// A raised surface that groups related content.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { cardClasses } from './button-classes.ts'

/** For a card that is a link put `cardClasses({ interactive: true })` on the link instead. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(cardClasses(), className)}>{children}</div>
}
