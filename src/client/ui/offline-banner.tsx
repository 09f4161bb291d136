// Warns that the data on screen may be out of date. It stands in the page flow, so it covers no
// content.
import type { ReactNode } from 'react'
import { CloudOff } from 'lucide-react'

/** Always rendered, so that screen readers announce the text when it appears. */
export function OfflineBanner({
  isOffline,
  children,
}: {
  isOffline: boolean
  children: ReactNode
}) {
  return (
    <output className="block">
      {isOffline && (
        <span className="flex animate-fade items-center justify-center gap-2 bg-warm-soft px-4 py-2 text-sm font-semibold text-warm">
          <CloudOff aria-hidden size={16} className="shrink-0" />
          {children}
        </span>
      )}
    </output>
  )
}
