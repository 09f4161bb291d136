// The layout of an event: a cover, then one column, or two in a wide container. It measures its own
// width, so it works in a pane, too.
import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { kit } from '../../../ui/words/kit.ts'
import { DateTile } from './date-tile.tsx'
import { EventCover } from './event-cover.tsx'
import { EventVenue } from './event-venue.tsx'
import { EventWhen } from './event-when.tsx'

type EventFrameProps = {
  detail: EventDetail
  pass: ReactNode
  isMine: boolean
  onBack: (() => void) | null
  actions: ReactNode
  head: ReactNode
  main: ReactNode
  host: ReactNode
  children: ReactNode
}

const onCover = 'rounded-full bg-card shadow-card'

/** On phones no ancestor may be a container, or fixed bars inside would not stay at the bottom. */
export function EventFrame({
  detail,
  pass,
  isMine,
  onBack,
  actions,
  head,
  main,
  host,
  children,
}: EventFrameProps) {
  const hasPass = pass !== null
  const { location, startDate } = detail.fields
  return (
    <div className="event-room mx-auto w-full max-w-6xl pb-24 sm:px-6 sm:pt-4">
      <div
        className="event-frame relative mx-auto flex max-w-2xl flex-col gap-4"
        data-mine={hasPass || undefined}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <EventCover locationId={location} photoUrl={detail.locationPhotoURL} isMine={isMine}>
            {onBack !== null && (
              <div className={onCover}>
                <IconButton
                  icon={ArrowLeft}
                  label={kit.back}
                  onPress={onBack}
                  className="rounded-full!"
                />
              </div>
            )}
            <div className={`ml-auto flex ${onCover}`}>{actions}</div>
          </EventCover>
          <div className="flex flex-col gap-2 px-4 sm:px-0">
            {pass ?? (
              <DateTile
                day={startDate}
                locationId={location}
                className="event-narrow relative -mt-16"
              />
            )}
            {head}
          </div>
        </div>
        <div className="event-side flex min-w-0 flex-col gap-3 px-4 sm:px-0">
          {!hasPass && (
            <div className="event-wide hidden">
              <div className="flex items-center gap-3">
                <DateTile day={startDate} locationId={location} />
                <EventWhen detail={detail} />
              </div>
            </div>
          )}
          {main}
          {!hasPass && (
            <div className="event-wide hidden border-t border-line pt-2">
              <EventVenue detail={detail} />
            </div>
          )}
          <div className="border-t border-line pt-2">{host}</div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 px-4 sm:px-0">{children}</div>
      </div>
    </div>
  )
}
