// What shortcuts open over the page: the palette, or the list of shortcuts. Loaded with the first.
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Palette } from '../palette/palette.tsx'

const ShortcutSheet = lazyPart(async () => ({
  default: (await import('./shortcut-sheet.tsx')).ShortcutSheet,
}))

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
