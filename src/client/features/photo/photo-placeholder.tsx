// The placeholder of a photo: a court for wide photos, a player for tall ones.
import { clsx } from 'clsx'

export function PhotoPlaceholder({ ratio, className }: { ratio: number; className?: string }) {
  return ratio >= 1 ? <Landscape className={className} /> : <Portrait className={className} />
}

function Landscape({ className }: { className: string | undefined }) {
  return (
    <svg
      aria-hidden
      data-placeholder="landscape"
      viewBox="0 0 200 100"
      preserveAspectRatio="xMidYMid slice"
      className={clsx('bg-soft', className)}
    >
      <circle cx="158" cy="22" r="10" className="fill-brand/25" />
      <path d="M0 58c20-16 38-20 58-12s34 8 54-4 52-14 88 8v50H0Z" className="fill-brand/15" />
      <path d="m62 62h76l34 38H28Z" className="fill-brand/30" />
      <g className="stroke-card" fill="none" strokeWidth="1.4" strokeLinejoin="round">
        <path d="m62 62h76l34 38H28Z" />
        <path d="M100 62v12m0 14v12M50 74h100M38 88h124" />
      </g>
      <g className="stroke-brand" fill="none" strokeWidth="1.6" strokeLinecap="round">
        <path d="M38 72v13M162 72v13" />
        <path d="M38 75h124" strokeWidth="1" />
        <path d="M38 82h124" strokeWidth="0.6" strokeDasharray="1.6 1.6" />
      </g>
    </svg>
  )
}

function Portrait({ className }: { className: string | undefined }) {
  return (
    <svg
      aria-hidden
      data-placeholder="portrait"
      viewBox="0 0 85 100"
      preserveAspectRatio="xMidYMid slice"
      className={clsx('bg-soft', className)}
    >
      <circle cx="42.5" cy="42" r="17" className="fill-brand/30" />
      <path d="M8 104c0-24 14-38 34.500-38S77 80 77 104Z" className="fill-brand/30" />
      <path
        d="M24 41c0-14 8-21 18.500-21S61 27 61 38c5 0 8.500 1 10 3-13-1.500-34-2-47 0Z"
        className="fill-soft"
      />
      <path
        d="M24 40c0-13 8-20 18.500-20S61 27 61 37.500c5 .2 8.500 1 10 3-13-1.700-34-2.500-47-.500Z"
        className="fill-brand/60"
      />
      <g transform="rotate(24 70 74)">
        <rect x="62" y="56" width="16" height="21" rx="6" className="fill-brand" />
        <rect x="68" y="76" width="4" height="13" rx="2" className="fill-brand" />
      </g>
    </svg>
  )
}
