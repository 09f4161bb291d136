// The frame of an event: its cover with the way back, then one column; where the room is wide
// enough, what decides stands beside the rest. It asks for its own width, so it is the same in a
// pane.
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
  isMine: boolean
  onBack: () => void
  /** Icon buttons: over the cover, or beside the date in two columns. */
  actions: ReactNode
  head: ReactNode
  /** Below the date in two columns. */
  side: ReactNode
  children: ReactNode
}

const onCover = 'rounded-full bg-card/95 shadow-card'

/** On phones nothing here is a container: fixed bars inside one would not stay at the bottom. */
export function EventFrame({
  detail,
  windowTitle,
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
    <div className="mx-auto w-full max-w-6xl pb-24 sm:@container/event sm:px-6 sm:pt-4">
      <div className="relative mx-auto flex max-w-2xl flex-col gap-4 @[44rem]/event:grid @[44rem]/event:max-w-none @[44rem]/event:grid-cols-[minmax(0,1fr)_18.75rem] @[44rem]/event:grid-rows-[auto_1fr] @[44rem]/event:gap-x-8">
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
            <DateTile
              day={startDate}
              locationId={location}
              className="relative -mt-16 @[44rem]/event:hidden print:mt-0"
            />
            {head}
          </div>
        </div>
        <div className="min-w-0 self-start px-4 sm:px-0 @[44rem]/event:sticky @[44rem]/event:top-18 @[44rem]/event:row-span-2 @[44rem]/event:rounded-2xl @[44rem]/event:border @[44rem]/event:border-line @[44rem]/event:bg-card @[44rem]/event:p-4 @[44rem]/event:shadow-card">
          <div className="hidden items-start justify-between pb-3 @[44rem]/event:flex">
            <DateTile day={startDate} locationId={location} />
          </div>
          <div
            className={`absolute top-3 right-3 flex ${onCover} @[44rem]/event:top-4 @[44rem]/event:right-4 @[44rem]/event:bg-transparent @[44rem]/event:shadow-none print:hidden`}
          >
            {actions}
          </div>
          <EventWhen detail={detail} isDayShown className="hidden pb-3 @[44rem]/event:block" />
          {side}
        </div>
        <div className="flex min-w-0 flex-col gap-4 px-4 sm:px-0">{children}</div>
      </div>
    </div>
  )
}
