// Drags an event of the week onto a day, by mouse or pen; touch scrolls. Hovering over the week
// navigation turns the week, so that it can be dropped there.
import { useEffect, useRef, useState, type PointerEvent } from 'react'

const turnMs = 500
const leastPx = 8

export type CopyDrag = {
  eventId: string | null
  day: string | null
  begin: (eventId: string, event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
}

type Wishes = {
  onDay: (eventId: string, day: string) => void
  onTurn: (weeks: number) => void
}

type Held = { eventId: string; fromDay: string | undefined; x: number; y: number }

const under = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
  const found = document.elementFromPoint(clientX, clientY)
  return {
    day: found?.closest<HTMLElement>('[data-day]')?.dataset['day'],
    turn: found?.closest<HTMLElement>('[data-turn]')?.dataset['turn'],
  }
}

type Way = { eventId: string; day: string | null; turn: string | null }

export function useCopyDrag({ onDay, onTurn }: Wishes): CopyDrag {
  const held = useRef<Held | null>(null)
  const [way, setWay] = useState<Way | null>(null)
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      const { current } = held
      if (current === null) return
      if (event.buttons === 0) held.current = null
      else if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < leastPx) return
      const { day = null, turn = null } = under(event)
      const next = held.current === null ? null : { eventId: current.eventId, day, turn }
      setWay((last) =>
        last !== null && next !== null && last.day === day && last.turn === turn ? last : next,
      )
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      held.current = null
      setWay(null)
    }
    addEventListener('pointermove', move)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('keydown', escape)
    }
  }, [])
  useEffect(() => {
    if (way === null || way.turn === null) return
    const timer = setTimeout(() => {
      setWay({ ...way, turn: null })
      onTurn(Number(way.turn))
    }, turnMs)
    return () => clearTimeout(timer)
  })
  return {
    eventId: way?.eventId ?? null,
    day: way?.day ?? null,
    begin: (eventId, event) => {
      if (event.pointerType === 'touch') return
      held.current = { eventId, fromDay: under(event).day, x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event) => {
      const { current } = held
      const dropped = way === null ? undefined : under(event).day
      held.current = null
      setWay(null)
      if (current !== null && dropped !== undefined && dropped !== current.fromDay)
        onDay(current.eventId, dropped)
    },
  }
}
