// The layout of an event: a cover, then one column, or two in a wide container. It measures its own
// width, so it works in a pane, too.
import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { useDocumentTitle } from '../../../ui/document-title.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DateTile } from './date-tile.tsx'
import { EventCover } from './event-cover.tsx'
import { EventWhen } from './event-when.tsx'

type EventFrameProps = {
  detail: EventDetail
  windowTitle: string
  pass: ReactNode
  isMine: boolean
  onBack: () => void
  actions: ReactNode
  head: ReactNode
  side: ReactNode
  children: ReactNode
}

const onCover = 'rounded-full bg-card shadow-card'

/** On phones no ancestor may be a container, or fixed bars inside would not stay at the bottom. */
export function EventFrame({
  detail,
  windowTitle,
  pass,
  isMine,
  onBack,
  actions,
  head,
  side,
  children,
}: EventFrameProps) {
  const t = useTexts(eventViewTexts)
  useDocumentTitle(windowTitle)
  const { location, startDate } = detail.fields
  return (
    <div className="event-room mx-auto w-full max-w-6xl pb-24 sm:px-6 sm:pt-4">
      <div className="event-frame relative mx-auto flex max-w-2xl flex-col gap-4">
        <div className="flex min-w-0 flex-col gap-4">
          <EventCover locationId={location} photoUrl={detail.locationPhotoURL} isMine={isMine}>
            <div className={onCover}>
              <IconButton
                icon={ArrowLeft}
                label={t.back}
                onPress={onBack}
                className="rounded-full!"
              />
            </div>
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
        <div className="event-side min-w-0 self-start px-4 sm:px-0">
          <div className="event-wide hidden pb-3">
            <DateTile day={startDate} locationId={location} />
          </div>
          <div className={`absolute top-2 right-2 flex ${onCover} print:hidden`}>{actions}</div>
          <EventWhen detail={detail} isDayShown className="event-wide hidden pb-3" />
          {side}
        </div>
        <div className="flex min-w-0 flex-col gap-4 px-4 sm:px-0">{children}</div>
      </div>
    </div>
  )
}
