// The draw of an event: its method, the resulting order, and a verification that runs on this
// device.
import { useState } from 'react'
import { BadgeCheck, CircleAlert, Dices } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { checkDraw } from '#domain/event/draw.ts'
import { drawTexts } from '#words/en/draw/draw.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type Record = NonNullable<LiveOutput<'draws-byEvent'>>

export function DrawSection({ eventId, timezone }: { eventId: string; timezone: string }) {
  const t = useTexts(drawTexts)
  const { data } = useLive('draws-byEvent', { eventId })
  if (data === undefined || data === null) return null
  const when = formatInstant(data.made, timezone)
  return (
    <Card className="flex flex-col gap-3">
      <section aria-label={t.title} className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
            <Dices aria-hidden size={20} />
          </span>
          <div className="min-w-0 flex-1 leading-snug">
            <h2 className="text-lg">{t.title}</h2>
            <p className="text-sm text-muted">
              {data.madeBy === null
                ? t.made({ when: inSentence(when) })
                : t.madeBy({ when: inSentence(when), name: data.madeBy })}
            </p>
          </div>
        </div>
        <p className="text-sm">
          {data.mode === 'take turns' ? t.turns : t.lottery}
          {data.held > 0 && ` ${t.held({ n: data.held })}`}
        </p>
        {data.parties.length === 0 ? (
          <p className="text-sm text-muted">{t.nobody}</p>
        ) : (
          <Order record={data} />
        )}
        <Check record={data} />
      </section>
    </Card>
  )
}

function Order({ record }: { record: Record }) {
  const t = useTexts(drawTexts)
  const ranked = record.parties.toSorted((a, b) => a.rank - b.rank)
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center rounded text-sm font-semibold text-brand underline underline-offset-2 outline-none focus-visible:ring-focus [&::-webkit-details-marker]:hidden">
        {t.show}
      </summary>
      <ol aria-label={t.list} className="mt-1 flex flex-col">
        {ranked.map(({ playerIds, playerNames, guests, turns, rank, place }) => (
          <li
            key={playerIds[0]}
            className="flex min-h-10 items-center gap-3 border-b border-line last:border-0"
          >
            <span className="w-6 shrink-0 text-right text-sm font-semibold text-muted tabular-nums">
              {rank}
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="font-semibold">
                {playerNames.map((name) => (name === '' ? t.gone : shownName(name))).join(' & ')}
              </span>
              {guests > 0 && <span className="ml-1 text-muted">{t.guests({ n: guests })}</span>}
              {record.mode === 'take turns' && (
                <span className="block text-sm text-muted">{t.played({ n: turns })}</span>
              )}
            </span>
            <Badge tone={place === 'playing' ? 'brand' : 'warm'}>
              {place === 'playing' ? t.inPlace : t.waits}
            </Badge>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Check({ record }: { record: Record }) {
  const t = useTexts(drawTexts)
  const [result, setResult] = useState<ReturnType<typeof checkDraw> | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
      <Button variant="soft" size="sm" onPress={() => setResult(checkDraw(record))}>
        {t.check}
      </Button>
      <output className="flex min-w-0 items-center gap-2 text-sm font-semibold">
        {result === 'different' && (
          <>
            <CircleAlert aria-hidden size={16} className="shrink-0 text-bad" />
            {t.different}
          </>
        )}
        {result !== null && result !== 'different' && (
          <>
            <BadgeCheck aria-hidden size={16} className="shrink-0 text-brand" />
            {result === 'same' ? t.same : t.order}
          </>
        )}
      </output>
      <p className="w-full text-sm text-muted">
        {result === 'order' ? t.orderNote : t.checkNote}{' '}
        <span className="whitespace-nowrap">{t.seed({ seed: record.seed })}</span>
      </p>
    </div>
  )
}
