// The end of a list that has more: a button for everyone, which presses itself when it comes near
// if `isAutomatic`.
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'

/** How far below the screen the end of a list may be when more is asked for. */
const nearPx = 800

export type ShowMoreProps = {
  label: string
  onMore: () => void
  isLoading?: boolean
  isAutomatic?: boolean
}

/** To stand after the last row while there are more. */
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
        {label}
      </Button>
    </div>
  )
}
