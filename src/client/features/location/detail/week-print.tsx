// A printable sheet of a venue's next seven days for its notice board, with a QR code to the full
// list.
import { Printer } from 'lucide-react'
import type { PublicCard } from '#contract/calendar.ts'
import { skillToText } from '#domain/player/skill.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { weekTexts } from '#words/en/location/embed.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { formatDay, formatEventTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { formatAges } from '../../../parts/event/event-age-words.ts'
import { PaperScan } from '../../../parts/paper/paper-scan.tsx'
import { paperCell as cell, PaperTable } from '../../../parts/paper/paper-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { LocationMissing } from '../location-missing.tsx'
import type { ComingEvents } from './use-coming-events.ts'

type WeekPrintProps = { locationId: string; coming: ComingEvents }

export function WeekPrint({ locationId, coming: { live, retry } }: WeekPrintProps) {
  const t = useTexts(weekTexts)
  const { loading } = useTexts(locationTexts)
  if (live.status === 'refused') return <LocationMissing refusal={live.refusal} onRetry={retry} />
  if (live.status === 'loading') return <SkeletonList label={loading} />
  const { events } = live.data
  const url = `${location.origin}/venuedetail/${locationId}`
  const days = [...Map.groupBy(events, ({ startDate }) => startDate)]
  return (
    <>
      <Button className="self-end print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      {days.length === 0 && <p className="text-muted">{t.none}</p>}
      {days.map(([day, ofDay]) => (
        <section key={day} className="flex flex-col gap-3 pt-2">
          <h2>{formatDay(day, 'long')}</h2>
          <PaperTable title={formatDay(day, 'long')} heads={[t.time, t.event, t.level, t.places]}>
            <tbody>
              {ofDay.map((event) => (
                <Line key={event.eventId} event={event} />
              ))}
            </tbody>
          </PaperTable>
        </section>
      ))}
      <PaperScan url={url} scan={t.scan} />
    </>
  )
}

function Line({ event }: { event: PublicCard }) {
  const t = useTexts(weekTexts)
  const types = useTexts(eventTypeTexts)
  const { skillMin, skillMax } = event
  const ages = formatAges(event.ageMin, event.ageMax)
  return (
    <tr className="border-b border-line">
      <td className={`${cell} w-52 whitespace-nowrap tabular-nums`}>{formatEventTime(event)}</td>
      <td className={`${cell} font-bold`}>
        {event.title === '' ? types[event.type] : event.title}
      </td>
      <td className={`${cell} w-28 whitespace-nowrap tabular-nums`}>
        {skillMin === null && skillMax === null
          ? t.all
          : t.levels({
              from: skillMin === null ? '' : skillToText(skillMin),
              to: skillMax === null ? '' : skillToText(skillMax),
            })}
        {ages !== null && <span className="block">{ages}</span>}
      </td>
      <td className={`${cell} w-24 tabular-nums`}>{event.maxPlayers}</td>
    </tr>
  )
}
