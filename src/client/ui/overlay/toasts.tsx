// Short news that needs no answer. The code of the region loads with the first toast, so that a
// page without news does not pay for it.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { ToastWords } from './toast.tsx'

const ToastView = lazyPart(async () => ({ default: (await import('./toast.tsx')).ToastView }))

let isNeeded = false
const listeners = new Set<() => void>()

/** Shows a toast; resolves when it is in the queue. */
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

/** To stand once in the shell. */
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
