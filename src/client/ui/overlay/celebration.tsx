// Good news over the screen, with confetti. It goes on a tap, on Escape or after a while.
// It comes unasked, so it takes nothing from a busy reader: not the focus, and no tap but one on
// itself that began when it could be seen.
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'

const colors = [
  'var(--color-brand)',
  'var(--color-gold)',
  'var(--color-cool)',
  'var(--color-ball)',
  'var(--color-bronze)',
]

/** A tap that comes sooner was meant for what is below. */
const unseenMs = 600

/** Pieces fly out in a fixed fan, as a screenshot of the same moment should look the same. */
const pieces = Array.from({ length: 40 }, (_, piece) => {
  const angle = (piece * 137.5 * Math.PI) / 180
  const reach = 10 + ((piece * 7) % 12)
  return {
    background: colors[piece % colors.length],
    animationDelay: `${(piece % 8) * 45}ms`,
    width: piece % 3 === 0 ? '0.5rem' : '0.625rem',
    height: piece % 3 === 0 ? '0.5rem' : '0.25rem',
    '--fall-x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
    '--fall-y': `${(Math.sin(angle) * reach * 0.7 + 9).toFixed(2)}rem`,
    '--fall-turn': `${((piece * 83) % 720) - 360}deg`,
  } as CSSProperties
})

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
      if (event.key === 'Escape') done.current()
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
          <span aria-hidden className="pointer-events-none absolute top-1/3 left-1/2">
            {pieces.map((style, piece) => (
              <span
                key={piece}
                style={style}
                className="absolute animate-confetti rounded-xs motion-reduce:hidden"
              />
            ))}
          </span>
        </button>
      )}
    </output>
  )
}
