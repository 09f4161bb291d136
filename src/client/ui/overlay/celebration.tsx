// Good news over the screen, with confetti. It goes on a tap, on Escape or after a while.
// It comes unasked, so it takes nothing from a busy reader: not the focus, and no tap but one on
// itself that began when it could be seen.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Confetti } from './confetti.tsx'

/** A tap that comes sooner was meant for what is below. */
const unseenMs = 600

export type CelebrationProps = {
  /** A picture, or the emoji that the spec names. */
  picture: ReactNode
  text: string
  shownMs: number
  onDone: () => void
}

/** Render it while there is something to celebrate; `onDone` is called once. */
export function Celebration({ picture, text, shownMs, onDone }: CelebrationProps) {
  const done = useRef(onDone)
  const [phase, setPhase] = useState<'coming' | 'there' | 'pressable'>('coming')
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // What is put into a region that is there already is read out.
    const timers = [
      setTimeout(() => setPhase('there')),
      setTimeout(() => setPhase('pressable'), unseenMs),
      setTimeout(() => done.current(), shownMs),
    ]
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The page takes it for the way back otherwise.
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
