import type { CSSProperties } from 'react'
import { clsx } from 'clsx'
import { getVenueHue } from '#domain/location/venue-hue.ts'

/**
 * Decorative; fills its box. The court is 44 by 20 feet with a 7-foot kitchen on each side of the
 * net.
 */
export function CourtArt({ id, className }: { id: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 32"
      preserveAspectRatio="xMidYMid slice"
      className={clsx('bg-(--venue-ground) venue-colors', className)}
      style={{ '--h': getVenueHue(id) } as CSSProperties}
    >
      <rect x="10" y="6" width="44" height="20" className="fill-(--venue-court)" />
      <rect x="25" y="6" width="14" height="20" className="fill-(--venue-kitchen)" />
      <g fill="none" stroke="white" strokeWidth="0.5" opacity="0.9">
        <rect x="10" y="6" width="44" height="20" />
        <path d="M25 6v20M39 6v20M10 16h15M39 16h15" />
        <path d="M32 4.5v23" strokeDasharray="0.8 0.5" />
      </g>
    </svg>
  )
}
