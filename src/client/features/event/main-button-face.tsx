// The main button itself: what it is comes from domain, its words from main-button-words.ts.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Users } from 'lucide-react'
import { isPast } from '#domain/event/eligibility.ts'
import type { MainButton } from '#domain/event/main-button.ts'
import { refusalText } from '../../i18n/refusals.ts'
import {
  toEntries,
  losesPlace,
  toTerms,
  type EventDetail,
  type EventPartner,
} from '../../parts/event/event-detail.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveButton } from './leave-button.tsx'
import { isEntering, isLeaving, formatMainButton } from './main-button-words.ts'
import { PublishDraft } from './publish-draft.tsx'
import { SentOut } from './sent-out.tsx'
import type { OwnEntry } from './use-own-entry.ts'

type MainButtonFaceProps = {
  button: MainButton
  now: number
  detail: EventDetail
  playerId: string
  entry: OwnEntry
  isResting: boolean
  /** Mine in this event; undefined while it is not known. */
  partner: EventPartner | null | undefined
  /** The partner that enters and leaves with me. */
  together: string | null
  onEnter: () => void
  onFindPartner: () => void
  /** The question whether to leave is to be asked at once, and told to be asked. */
  isLeaveAsked: boolean
  onLeaveAsked: () => void
}

const wideLink = clsx(buttonClasses({ size: 'lg' }), 'flex-1')

/**
 * A button, a link or, where nothing can be done, the state alone. `data-main` tells tests the
 * kind.
 */
export function MainButtonFace({
  button,
  now,
  detail,
  playerId,
  entry,
  isResting,
  partner,
  together,
  onEnter,
  onFindPartner,
  isLeaveAsked,
  onLeaveAsked,
}: MainButtonFaceProps) {
  const { eventId, timezone } = detail
  const words = formatMainButton(button, timezone, together)
  if (button.kind === 'draft')
    return <PublishDraft detail={detail} playerId={playerId} entry={entry} />
  if (button.kind === 'results')
    return <ResultsLink eventId={eventId} isOver={isPast(toTerms(detail), now)} words={words} />
  if (button.kind === 'in-progress')
    return (
      <Link
        to="/matchlist/$eventId"
        params={{ eventId }}
        className={wideLink}
        data-main={button.kind}
      >
        {words}
      </Link>
    )
  if (button.kind === 'needs-team')
    return (
      <Button
        size="lg"
        className="flex-1"
        isPending={partner === undefined}
        onPress={onFindPartner}
        data-main={button.kind}
      >
        <Users aria-hidden size={20} />
        {words}
      </Button>
    )
  if (button.kind === 'sent-out')
    return (
      <SentOut detail={detail} playerId={playerId}>
        {words}
      </SentOut>
    )
  if (isEntering(button)) {
    return (
      <Button
        size="lg"
        className="flex-1"
        variant={button.kind === 'join-waitlist' ? 'soft' : 'primary'}
        isPending={entry.busy !== null}
        isResting={isResting}
        onPress={onEnter}
        data-main={button.kind}
      >
        {words}
      </Button>
    )
  }
  if (isLeaving(button)) {
    const own = detail.roster.find((one) => one.playerId === playerId)
    const leave = () =>
      void entry.leave({
        isLate: button.kind === 'cancel-late',
        losesPlace: losesPlace(toEntries(detail.roster), playerId),
        isSentOut: own?.isSentOut === true,
        together,
        guests: own?.guests ?? 0,
      })
    return (
      <LeaveButton
        isLate={button.kind === 'cancel-late'}
        isPending={entry.busy === 'enter' || entry.busy === 'leave'}
        isResting={isResting}
        onPress={leave}
        isAsked={isLeaveAsked}
        onAsked={onLeaveAsked}
        kind={button.kind}
      >
        {words}
      </LeaveButton>
    )
  }
  return (
    <output
      className="flex min-h-13 flex-1 items-center justify-center rounded-xl bg-line/50 px-4 py-2 text-center font-semibold text-balance"
      data-main={button.kind}
    >
      {words}
    </output>
  )
}

function ResultsLink({
  eventId,
  isOver,
  words,
}: {
  eventId: string
  isOver: boolean
  words: string
}) {
  return (
    <div className="flex flex-1 flex-col gap-2">
      {isOver && (
        <p className="text-center text-sm font-medium text-muted">
          {refusalText({ code: 'event-in-past' })}
        </p>
      )}
      <Link to="/results/$eventId" params={{ eventId }} className={wideLink} data-main="results">
        {words}
      </Link>
    </div>
  )
}
