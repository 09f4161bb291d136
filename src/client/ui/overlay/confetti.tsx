// Confetti from the center of its container. Decorative; off for readers who prefer reduced motion.
import type { CSSProperties } from 'react'

const colors = [
  'var(--color-brand)',
  'var(--color-gold)',
  'var(--color-cool)',
  'var(--color-ball)',
  'var(--color-bronze)',
]

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

export function Confetti() {
  return (
    <span aria-hidden data-confetti className="pointer-events-none absolute top-1/3 left-1/2">
      {pieces.map((style, piece) => (
        <span
          key={piece}
          style={style}
          className="absolute animate-confetti rounded-xs motion-reduce:hidden"
        />
      ))}
    </span>
  )
}
