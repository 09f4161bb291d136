// Enters a match's score in place, with the questions of the sheet. It takes the focus, and Escape
// closes it.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { labels } from '../../ui/words/labels.ts'

export function ScorePlace({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const place = box.current
    place?.querySelector<HTMLElement>('[data-questions] button')?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    place?.addEventListener('keydown', onKeyDown)
    return () => place?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section ref={box} aria-label={title} className="relative flex flex-col gap-3">
      <div data-questions className="flex flex-col gap-3">
        {children}
      </div>
      <IconButton
        icon={X}
        label={labels.close}
        onPress={onClose}
        className="absolute! right-0"
        style={{ top: '-3.25rem' }}
      />
    </section>
  )
}
