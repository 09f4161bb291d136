// A failed load: what happened, and a retry button.
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'

export type ErrorStateProps = {
  title: string
  text?: string
  picture?: ReactNode
  retry?: { label: string; onPress: () => void }
}

export function ErrorState({ title, text, picture, retry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      {picture ?? (
        <span className="mb-1 grid size-16 place-items-center rounded-2xl bg-bad-soft text-bad">
          <TriangleAlert aria-hidden size={32} strokeWidth={1.75} />
        </span>
      )}
      <p className="text-lg font-bold text-balance">{title}</p>
      {text !== undefined && <p className="max-w-sm text-pretty text-muted">{text}</p>}
      {retry !== undefined && (
        <Button variant="plain" className="mt-3" onPress={retry.onPress}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
