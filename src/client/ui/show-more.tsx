// The end of a list that has more: a button, which triggers itself near the viewport if
// `isAutomatic`.
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { labels } from './words/labels.ts'

const nearPx = 800

export type ShowMoreProps = {
  label?: string
  onMore: () => void
  isLoading?: boolean
  isAutomatic?: boolean
}

export function ShowMore({ label, onMore, isLoading = false, isAutomatic = false }: ShowMoreProps) {
  const box = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const end = box.current
    if (end === null || !isAutomatic || isLoading) return
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting === true ? more() : undefined),
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [isAutomatic, isLoading])
  return (
    <div ref={box} className="flex justify-center pt-1">
      <Button variant="plain" isPending={isLoading} onPress={onMore}>
        {label ?? labels.showMore}
      </Button>
    </div>
  )
}
