// The badges of a card: the start on my own clock, and my relation to the event.
import type { ReactNode } from 'react'
import {
  Ban,
  Globe,
  Lock,
  Medal,
  PenLine,
  TriangleAlert,
  UserRoundCheck,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import type { EventCardData as Card } from '#contract/calendar.ts'
import type { LiveOutput } from '#contract/contract.ts'
import type { Attendance } from '#domain/event/entry.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { viewerTime } from '../../parts/event/event-card-words.ts'
import type { ToldRefusal } from '../../parts/house-rule/kept-out.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Face } from './faces.tsx'
import { hasEnded } from './my-events.ts'

type Past = LiveOutput<'events-history'>['events'][number]

/**
 * house: the house rule that keeps me out, or a pending check. attendance: past events only;
 * undefined for an upcoming one, where my place counts.
 */
export type BadgedEvent = Card & {
  attendance?: Attendance | null
  faces?: readonly Face[]
  hasSignUpRules?: boolean
  house?: ToldRefusal | 'asked'
} & Partial<Pick<Past, 'result' | 'partnerName' | 'ratingChange'>>

export function OwnTime({ event }: { event: Pick<Card, 'startsAt' | 'timezone'> }) {
  const t = useTexts(eventCardTexts)
  const own = viewerTime(event.startsAt, event.timezone)
  if (own === null) return null
  return (
    <p className="flex items-center gap-1 text-xs text-muted">
      <Globe aria-hidden size={16} className="shrink-0" />
      {t.yourTime({ time: own })}
    </p>
  )
}

export function EventMarks({
  event,
  now,
  hasConflict,
}: {
  event: BadgedEvent
  now: number
  hasConflict: boolean
}) {
  const t = useTexts(eventCardTexts)
  const state = getState(event, now, t)
  const isSaid = state !== null
  return (
    <span className="col-start-2 row-start-1 flex items-center gap-2 pl-2 whitespace-nowrap empty:hidden">
      {state}
      {hasConflict && <Sign icon={TriangleAlert} label={t.conflict} tone="text-bad" />}
      {event.invite && <Sign icon={Lock} label={t.private} tone="text-cool" />}
      {event.isOrganizer && isSaid && (
        <Sign icon={UserRoundPen} label={t.organizer} tone="text-brand" />
      )}
      {event.isOrganizer && !isSaid && <Badge tone="brand">{t.organizer}</Badge>}
    </span>
  )
}

function getState(
  event: BadgedEvent,
  now: number,
  t: LocalizedTexts<typeof eventCardTexts>,
): ReactNode {
  if (event.status === 'cancelled') return <Badge tone="bad">{t.cancelled}</Badge>
  if (event.status === 'draft') return <Badge tone="warm">{t.draft}</Badge>
  if (event.attendance === undefined && hasEnded(event, now)) return <Badge>{t.ended}</Badge>
  return hasPlace(event) ? <PlaceBadge event={event} /> : null
}

const hasPlace = ({ attendance, myPlace }: BadgedEvent): boolean =>
  attendance === undefined ? myPlace !== null : attendance !== null

function Sign({ icon: Icon, label, tone }: { icon: LucideIcon; label: string; tone: string }) {
  return (
    <span title={label} className={tone}>
      <Icon aria-hidden size={16} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

export function EventBadges({
  event,
  now,
  hasConflict,
}: {
  event: BadgedEvent
  now: number
  hasConflict: boolean
}) {
  const t = useTexts(eventCardTexts)
  const badges = [
    event.status === 'cancelled' && (
      <Badge key="cancelled" tone="bad">
        <Ban aria-hidden size={16} />
        {t.cancelled}
      </Badge>
    ),
    event.status === 'draft' && (
      <Badge key="draft" tone="warm">
        <PenLine aria-hidden size={16} />
        {t.draft}
      </Badge>
    ),
    event.attendance === undefined && hasEnded(event, now) && <Badge key="ended">{t.ended}</Badge>,
    event.status === 'published' && <PlaceBadge key="place" event={event} />,
    event.isOrganizer && (
      <Badge key="organizer" tone="brand">
        {t.organizer}
      </Badge>
    ),
    event.invite && (
      <Badge key="private" tone="cool">
        <Lock aria-hidden size={16} />
        {t.private}
      </Badge>
    ),
    hasConflict && (
      <Badge key="conflict" tone="bad">
        <TriangleAlert aria-hidden size={16} />
        {t.conflict}
      </Badge>
    ),
  ]
  return <div className="mt-1 flex flex-wrap gap-2 empty:hidden">{badges}</div>
}

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const

export function OwnResult({
  event: { result = null, partnerName = '', ratingChange = null },
}: {
  event: BadgedEvent
}) {
  const t = useTexts(eventCardTexts)
  if (result === null && partnerName === '') return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {result !== null && (
        <span className="flex items-center gap-1 font-bold">
          {result.medal !== null && (
            <Medal aria-hidden size={16} className={medalTones[result.medal]} />
          )}
          {result.medal !== null && <span className="sr-only">{t[result.medal]}</span>}
          {t.rank({ rank: result.rank, of: result.entrants })}
        </span>
      )}
      {result !== null && (
        <span className="text-muted tabular-nums">
          {t.record({ wins: result.wins, losses: result.losses })}
        </span>
      )}
      {partnerName !== '' && (
        <span className="text-muted">{t.withPartner({ name: partnerName })}</span>
      )}
      {ratingChange !== null && (
        <span className="text-muted tabular-nums">
          {t.ratingChange({ change: formatSigned(ratingChange, 3) })}
        </span>
      )}
    </p>
  )
}

function PlaceBadge({ event }: { event: BadgedEvent }) {
  const t = useTexts(eventCardTexts)
  if (event.attendance === 'here')
    return (
      <Badge tone="brand">
        <UserRoundCheck aria-hidden size={16} />
        {t.here}
      </Badge>
    )
  if (event.attendance === 'no-show') return <Badge tone="warm">{t.noShow}</Badge>
  if (event.attendance === null || event.myPlace === null) return null
  return event.myPlace === 'playing' ? (
    <Badge tone="you">
      <UserRoundCheck aria-hidden size={16} />
      <span className="@max-[28rem]:sr-only">{t.playing}</span>
    </Badge>
  ) : (
    <Badge tone="warm">
      {event.myOffer !== null ? t.offered : event.drawAt === null ? t.onWaitlist : t.inDraw}
    </Badge>
  )
}
