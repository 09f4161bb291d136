// A pickleball court seen from above, in a color of its own for every venue: what stands where a
// photo is missing.
import { getVenueHue } from '../../parts/location/venue-hue.ts'

/**
 * Decorative; fills its box. The court is 44 by 20 feet with a 7-foot kitchen on each side of the
 * net.
 */
export function CourtArt({ id, className }: { id: string; className?: string }) {
  const hue = getVenueHue(id)
  const color = (light: number, dark: number, chroma: number) =>
    `light-dark(oklch(${light}% ${chroma} ${hue}), oklch(${dark}% ${chroma} ${hue}))`
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 32"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      style={{ background: color(80, 34, 0.06) }}
    >
      <rect x="10" y="6" width="44" height="20" style={{ fill: color(62, 44, 0.09) }} />
      <rect x="25" y="6" width="14" height="20" style={{ fill: color(72, 52, 0.08) }} />
      <g fill="none" stroke="white" strokeWidth="0.5" opacity="0.9">
        <rect x="10" y="6" width="44" height="20" />
        <path d="M25 6v20M39 6v20M10 16h15M39 16h15" />
        <path d="M32 4.5v23" strokeDasharray="0.8 0.5" />
      </g>
    </svg>
  )
}
