// The Player Pass as a card: tier, name, tokens and number on a court.
import type { LiveOutput } from '#contract/contract.ts'
import { serialText } from '#domain/player-pass/player-pass.ts'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { toDeviceDay } from '../../device/today.ts'
import { formatDay, formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'

export type Pass = NonNullable<LiveOutput<'playerPass-mine'>['pass']>

type PassCardProps = { pass: Pass; playerName: string; balance: number }

export function PassCard({ pass, playerName, balance }: PassCardProps) {
  const t = useTexts(passTexts)
  return (
    <div className="relative overflow-hidden rounded-3xl bg-brand p-4 text-on-brand shadow-float">
      <CourtLines />
      <div className="relative flex flex-col gap-12">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm font-semibold">{t.title}</p>
            <p className="truncate font-display text-2xl font-extrabold tracking-tight">
              {pass.tier}
            </p>
          </div>
          <dl className="shrink-0 text-right">
            <dt className="text-sm font-semibold">{t.balance}</dt>
            <dd
              className="font-display text-3xl font-extrabold tracking-tight tabular-nums"
              aria-label={t.tokens({ n: balance })}
            >
              {formatNumber(balance)}
            </dd>
          </dl>
        </div>
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0">
            <p className="truncate text-xl font-bold">{playerName}</p>
            <p className="text-sm">
              {t.since({ day: formatDay(toDeviceDay(Date.parse(pass.granted)), 'date') })}
            </p>
          </div>
          <p className="shrink-0 text-lg font-semibold tabular-nums">
            {t.number({ serial: serialText(pass.serial) })}
          </p>
        </div>
      </div>
    </div>
  )
}

function CourtLines() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full opacity-15"
    >
      <g fill="none" stroke="currentColor" strokeWidth={4} transform="rotate(-14 200 120)">
        <rect x={20} y={10} width={360} height={220} />
        <path d="M150 10v220M250 10v220M20 120h130M250 120h130" />
        <path d="M200 -10v260" strokeDasharray="6 6" />
      </g>
      <circle cx={236} cy={128} r={17} fill="currentColor" />
    </svg>
  )
}
