// The menu over the screen; its code loads when it first opens.
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { Me } from '../../session/use-me.ts'

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx'), 'MenuSheet')

export function MenuPanel({
  me,
  isOpen,
  onClose,
}: {
  me: Me | undefined
  isOpen: boolean
  onClose: () => void
}) {
  if (!isOpen) return null
  return (
    <Suspense>
      <MenuSheet me={me} onClose={onClose} />
    </Suspense>
  )
}
