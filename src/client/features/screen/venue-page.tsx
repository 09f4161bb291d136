// The venue's page on its TV screen: its photo or the self check-in code, the day status, and the
// next events.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { wallTexts } from '#words/en/screen/screen.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatTime } from '../../i18n/formats.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatDayStatus } from '../../parts/day-status/day-chip.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { findToday, listEventsOfDay, type ShownScreen } from './shown-screen.ts'
import { formatClock } from './wall-frame.tsx'
import type { WallShape } from './wall-shape.ts'

type VenuePageProps = {
  screen: Pick<ShownScreen, 'venue' | 'events'>
  code: string | null
  picture: ReactNode
  now: number
  shape: WallShape
}

const nextShown = 3

export function VenuePage({ screen, code, picture, now, shape }: VenuePageProps) {
  const { venue } = screen
  const isTall = shape === 'tall'
  return (
    <section className={clsx('flex min-h-0 flex-1 gap-6', isTall && 'flex-col')} data-page="venue">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col justify-center gap-4">
        <VenueDay screen={screen} now={now} />
        <NextEvents screen={screen} now={now} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-2">
        {code === null ? (
          <div className="size-full overflow-hidden rounded-3xl">{picture}</div>
        ) : (
          <CheckInCode place={venue.locationId} code={code} />
        )}
      </div>
    </section>
  )
}

function CheckInCode({ place, code }: { place: string; code: string }) {
  const t = useTexts(wallTexts)
  return (
    <>
      <h2 className="text-2xl">{t.checkIn}</h2>
      <div style={{ width: '16rem' }} data-code={code}>
        <QrCode
          text={`${location.origin}/at/${place}?code=${code}${languageQuery().replace('?', '&')}`}
          label={t.checkInQr}
        />
      </div>
      <p className="text-center text-lg font-bold text-muted">{t.checkInText}</p>
    </>
  )
}

function VenueDay({ screen, now }: Pick<VenuePageProps, 'screen' | 'now'>) {
  const t = useTexts(wallTexts)
  const said = findToday(screen, now)
  if (said === null)
    return (
      <div>
        <p className="text-xl text-muted">{screen.venue.city}</p>
        <p className="font-display text-3xl font-extrabold">{t.welcome}</p>
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      <p className="font-display text-3xl font-extrabold">{formatDayStatus(said)}</p>
      {said.note !== '' && <p className="text-xl">{said.note}</p>}
      {said.nextWord !== null && (
        <p className="text-xl text-muted">{t.nextWord({ time: formatTime(said.nextWord) })}</p>
      )}
    </div>
  )
}

function NextEvents({ screen, now }: Pick<VenuePageProps, 'screen' | 'now'>) {
  const t = useTexts(wallTexts)
  const { day, events } = listEventsOfDay(screen, now)
  const { timezone, name } = screen.venue
  if (events.length === 0) return <p className="text-xl text-muted">{t.noEvents}</p>
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-xl text-brand">{t[day]}</h2>
      {events.slice(0, nextShown).map((event) => (
        <p key={event.eventId} className="flex gap-4 text-xl leading-snug">
          <span className="shrink-0 font-extrabold tabular-nums">
            {formatClock(Date.parse(event.startsAt), timezone)}
          </span>
          <span className="line-clamp-2">{eventName({ ...event, locationName: name })}</span>
        </p>
      ))}
    </div>
  )
}
