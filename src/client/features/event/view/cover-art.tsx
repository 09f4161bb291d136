// The cover of an event whose venue has no photo: a court in the venue's color and a ball in
// flight.
import type { CSSProperties } from 'react'
import { getVenueHue } from '#domain/location/venue-hue.ts'

/** Decorative; fills its box. The ball turns yellow when the event is mine (decision 076). */
export function CoverArt({ locationId, isMine }: { locationId: string; isMine: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 390 190"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-(--venue-ground) venue-colors"
      style={{ '--h': getVenueHue(locationId) } as CSSProperties}
    >
      <g transform="translate(40 -8) rotate(-14 200 90) scale(1.05)">
        <rect width="396" height="180" className="fill-(--venue-court)" />
        <rect x="135" width="126" height="180" className="fill-(--venue-kitchen)" />
        <g fill="none" stroke="#fff" strokeWidth="4">
          <rect width="396" height="180" />
          <path d="M135 0v180M261 0v180M0 90h135M261 90h135" />
          <path d="M198-14v208" strokeDasharray="7 5" strokeWidth="3.4" />
        </g>
      </g>
      <path
        d="M140 118Q214 26 282 84"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle
        cx="290"
        cy="92"
        r="13"
        className="transition-colors duration-320"
        style={{ fill: isMine ? 'var(--color-ball)' : '#fff' }}
      />
      <path
        d="M290 86v.01M295 90v.01M293 97v.01M287 97v.01M285 90v.01"
        stroke="#48640a"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
