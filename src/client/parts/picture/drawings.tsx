// The illustrations: eight for empty screens, five for celebrations. Each fills a box of 160 by 112
// and weighs less than 2 kB.
import type { ReactNode } from 'react'
import { Ball, Flight, PersonFigure, TiltedCourt } from './court-kit.tsx'
import type { PictureName } from './picture.tsx'

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="7" ry="2.500" className="fill-fg" fillOpacity=".25" />
      <path d="M0 0C-4-9-13-14-13-24a13 13 0 0 1 26 0C13-14 4-9 0 0" className="fill-warm" />
      <circle cy="-24" r="5" className="fill-card" />
    </g>
  )
}

function Bubble({ x, y, isMine = false }: { x: number; y: number; isMine?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={isMine ? 'fill-brand' : 'fill-card stroke-muted'}
      strokeWidth="1.5"
    >
      <path
        d={
          isMine
            ? 'M8 0h26a8 8 0 0 1 8 8v16H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8'
            : 'M8 0h26a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H0V8a8 8 0 0 1 8-8'
        }
      />
      <path
        d="M12 12h.01M21 12h.01M30 12h.01"
        className={isMine ? 'stroke-on-brand' : undefined}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}

function MedalOn({ metal }: { metal: string }) {
  return (
    <>
      <path d="M62 8l18 40 18-40z" className="fill-brand" />
      <path d="M62 8h12l14 34-8 8z" className="fill-fg" fillOpacity=".18" />
      <circle cx="80" cy="68" r="28" className={metal} />
      <circle cx="80" cy="68" r="21" className="stroke-card" fill="none" strokeWidth="2" />
      <Ball x={80} y={66} above={11} />
    </>
  )
}

const podium = (
  <g>
    <path d="M62 52h36v46H62z" className="fill-brand" />
    <path d="M26 68h36v30H26z" className="fill-muted" />
    <path d="M98 76h36v22H98z" className="fill-muted" fillOpacity=".7" />
    <path d="M18 98h124" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M78 66l4-3v16M41 84q0-5 4-5t4 4q0 3-8 9h8M112 82q8-3 8 2 0 3-4 3 5 0 5 4 0 5-9 2"
      className="stroke-card"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

const drawings: Record<PictureName, ReactNode> = {
  'no-events': (
    <>
      <TiltedCourt />
      <Flight d="M18 44Q52-14 84 46" />
      <Ball x={86} y={50} above={8} />
    </>
  ),
  'no-friends': (
    <>
      <TiltedCourt />
      <PersonFigure x={52} y={74} shirt="warm" />
      <PersonFigure x={112} y={62} shirt="cool" isAwaited />
      <Flight d="M68 50Q84 24 104 40" />
    </>
  ),
  'no-messages': (
    <>
      <TiltedCourt />
      <PersonFigure x={46} y={78} shirt="cool" />
      <PersonFigure x={116} y={66} shirt="warm" />
      <Bubble x={50} y={16} />
      <Bubble x={104} y={4} isMine />
    </>
  ),
  'no-results': (
    <>
      {podium}
      <Flight d="M16 40Q46-12 78 36" />
      <Ball x={80} y={40} above={11} />
    </>
  ),
  offline: (
    <>
      <TiltedCourt />
      <Flight d="M14 46Q30 10 54 18" />
      <Ball x={60} y={22} above={34} />
      <g className="fill-muted">
        <circle cx="104" cy="34" r="11" />
        <circle cx="119" cy="28" r="14" />
        <circle cx="134" cy="35" r="10" />
        <path d="M100 34h38v11h-38z" />
      </g>
      <path d="M102 54l34-34" className="stroke-bad" strokeWidth="3.500" strokeLinecap="round" />
    </>
  ),
  'not-found': (
    <>
      <TiltedCourt />
      <Flight d="M58 46Q104-18 138 78" />
      <Ball x={140} y={88} above={7} />
    </>
  ),
  'no-venues': (
    <>
      <TiltedCourt />
      <Pin x={78} y={56} />
    </>
  ),
  done: (
    <>
      <TiltedCourt />
      <Ball x={44} y={56} above={7} />
      <circle cx="98" cy="44" r="22" className="fill-card" />
      <path
        d="M87 44l8 8 15-16"
        className="stroke-brand"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  diamond: (
    <>
      <path d="M50 34l16-20h28l16 20-30 58z" className="fill-cool" />
      <path
        d="M50 34h60M66 14l-2 20 16 58 16-58-2-20-14 20z"
        className="stroke-card"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M64 34h32L80 92z" className="fill-card" fillOpacity=".22" />
      <path
        d="M126 20v12M120 26h12M32 58v10M27 63h10"
        className="stroke-gold"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  gold: <MedalOn metal="fill-gold" />,
  silver: <MedalOn metal="fill-silver" />,
  bronze: <MedalOn metal="fill-bronze" />,
  pass: (
    <g transform="rotate(-8 80 56)">
      <path
        d="M28 26h104a6 6 0 0 1 6 6v14a10 10 0 0 0 0 20v14a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V66a10 10 0 0 0 0-20V32a6 6 0 0 1 6-6"
        className="fill-brand"
      />
      <path d="M100 30v52" className="stroke-card" strokeWidth="2" strokeDasharray="4 4" />
      <path
        d="M38 46h34M38 58h44M38 70h24"
        className="stroke-on-brand"
        strokeOpacity=".85"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Ball x={118} y={54} above={11} />
    </g>
  ),
}

export function Drawing({ name }: { name: PictureName }) {
  return (
    <svg aria-hidden viewBox="0 0 160 112" className="size-full animate-fade">
      {drawings[name]}
    </svg>
  )
}
