// Covers the screen during the first load. It appears late, so that a quick load never shows it.
import { Spinner } from '../spinner.tsx'

export function LoadingOverlay({ label }: { label: string }) {
  return (
    <output className="fixed inset-0 z-40 flex animate-late flex-col items-center justify-center gap-3 bg-bg/80 text-brand">
      <Spinner size={32} />
      <span className="font-semibold text-fg">{label}</span>
    </output>
  )
}
