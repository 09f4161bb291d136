// The building blocks of all illustrations, in the style of the landing: a tilted court, a ball
// with its path, people with paddles. Colors are tokens, so that both themes work.

const courtPlane = 'matrix(1.75 .875 -1.75 .875 61 24)'

export function TiltedCourt() {
  return (
    <g transform={courtPlane}>
      <path d="M-4-4h52v28H-4z" className="fill-line" />
      <path d="M0 0h44v20H0z" className="fill-brand" />
      <path d="M15 0h14v20H15z" className="fill-fg" fillOpacity=".14" />
      <path
        d="M0 0h44v20H0zM15 0v20M29 0v20M0 10h15M29 10h15"
        className="stroke-card"
        fill="none"
        strokeWidth=".6"
      />
      <path d="M22-1.5v23" className="stroke-card" strokeWidth=".8" strokeDasharray=".9 .6" />
    </g>
  )
}

export function Ball({ x, y, above = 10 }: { x: number; y: number; above?: number }) {
  return (
    <g>
      <ellipse cx={x} cy={y + above} rx="6" ry="2" className="fill-fg" fillOpacity=".2" />
      <circle cx={x} cy={y} r="6.5" className="fill-ball" />
      <path
        d={`M${x} ${y - 3.5}v.01M${x + 3.2} ${y - 1}v.01M${x + 2} ${y + 2.8}v.01M${x - 2} ${y + 2.8}v.01M${x - 3.2} ${y - 1}v.01`}
        className="stroke-on-ball"
        strokeOpacity=".6"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  )
}

export function Flight({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      className="stroke-fg"
      strokeOpacity=".5"
      strokeWidth="1.5"
      strokeDasharray=".1 4.500"
      strokeLinecap="round"
    />
  )
}

const shirts = {
  warm: 'fill-warm stroke-warm',
  cool: 'fill-cool stroke-cool',
  brand: 'fill-muted stroke-muted',
}

export function PersonFigure({
  x,
  y,
  shirt,
  isAwaited = false,
}: {
  x: number
  y: number
  shirt: keyof typeof shirts
  isAwaited?: boolean
}) {
  const outline = isAwaited
    ? {
        className: 'stroke-muted',
        fill: 'none',
        strokeWidth: 1.5,
        strokeDasharray: '2.5 2.5',
      }
    : { className: shirts[shirt], strokeWidth: 0 }
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="8" ry="2.500" className="fill-fg" fillOpacity=".2" />
      <path d="M-6-2v-11a6 6 0 0 1 12 0v11a6 3 0 0 1-12 0" {...outline} />
      <circle cy="-25" r="5" {...outline} {...(isAwaited ? {} : { className: 'fill-bronze' })} />
      {!isAwaited && (
        <>
          <path d="M6-13l6-5" className={shirts[shirt]} strokeWidth="2.500" strokeLinecap="round" />
          <ellipse
            cx="15"
            cy="-21"
            rx="3.500"
            ry="5"
            className="fill-fg"
            transform="rotate(38 15 -21)"
          />
        </>
      )}
    </g>
  )
}
