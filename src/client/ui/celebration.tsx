// Good news over the whole screen, with confetti. It goes on a tap, on Escape or by itself after a while.
import { useEffect, useRef, type CSSProperties } from 'react'

const colors = ['var(--color-brand)', 'var(--color-gold)', 'var(--color-cool)', 'var(--color-bad)', 'var(--color-bronze)']

/** Pieces fly out in a fixed fan, as a screenshot of the same moment should look the same. */
const pieces = Array.from({ length: 40 }, (_, piece) => {
  const angle = (piece * 137.5 * Math.PI) / 180
  const reach = 10 + ((piece * 7) % 12)
  return {
    'background': colors[piece % colors.length],
    'animationDelay': `${(piece % 8) * 45}ms`,
    'width': piece % 3 === 0 ? '0.5rem' : '0.625rem',
    'height': piece % 3 === 0 ? '0.5rem' : '0.25rem',
    '--fall-x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
    '--fall-y': `${(Math.sin(angle) * reach * 0.7 + 9).toFixed(2)}rem`,
    '--fall-turn': `${((piece * 83) % 720) - 360}deg`,
  } as CSSProperties
})

export type CelebrationProps = { emoji: string; text: string; shownMs: number; onDone: () => void }

/** Render it while there is something to celebrate; `onDone` is called once. */
export function Celebration({ emoji, text, shownMs, onDone }: CelebrationProps) {
  const done = useRef(onDone)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const timer = setTimeout(() => done.current(), shownMs)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') done.current()
    }
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', closeOnEscape)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [shownMs])
  return (
    <output className="contents">
      <button ref={button} type="button" aria-label={text} onClick={onDone} className="fixed inset-0 z-60 grid w-full animate-fade cursor-pointer place-items-center overflow-hidden bg-scrim p-6 outline-none">
        <span className="relative grid place-items-center">
          <span className="relative flex animate-pop flex-col items-center gap-3 rounded-3xl bg-card px-10 py-8 text-fg shadow-float">
            <span aria-hidden className="text-6xl leading-none">
              {emoji}
            </span>
            <span className="max-w-64 text-center text-xl font-bold text-balance">{text}</span>
          </span>
          <span aria-hidden className="absolute top-1/3 left-1/2">
            {pieces.map((style, piece) => (
              <span key={piece} style={style} className="absolute animate-confetti rounded-xs motion-reduce:hidden" />
            ))}
          </span>
        </span>
      </button>
    </output>
  )
}
