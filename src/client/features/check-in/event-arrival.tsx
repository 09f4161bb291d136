// One current event: "I'm here" for its players, the queue for walk-ins, and a name for people
// without an account.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ArrivalAnswer } from './arrival-answer.tsx'
import { ByName } from './by-name.tsx'
import { useArriving, type ArrivalState, type EventNow } from './use-arriving.ts'

type EventArrivalProps = {
  place: string
  code: string | null
  event: EventNow
  locationName: string
  isPlayer: boolean
  onChanged: () => void
}

export function EventArrival(props: EventArrivalProps) {
  const { event, locationName, isPlayer } = props
  return (
    <section className={`${cardClasses()} flex flex-col gap-4`} data-event={event.eventId}>
      <div>
        <h2>{eventName({ ...event, locationName })}</h2>
        <p className="text-muted">{formatInstant(event.startsAt, event.timezone)}</p>
      </div>
      {isPlayer ? <Mine {...props} /> : <Visiting {...props} />}
    </section>
  )
}

function Mine({ code, event, onChanged }: EventArrivalProps) {
  const t = useTexts(checkInTexts)
  const { mine, hasQueue, eventId } = event
  const { arrive, isBusy, state: said, refusal } = useArriving(eventId, code, onChanged)
  const [isByName, setByName] = useState(false)
  const state = readState(mine, said)
  const isWalkIn = mine === null
  const mayArrive = isWalkIn ? hasQueue : mine.place === 'playing'
  if (isByName) return <ByName event={event} code={code} onDone={() => setByName(false)} />
  if (state !== null) return <Said state={state} hasQueue={hasQueue} eventId={eventId} />
  return (
    <>
      {mayArrive ? (
        <Here isWalkIn={isWalkIn} isNear={code === null} isBusy={isBusy} onPress={arrive} />
      ) : (
        <>
          <p className="font-semibold">{isWalkIn ? t.notIn : t.waitlist}</p>
          <ToEvent eventId={eventId} />
        </>
      )}
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      <Button variant="ghost" onPress={() => setByName(true)}>
        {t.nextPerson}
      </Button>
    </>
  )
}

type HereProps = {
  isWalkIn: boolean
  isNear: boolean
  isBusy: boolean
  onPress: () => Promise<void>
}

function Here({ isWalkIn, isNear, isBusy, onPress }: HereProps) {
  const t = useTexts(checkInTexts)
  return (
    <>
      {isWalkIn && <p className="font-semibold">{t.queueOpen}</p>}
      <Button size="lg" isPending={isBusy} onPress={() => void onPress()}>
        {isWalkIn ? t.walkIn : t.here}
      </Button>
      {isNear && <p className="text-sm text-muted">{t.nearHint}</p>}
    </>
  )
}

function readState(mine: EventNow['mine'], said: ArrivalState | null): ArrivalState | null {
  if (mine?.attendance === 'here') return 'here'
  if (said !== null) return said
  return mine?.isWaiting === true ? 'waiting' : null
}

function Visiting({ place, code, event }: EventArrivalProps) {
  const t = useTexts(checkInTexts)
  const [isByName, setByName] = useState(false)
  if (isByName) return <ByName event={event} code={code} onDone={() => setByName(false)} />
  const back = encodeURIComponent(`/at/${place}${code === null ? '' : `?code=${code}`}`)
  return (
    <>
      {event.hasQueue && <p className="font-semibold">{t.queueOpen}</p>}
      <a href={`/signin?redirect=${back}`} className={buttonClasses({ size: 'lg' })}>
        {t.haveAccount}
      </a>
      <Button variant="plain" size="lg" onPress={() => setByName(true)}>
        {t.byName}
      </Button>
    </>
  )
}

function Said({
  state,
  hasQueue,
  eventId,
}: {
  state: ArrivalState
  hasQueue: boolean
  eventId: string
}) {
  const t = useTexts(checkInTexts)
  const title = { here: t.isHere, waiting: t.isWaiting, waitlist: t.isWaitlisted }[state]
  const text = { here: t.isHereText, waiting: t.isWaitingText, waitlist: null }[state]
  return (
    <>
      <ArrivalAnswer state={state} title={title} text={text} />
      {hasQueue && state === 'here' ? (
        <Link to="/queue/$eventId" params={{ eventId }} className={buttonClasses()}>
          {t.toQueue}
        </Link>
      ) : (
        <ToEvent eventId={eventId} />
      )}
    </>
  )
}

function ToEvent({ eventId }: { eventId: string }) {
  const t = useTexts(checkInTexts)
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: eventId }}
      className={buttonClasses({ variant: 'plain' })}
    >
      {t.toEvent}
    </Link>
  )
}
