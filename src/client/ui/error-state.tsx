// A failed load: what happened, and a retry button.
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { kit } from './words/kit.ts'

export type ErrorStateProps = {
  title: string
  text?: string
  picture?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
}

export function ErrorState({ title, text, picture, onRetry, retryLabel }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      {picture ?? (
        <span className="mb-1 grid size-16 place-items-center rounded-2xl bg-bad-soft text-bad">
          <TriangleAlert aria-hidden size={32} strokeWidth={1.75} />
        </span>
      )}
      <p className="text-lg font-bold text-balance">{title}</p>
      {text !== undefined && <p className="max-w-sm text-pretty text-muted">{text}</p>}
      {onRetry !== undefined && (
        <Button variant="plain" className="mt-3" onPress={onRetry}>
          {retryLabel ?? kit.tryAgain}
        </Button>
      )}
    </div>
  )
}
