// Celebrates good news over the screen, with confetti. It closes on a tap, Escape or a timeout.
// Because it is unrequested, it never takes the focus, nor a tap that began before it was visible.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Confetti } from './confetti.tsx'

/** An earlier tap was meant for the content below. */
const unseenMs = 600

export type CelebrationProps = {
  picture: ReactNode
  text: string
  shownMs: number
  onDone: () => void
}

export function Celebration({ picture, text, shownMs, onDone }: CelebrationProps) {
  const done = useRef(onDone)
  const [phase, setPhase] = useState<'coming' | 'there' | 'pressable'>('coming')
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // Text set into an existing live region is announced.
    const timers = [
      setTimeout(() => setPhase('there')),
      setTimeout(() => setPhase('pressable'), unseenMs),
      setTimeout(() => done.current(), shownMs),
    ]
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise the page treats it as back.
      event.preventDefault()
      done.current()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      timers.forEach(clearTimeout)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [shownMs])
  return (
    <output
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-0 z-60 flex items-start justify-center overflow-hidden p-6 pt-16"
    >
      {phase !== 'coming' && (
        <button
          type="button"
          onClick={onDone}
          style={{ pointerEvents: phase === 'pressable' ? 'auto' : 'none' }}
          className="relative flex animate-pop cursor-pointer flex-col items-center gap-3 rounded-3xl border border-brand bg-card px-12 py-8 text-fg shadow-float outline-none focus-visible:ring-focus"
        >
          <span aria-hidden className="text-3xl leading-none">
            {picture}
          </span>
          <span className="max-w-64 text-center text-xl font-bold text-balance">{text}</span>
          <Confetti />
        </button>
      )}
    </output>
  )
}
