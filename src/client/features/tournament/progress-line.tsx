// The number of played matches of a draw, as text and progress bar.
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../i18n/texts.ts'

export function ProgressLine({ played, matches }: { played: number; matches: number }) {
  const t = useTexts(tournamentTexts)
  const share = matches === 0 ? 0 : Math.round((played / matches) * 100)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted tabular-nums">{t.progress({ played, all: matches })}</p>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${share}%` }} />
      </span>
    </div>
  )
}
