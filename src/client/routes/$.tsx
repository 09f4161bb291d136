// Unknown addresses: shows a message and leads home at once. The message stays visible while home
// loads.
import { useEffect, useRef } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundTexts } from '#words/en/app/not-found.ts'
import { openPalette } from '../app/keys/open-palette.ts'
import { useTexts } from '../i18n/texts.ts'
import { GoTo } from '../navigation/go-to.tsx'
import { Picture } from '../parts/picture/picture.tsx'
import { showToast } from '../ui/overlay/toasts.tsx'

export const Route = createFileRoute('/$')({ component: NotFound })

function NotFound() {
  const t = useTexts(notFoundTexts)
  const { _splat: path = '' } = Route.useParams()
  const isTold = useRef(false)
  useEffect(() => {
    if (!isTold.current)
      void showToast({
        title: t.outOfBounds,
        text: t.lookedFor({ path: cut(path) }),
        tone: 'info',
        action: { label: t.search, onPress: openPalette },
      })
    isTold.current = true
  }, [t, path])
  return (
    <>
      <div className="flex flex-col items-center gap-2 p-8 text-center text-lg font-bold">
        <Picture name="not-found" />
        <p>{t.outOfBounds}</p>
      </div>
      <GoTo to="/" />
    </>
  )
}

const shownLength = 60

const cut = (path: string): string =>
  path.length > shownLength ? `${path.slice(0, shownLength)}…` : path
