// The TV screen of a venue: the pages its admins chose, turning automatically.
import type { ReactNode } from 'react'
import { useBrand } from '#client/brand.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { useNow } from '../../device/today.ts'
import { CourtArt } from '../../features/location/court-art.tsx'
import { chunks } from '../../features/match-list/tv-boards.tsx'
import { EventsPage } from '../../features/screen/events-page.tsx'
import {
  findToday,
  hasCheckIn,
  listEventsOfDay,
  listEventsOn,
  type ShownScreen,
} from '../../features/screen/shown-screen.ts'
import { useBeat, type ShownBeat } from '../../features/screen/use-beat.ts'
import { useRenewal } from '../../features/screen/use-renewal.ts'
import { VenuePage } from '../../features/screen/venue-page.tsx'
import { WallFrame } from '../../features/screen/wall-frame.tsx'
import { roomBy, useWallShape, type WallShape } from '../../features/screen/wall-shape.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { formatDegrees, formatShare } from '../../i18n/weather-format.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { useTurningPage } from '../../parts/use-turning-page.ts'
import { listEveningPages, type WallPage } from './evening-pages.tsx'

const clockMs = 15_000

type WallProps = { screen: ShownScreen; secret: string }

export const Wall = (props: WallProps) =>
  props.screen.isHidden ? <HiddenWall {...props} /> : <VenueWall {...props} />

function HiddenWall({ screen, secret }: WallProps) {
  const t = useTexts(wallTexts)
  useBeat(secret)
  useRenewal(screen.venue.timezone, false)
  return (
    <WallFrame title={useBrand().name} zone={screen.venue.timezone} theme={screen.theme}>
      <div
        className="flex flex-1 flex-col items-center justify-center gap-3 text-center"
        data-wall-hidden
      >
        <p className="font-display text-3xl font-extrabold text-balance">{t.hidden}</p>
        <p className="text-xl text-balance text-muted">{t.hiddenText}</p>
      </div>
    </WallFrame>
  )
}

function VenueWall({ screen, secret }: WallProps) {
  const now = useNow(clockMs)
  const shape = useWallShape()
  const { code, weather } = useBeat(secret)
  useRenewal(screen.venue.timezone, listEventsOn(screen, now).length > 0)
  const pages = listPages(screen, secret, {
    now,
    shape,
    code: hasCheckIn(screen, now) ? code : null,
  })
  const turn = useTurningPage(pages.length, screen.seconds * 1_000)
  return (
    <WallFrame
      title={screen.venue.name}
      zone={screen.venue.timezone}
      theme={screen.theme}
      facts={<Facts screen={screen} weather={weather} now={now} />}
      page={{ at: turn, of: pages.length }}
    >
      {pages[turn]?.node}
    </WallFrame>
  )
}

function Facts({
  screen,
  weather,
  now,
}: {
  screen: ShownScreen
  weather: ShownBeat['weather']
  now: number
}) {
  const said = findToday(screen, now)
  return (
    <>
      {said !== null && <DayChip status={said} />}
      {weather !== null && (
        <p className="shrink-0 text-xl font-bold text-muted">{formatWeather(weather)}</p>
      )}
    </>
  )
}

const formatWeather = ({ celsius, rain }: NonNullable<ShownBeat['weather']>): string =>
  [formatDegrees(celsius), pick(wallTexts).rain({ share: formatShare(rain / 100) })].join(' · ')

type Around = { now: number; shape: WallShape; code: string | null }

/** Contains at least the venue's page, which always shows during check-in because of its code. */
function listPages(screen: ShownScreen, secret: string, { now, shape, code }: Around): WallPage[] {
  const isChosen = (page: ShownScreen['pages'][number]) => screen.pages.includes(page)
  const on = new Set(listEventsOn(screen, now).map(({ eventId }) => eventId))
  const evenings = screen.evenings.filter(({ eventId }) => on.has(eventId))
  const rest = [
    ...(isChosen('events') ? listEventPages(screen, { now, shape }) : []),
    ...evenings.flatMap((evening) => listEveningPages(evening, { isChosen, shape, secret })),
  ]
  if (!isChosen('venue') && code === null && rest.length > 0) return rest
  const venue: ReactNode = (
    <VenuePage
      screen={screen}
      code={code}
      picture={<VenuePicture venue={screen.venue} />}
      now={now}
      shape={shape}
    />
  )
  return [{ key: 'venue', node: venue }, ...rest]
}

function listEventPages(screen: ShownScreen, { now, shape }: Omit<Around, 'code'>): WallPage[] {
  const { day, events } = listEventsOfDay(screen, now)
  const rows = roomBy[shape].events
  const pages = events.length === 0 ? [[]] : chunks(events, rows)
  return pages.map((page, index) => ({
    key: `events ${index}`,
    node: <EventsPage day={day} events={page} venue={screen.venue} now={now} rows={rows} />,
  }))
}

function VenuePicture({ venue: { locationId, photoURL } }: Pick<ShownScreen, 'venue'>) {
  return photoURL === '' ? (
    <CourtArt id={locationId} className="size-full" />
  ) : (
    <img src={photoURL} alt="" className="size-full object-cover" />
  )
}
