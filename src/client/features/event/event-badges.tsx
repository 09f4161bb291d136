// What a card adds where it applies: my own clock, and in short words what the event is to me.
import { Ban, Globe, Lock, PenLine, TriangleAlert, UserRoundCheck } from 'lucide-react'
import type { EventCard as Card } from '#contract/event.ts'
import type { Attendance } from '#domain/event/entry.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { eventCardTexts } from './event-card-texts.ts'
import { viewerTime } from './event-card-words.ts'
import { hasEnded } from './my-events.ts'

/** attendance is there for past events only: undefined means ahead, where being in it is what counts. */
export type BadgedEvent = Card & { attendance?: Attendance | null }

/** When it starts on the viewer's clock, if that differs from the venue's. */
export function OwnTime({ event }: { event: Pick<Card, 'startsAt' | 'timezone'> }) {
  const t = useTexts(eventCardTexts)
  const own = viewerTime(event.startsAt, event.timezone)
  if (own === null) return null
  return <p className="flex items-center gap-1 text-xs text-muted"><Globe aria-hidden size={13} className="shrink-0" />{t.yourTime(own)}</p>
}

export function EventBadges({ event, now, hasConflict }: { event: BadgedEvent; now: number; hasConflict: boolean }) {
  const t = useTexts(eventCardTexts)
  const badges = [
    event.status === 'cancelled' && <Badge key="cancelled" tone="bad"><Ban aria-hidden size={13} />{t.cancelled}</Badge>,
    event.status === 'draft' && <Badge key="draft" tone="warm"><PenLine aria-hidden size={13} />{t.draft}</Badge>,
    event.attendance === undefined && hasEnded(event, now) && <Badge key="ended">{t.ended}</Badge>,
    event.status === 'published' && <PlaceBadge key="place" event={event} />,
    event.isOrganizer && <Badge key="organizer" tone="brand">{t.organizer}</Badge>,
    event.invite && <Badge key="private" tone="cool"><Lock aria-hidden size={12} />{t.private}</Badge>,
    hasConflict && <Badge key="conflict" tone="bad"><TriangleAlert aria-hidden size={13} />{t.conflict}</Badge>,
  ]
  return <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">{badges}</div>
}

function PlaceBadge({ event }: { event: BadgedEvent }) {
  const t = useTexts(eventCardTexts)
  if (event.attendance === 'here') return <Badge tone="brand"><UserRoundCheck aria-hidden size={13} />{t.here}</Badge>
  if (event.attendance === 'no-show') return <Badge tone="warm">{t.noShow}</Badge>
  if (event.attendance === null || event.myPlace === null) return null
  return event.myPlace === 'playing' ? <Badge tone="solid"><UserRoundCheck aria-hidden size={13} />{t.playing}</Badge> : <Badge tone="warm">{t.onWaitlist}</Badge>
}
