// A choice that shows at once, one paint before what follows from it: another list or panel may take
// a slow phone several frames. Only for what is in sight: something that will be sent must not lag
// behind.
import { useState } from 'react'
import { nextPicture } from '../device/next-picture.ts'

/** What to show as chosen, and how to choose. `onChange` hears of it after the next paint. */
export function useEager<T>(value: T, onChange: (value: T) => void): [T, (next: T) => void] {
  const [picked, setPicked] = useState<{ from: T; to: T } | null>(null)
  // It has taken effect, or something else was chosen elsewhere.
  const isOver = picked !== null && picked.from !== value
  if (isOver) setPicked(null)
  const choose = (next: T): void => {
    setPicked({ from: value, to: next })
    void nextPicture().then(() => onChange(next))
  }
  return [picked === null || isOver ? value : picked.to, choose]
}
