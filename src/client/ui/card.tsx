// A raised ground that groups what belongs together.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { cardClasses } from './button-classes.ts'

/** A card; for one that is a link put `cardLook({ interactive: true })` on the link instead. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(cardClasses(), className)}>{children}</div>
}
