// Toasts: short news that needs no answer. The region's code loads with the first toast, so that a
// page without news doesn't pay for it.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { ToastWords } from './toast.tsx'

const ToastView = lazyPart(() => import('./toast.tsx'), 'ToastView')

let isNeeded = false
const listeners = new Set<() => void>()

export async function showToast(words: ToastWords): Promise<void> {
  isNeeded = true
  for (const listener of listeners) listener()
  const { addToast } = await loadPart(() => import('./toast.tsx'))
  addToast(words)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts() {
  const isShown = useSyncExternalStore(subscribe, () => isNeeded)
  return (
    isShown && (
      <Suspense>
        <ToastView />
      </Suspense>
    )
  )
}
