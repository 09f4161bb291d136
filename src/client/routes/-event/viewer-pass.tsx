// The viewer's pass to an event, with its actions.
import { Suspense, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { OwnPass as Pass } from '#domain/event-pass/own-pass.ts'
import { shareEvent } from '../../features/event/event-share.tsx'
import { EventPass } from '../../features/event/view/event-pass.tsx'
import { offerClasses } from '../../features/event/view/offer-classes.ts'
import { PassOffers } from '../../features/event/view/pass-offers.tsx'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { usePlayer } from '../../session/use-me.ts'

const AddToCalendar = lazyPart(
  () => import('../../parts/event/add-to-calendar.tsx'),
  'AddToCalendar',
)

type ViewerPassProps = {
  detail: OpenedDetail
  pass: Pass
  isNew: boolean
  heading: ReactNode
  day: ReactNode
  organizing: ReactNode
  question: ReactNode
  payment: ReactNode
  onBring: () => void
}

export function ViewerPass({
  detail,
  pass,
  isNew,
  heading,
  day,
  organizing,
  question,
  payment,
  onBring,
}: ViewerPassProps) {
  const navigate = useNavigate()
  const { playerId } = usePlayer().player
  const {
    eventId,
    fields: { title, type },
    startsAt,
    endsAt,
    locationName,
    city,
  } = detail
  const print = () =>
    void navigate({
      to: '/vieweditevent/$evId',
      params: { evId: eventId },
      search: { view: 'poster' },
    })
  return (
    <EventPass pass={pass} detail={detail} isNew={isNew} heading={heading}>
      {organizing}
      {day}
      {question}
      {payment}
      <PassOffers
        detail={detail}
        pass={pass}
        onBring={onBring}
        onShare={() => shareEvent(detail, playerId, print)}
        calendar={
          <Suspense fallback={<span className={offerClasses} />}>
            <AddToCalendar
              event={{ eventId, title, type, startsAt, endsAt, locationName, city }}
              className={offerClasses}
            />
          </Suspense>
        }
      />
    </EventPass>
  )
}
