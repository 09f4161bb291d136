// The keys of the evening board. Single letters don't work while typing or when this device has
// them off (device/letter-keys.ts).
import { useEffect, useEffectEvent } from 'react'
import { isPageKey, readLetterKey } from '../../../device/letter-keys.ts'

export type EveningKeys = {
  onNext: () => void
  onCourt: (court: number) => void
  onWalkIn: () => void
  onTv: () => void
  onUndo: (() => void) | null
}

const pressed = ({ key, altKey, isComposing, defaultPrevented, target }: KeyboardEvent) => ({
  key,
  altKey,
  isComposing,
  defaultPrevented,
  target,
})

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'z' &&
  isPageKey({ ...pressed(event), ctrlKey: false, metaKey: false })

export function useEveningKeys({ onNext, onCourt, onWalkIn, onTv, onUndo }: EveningKeys): void {
  const find = useEffectEvent((event: KeyboardEvent): (() => void) | null => {
    if (isUndo(event)) return onUndo
    const key = readLetterKey(event)
    if (key === null) return null
    if (/^[1-9]$/.test(key)) return () => onCourt(Number(key))
    return { n: onNext, w: onWalkIn, t: onTv }[key] ?? null
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = find(event)
      if (act === null) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
