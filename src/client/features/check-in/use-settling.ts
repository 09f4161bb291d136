// Keeps rows of the desk in place while someone taps one after another, so that no row slides under
// the finger.
import { useEffect, useRef, useState } from 'react'
import type { DeskPart, DeskPerson } from './list-desk.ts'

const settleMs = 1500

type Held = {
  parts: ReadonlyMap<string, DeskPart>
  tapped: ReadonlySet<string>
}

const nothing: Held = { parts: new Map(), tapped: new Set() }

export function useSettling(): Held & {
  hold: (key: string, shown: Readonly<Record<DeskPart, readonly DeskPerson[]>>) => void
} {
  const [held, setHeld] = useState(nothing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    ...held,
    hold: (key, { waiting, missing, here }) => {
      const stay = (people: readonly DeskPerson[], part: DeskPart) =>
        people.map((person) => [person.key, part] as const)
      const parts = new Map([
        ...stay(waiting, 'waiting'),
        ...stay(missing, 'missing'),
        ...stay(here, 'here'),
      ])
      setHeld(({ tapped }) => ({ parts, tapped: new Set([...tapped, key]) }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHeld(nothing), settleMs)
    },
  }
}
