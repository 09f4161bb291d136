// My pass to an event, with its name, date and place: ball yellow with a place, white while waiting. A promotion fills the same
// pass with yellow.
import { Suspense, useState, type CSSProperties, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check, Globe, Hourglass } from 'lucide-react'
import { isDayOff } from '#domain/day-status/day-status.ts'
import type { OwnPass as Pass } from '#domain/event-pass/own-pass.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { eventPassTexts } from '#words/en/event/event-pass.ts'
import { eventViewTexts, mainButtonTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../../device/today.ts'
import { formatDay, formatEventTime, formatInstant } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { formatAnswerBy } from '../../../parts/event/answer-by.ts'
import { countdown } from '../../../parts/event/countdown.ts'
import { viewerTime } from '../../../parts/event/event-card-words.ts'
import type { OpenedDetail } from '../../../parts/event/event-detail.ts'
import { EventVenue } from './event-venue.tsx'

const Confetti = lazyPart(() => import('../../../ui/overlay/confetti.tsx'), 'Confetti')
const PassPlay = lazyPart(() => import('./pass-play.tsx'), 'PassPlay')

const clockMs = 30_000

type EventPassProps = {
  pass: Pass
  detail: OpenedDetail
  isNew: boolean
  heading: ReactNode
  children: ReactNode
}

export function EventPass({ pass, detail, isNew, heading, children }: EventPassProps) {
  const t = useTexts(eventPassTexts)
  const isIn = pass.state === 'in' && !isDayOff(detail.dayStatus)
  const isPromoted = useWasPromoted(pass.state)
  return (
    <section
      aria-label={t.label}
      tabIndex={-1}
      data-pass={pass.state}
      className={clsx(
        'relative -mt-16 flex max-w-2xl flex-col gap-3 outline-none',
        isNew && 'animate-rise',
      )}
    >
      <div
        className={clsx(
          '@container relative rounded-2xl px-4 py-3 shadow-float transition-colors duration-320',
          isIn ? 'bg-ball text-on-ball' : 'border border-line bg-card',
        )}
      >
        <Head pass={pass} max={detail.fields.maxPlayers} />
        {heading}
        <When detail={detail} />
        <EventVenue detail={detail} isOnPass />
        {!isDayOff(detail.dayStatus) && (
          <>
            <CutLine isIn={isIn} />
            <Foot pass={pass} detail={detail} />
          </>
        )}
        {isPromoted && (
          <span className="pointer-events-none fixed inset-0 z-40 overflow-hidden">
            <Suspense>
              <Confetti />
            </Suspense>
          </span>
        )}
      </div>
      <output className="sr-only">{isPromoted && t.promoted}</output>
      {children}
    </section>
  )
}

function useWasPromoted(state: Pass['state']): boolean {
  const [seen, setSeen] = useState({ state, isPromoted: false })
  if (seen.state !== state) setSeen({ state, isPromoted: state === 'in' })
  return seen.isPromoted
}

function Head({ pass: { state, number, guests }, max }: { pass: Pass; max: number }) {
  const t = useTexts(eventPassTexts)
  const words = useTexts(mainButtonTexts)
  const Icon = state === 'in' ? Check : Hourglass
  const places = state === 'in' && number !== null ? [{ n: number, max }] : []
  const others = guests > 0 ? [{ n: guests }] : []
  const inFull = [...places.map(t.place), ...others.map(t.withGuests)]
  const inShort = [...places.map(t.placeShort), ...others.map(t.guestsShort)]
  return (
    <p
      className="flex flex-wrap items-center justify-between gap-x-3 font-bold @max-[17rem]:gap-x-1 @max-[10rem]:text-xs"
      data-state={state}
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden size={20} className="shrink-0 @max-[17rem]:hidden" />
        {state === 'in' && words.stateIn}
        {state === 'in-draw' && words.stateInDraw}
        {state === 'offered' && t.offered}
        {state === 'waiting' && number !== null && t.waiting({ n: number })}
      </span>
      <span className="text-sm font-semibold @max-[17rem]:hidden">{inFull.join(' ')}</span>
      <span className="text-sm font-semibold @max-[10rem]:text-xs @min-[17rem]:hidden">
        {inShort.join(' ')}
      </span>
    </p>
  )
}

function When({ detail }: { detail: OpenedDetail }) {
  const words = useTexts(eventViewTexts)
  const { fields, startsAt, timezone } = detail
  const own = viewerTime(startsAt, timezone)
  return (
    <div data-when>
      <p className="mt-1 flex flex-wrap gap-x-2 font-display text-xl leading-tight font-extrabold tracking-tight">
        <span>{formatDay(fields.startDate)}</span>
        <span className="whitespace-nowrap">{formatEventTime({ ...detail, ...fields })}</span>
      </p>
      {own !== null && (
        <p className="flex items-center gap-2 text-sm">
          <Globe aria-hidden size={16} className="shrink-0" />
          {words.yourTime({ when: own })}
        </p>
      )}
    </div>
  )
}

function CutLine({ isIn }: { isIn: boolean }) {
  const hole = clsx('absolute rounded-full bg-bg', !isIn && 'border border-line')
  return (
    <div
      aria-hidden
      className={clsx('relative -mx-4 mt-3 mb-2 border-t-2 border-dashed', !isIn && 'border-line')}
    >
      <span className={hole} style={half('left')} />
      <span className={hole} style={half('right')} />
    </div>
  )
}

const half = (side: 'left' | 'right'): CSSProperties => ({
  top: '-0.5rem',
  width: '1rem',
  height: '1rem',
  [side]: '-0.5rem',
  clipPath: side === 'left' ? 'inset(0 0 0 50%)' : 'inset(0 50% 0 0)',
})

function Foot({ pass, detail }: { pass: Pass; detail: OpenedDetail }) {
  const t = useTexts(eventPassTexts)
  const now = useNow(clockMs)
  const left = countdown(detail.startsAt, now)
  const foot = (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
      <span>{left === null ? t.begun : t.starts({ time: left })}</span>
      <span className="text-pretty">{formatNext(pass, detail, now)}</span>
    </p>
  )
  if (pass.state !== 'in' || isEarly(detail.terms, now)) return foot
  return (
    <Suspense fallback={foot}>
      <PassPlay eventId={detail.eventId} now={now} otherwise={foot} />
    </Suspense>
  )
}

function formatNext(
  { state, leaving, answerBy }: Pass,
  { fields, startsAt, timezone }: OpenedDetail,
  now: number,
): string {
  const t = pick(eventPassTexts)
  if (answerBy !== undefined) return t.answerBy({ when: formatAnswerBy(answerBy, timezone, now) })
  if (state === 'waiting') return t.movesUp
  if (state === 'in-draw')
    return fields.drawAt === null
      ? ''
      : pick(mainButtonTexts).drawIs({ when: inSentence(formatInstant(fields.drawAt, timezone)) })
  if (leaving === null) return ''
  if (leaving === 'late') return t.late
  const until = new Date(leaving.freeUntil).toISOString()
  return leaving.freeUntil === Date.parse(startsAt)
    ? ''
    : t.freeUntil({ when: inSentence(formatInstant(until, timezone)) })
}
