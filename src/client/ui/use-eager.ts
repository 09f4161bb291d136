// Shows a selection one paint before its consequences, because another list or panel may take a
// slow phone several frames. Only for display: values to be sent must not lag behind.
import { useState } from 'react'
import { nextPaint } from '../device/next-picture.ts'

export function useEager<T>(value: T, onChange: (value: T) => void): [T, (next: T) => void] {
  const [picked, setPicked] = useState<{ from: T; to: T } | null>(null)
  const isOver = picked !== null && picked.from !== value
  if (isOver) setPicked(null)
  const choose = (next: T): void => {
    setPicked({ from: value, to: next })
    void nextPaint().then(() => onChange(next))
  }
  return [picked === null || isOver ? value : picked.to, choose]
}
