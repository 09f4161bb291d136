// The overlays that shortcuts open: the palette and the list of shortcuts. Loaded on first use.
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Palette } from '../palette/palette.tsx'

const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'), 'ShortcutSheet')

export type OverPageShows = 'palette' | 'shortcuts' | null

export function OverPage({
  shows,
  onShow,
}: {
  shows: OverPageShows
  onShow: (shows: OverPageShows) => void
}) {
  const close = () => onShow(null)
  if (shows === 'palette') return <Palette onClose={close} onShowKeys={() => onShow('shortcuts')} />
  return (
    shows === 'shortcuts' && (
      <Suspense>
        <ShortcutSheet onClose={close} />
      </Suspense>
    )
  )
}
