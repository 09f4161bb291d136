// Suspicious event series for the admins of their venue; hidden when the list is empty.
import { Link } from '@tanstack/react-router'
import type { LiveOutput } from '#contract/contract.ts'
import { unusualSeriesTexts } from '#words/en/report/unusual-series.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'

type Series = LiveOutput<'events-unusual'>['series'][number]

export function UnusualSeries({ locationId }: { locationId: string }) {
  const t = useTexts(unusualSeriesTexts)
  const { live } = useLiveList('events-unusual', { locationId })
  if (live.status !== 'ready' || live.data.series.length === 0) return null
  return (
    <Section title={t.title}>
      <p className="-mt-2 text-sm text-muted">{t.note}</p>
      <ul aria-label={t.title} className="flex flex-col gap-3">
        {live.data.series.map((series) => (
          <li key={series.organizerId}>
            <OneSeries series={series} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OneSeries({ series }: { series: Series }) {
  const t = useTexts(unusualSeriesTexts)
  const words = {
    held: t.held({ n: series.held }),
    'few-players': t.few({ n: series.players }),
    'many-medals': t.medals({ n: series.golds }),
    lopsided: t.lopsided({ n: series.lopsided, of: series.matches }),
  }
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="min-w-56 flex-1">
        <p className="font-semibold">
          <PlayerLink name={series.organizerName} />
        </p>
        <p className="text-sm">{t.events({ n: series.events })}</p>
        <p className="text-sm text-pretty text-muted">
          {series.reasons.map((reason) => words[reason]).join(' · ')}
        </p>
      </div>
      <Link
        to="/vieweditevent/$evId"
        params={{ evId: series.lastEventId }}
        className={buttonClasses({ variant: 'plain', size: 'sm' })}
      >
        {t.latest}
      </Link>
    </Card>
  )
}
