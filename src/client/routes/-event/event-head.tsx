// The name of an event, with its unusual facts and its parent.
import { Suspense } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import { Ban, Lock, PencilLine } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { Badge } from '../../ui/badge.tsx'

const PartOf = lazyPart(() => import('../../features/event/part-of.tsx'), 'PartOf')

export function EventName({ name, isBeside }: { name: string; isBeside: boolean }) {
  const Heading = isBeside ? 'h2' : 'h1'
  return (
    <Heading
      id="event"
      tabIndex={-1}
      className="font-display text-2xl font-extrabold tracking-tight text-balance outline-none"
    >
      {name}
    </Heading>
  )
}

export function EventNotes({ detail }: { detail: EventDetail }) {
  const whole = findWhole(detail)
  return (
    <>
      <Badges detail={detail} />
      {whole && (
        <Suspense fallback={<span className="h-11" />}>
          <PartOf {...whole} />
        </Suspense>
      )}
    </>
  )
}

function findWhole({ tournament, league }: EventDetail): { name: string; link: LinkProps } | null {
  if (tournament !== null) {
    const { name, tournamentId } = tournament
    return { name, link: { to: '/tournament/$tournamentId', params: { tournamentId } } }
  }
  if (league === null) return null
  const { name, leagueSeriesId } = league
  return { name, link: { to: '/vieweditleague/$leagueSeriesId', params: { leagueSeriesId } } }
}

function Badges({ detail: { status, fields } }: { detail: EventDetail }) {
  const t = useTexts(eventViewTexts)
  if (status === 'published' && !fields.invite) return null
  return (
    <span className="flex flex-wrap gap-2">
      {status === 'draft' && (
        <Badge tone="warm">
          <PencilLine aria-hidden size={16} />
          {t.draft}
        </Badge>
      )}
      {status === 'cancelled' && (
        <Badge tone="bad">
          <Ban aria-hidden size={16} />
          {t.cancelled}
        </Badge>
      )}
      {fields.invite && (
        <Badge tone="cool">
          <Lock aria-hidden size={16} />
          {t.private}
        </Badge>
      )}
    </span>
  )
}
