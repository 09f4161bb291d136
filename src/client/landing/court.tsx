// The illustration beside the slogan: a court in the evening, above a card to play with.
import type { Language } from '#client/i18n/texts.ts'
import { DemoCard } from './demo-court/demo-card.tsx'

/**
 * Projects the plane of the court: x along the length (0 to 440), y across (0 to 200), in tenths of
 * a foot.
 */
const courtPlane = 'matrix(.7 .35 -.7 .35 162 16)'

export function Court({ language }: { language: Language }) {
  return (
    <div className="relative mx-auto w-full max-w-md md:max-w-none">
      <svg viewBox="-28 -10 548 276" aria-hidden="true" className="block w-full">
        <g transform={courtPlane}>
          <path d="M-34-34h508v268h-508z" className="fill-soft" />
          <path d="M0 0h440v200h-440z" fill="#0b7a55" />
          <path d="M150 0h140v200h-140z" fill="#096646" />
          <path
            d="M0 0h440v200h-440zM150 0v200M290 0v200M0 100h150M290 100h150"
            fill="none"
            stroke="#fff"
            strokeWidth="4.5"
          />
        </g>
        <path d="M324 91 178 164v-27l146-73z" fill="#fff" fillOpacity=".28" />
        <path d="M324 64 178 137" stroke="#fff" strokeWidth="4" />
        <path
          d="M324 60v33M178 133v34"
          className="stroke-fg"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M178 78C230 10 330-6 376 142q22-48 60 8"
          fill="none"
          className="stroke-fg"
          strokeOpacity=".45"
          strokeWidth="2.5"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
        <ellipse cx="437" cy="186" rx="15" ry="5" fillOpacity=".18" />
        <circle cx="436" cy="158" r="16" fill="#d8f23f" />
        <path
          d="M436 149.500v.01M443 155v.01M440.500 163.500v.01M431.500 163.500v.01M429 155v.01"
          stroke="#48640a"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Player x={150} y={92} color="#f2a33a" side={0} />
        <Player x={96} y={126} color="#4f7df0" side={0} />
        <Player x={364} y={184} color="#e2575b" side={1} />
        <Player x={278} y={226} color="#8a63e8" side={1} />
      </svg>
      <DemoCard language={language} />
    </div>
  )
}

function Player(props: { x: number; y: number; color: string; side: number }) {
  const { x, y, color, side } = props
  return (
    <g data-player={side} transform={`translate(${x} ${y})`}>
      <ellipse rx="14" ry="5" fillOpacity=".22" />
      <path d="M-9-3v-15a9 9 0 0 1 18 0v15a9 5 0 0 1-18 0" fill={color} />
      <circle cy="-35" r="8" fill="#f4d9bf" />
      <path d="M9-17l9-7" stroke={color} strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="22" cy="-29" rx="5" ry="7" fill="#22343a" transform="rotate(38 22 -29)" />
    </g>
  )
}
