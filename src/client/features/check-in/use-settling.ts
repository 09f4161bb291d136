// Rows of the desk stay where they are while someone taps one after the other: the next one must not
// slide under the finger.
import { useEffect, useRef, useState } from 'react'
import type { DeskPart, DeskPerson } from './list-desk.ts'

/** How long after the last tap rows go where they belong. */
const settleMs = 1500

type Held = {
  /** Where everyone stays, by key. */
  parts: ReadonlyMap<string, DeskPart>
  /** Keys of those that were tapped. */
  tapped: ReadonlySet<string>
}

const nothing: Held = { parts: new Map(), tapped: new Set() }

/** hold: keeps everyone where they are shown, for one of them was tapped. */
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
