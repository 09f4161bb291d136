// The primary action of a screen, always in reach of the thumb.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export function BottomBar({
  isAlwaysFixed = false,
  children,
}: {
  isAlwaysFixed?: boolean
  children: ReactNode
}) {
  return (
    <div
      data-bar
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]',
        !isAlwaysFixed && 'sm:static sm:z-auto sm:border-0 sm:bg-transparent sm:pb-0',
      )}
    >
      <div
        className={clsx(
          'mx-auto flex max-w-2xl flex-col gap-2 bar-pad',
          isAlwaysFixed ? 'sm:px-6' : 'sm:max-w-none sm:p-0',
        )}
      >
        {children}
      </div>
    </div>
  )
}
