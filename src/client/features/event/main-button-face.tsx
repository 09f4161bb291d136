// Renders the main button: the domain decides its kind, main-button-words.ts its text.
import { Suspense, type MouseEvent, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Users } from 'lucide-react'
import { isPast } from '#domain/event/eligibility.ts'
import type { MainButton } from '#domain/event/main-button.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { losesPlace, type OpenedDetail, type EventPartner } from '../../parts/event/event-detail.ts'
import type { OwnEntry } from '../../parts/event/use-own-entry.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EnterButton } from './enter-button.tsx'
import { isEntering, isLeaving, formatMainButton } from './main-button-words.ts'
import { OfferAnswer } from './offer-answer.tsx'
import { LeaveButton, OwnPlace } from './own-place.tsx'
import { PublishDraft } from './publish-draft.tsx'
import { SentOut } from './sent-out.tsx'

const BirthYearButton = lazyPart(() => import('./birth-year-button.tsx'), 'BirthYearButton')

type MainButtonFaceProps = {
  button: MainButton
  now: number
  detail: OpenedDetail
  playerId: string
  entry: OwnEntry
  isResting: boolean
  isNew: boolean
  leavingEnd: 'start' | 'end'
  isBeside: boolean
  guests: ReactNode
  partner: EventPartner | null | undefined
  together: string | null
  onEnter: (event: MouseEvent<HTMLButtonElement>) => void
  onFindPartner: () => void
  isLeaveAsked: boolean
  onLeaveAsked: () => void
}

const wideLink = clsx(buttonClasses({ size: 'bar' }), 'min-w-0 flex-1')

export function MainButtonFace({
  button,
  now,
  detail,
  playerId,
  entry,
  isResting,
  isNew,
  leavingEnd,
  isBeside,
  guests,
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
    return <ResultsLink eventId={eventId} isOver={isPast(detail.terms, now)} words={words} />
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
        size="bar"
        className="min-w-0 flex-1"
        isPending={partner === undefined}
        onPress={onFindPartner}
        data-main={button.kind}
      >
        <Users aria-hidden size={20} />
        {words}
      </Button>
    )
  if (button.kind === 'birth-year-needed')
    return <AskBirthYear {...{ detail, playerId, entry, words }} />
  if (button.kind === 'sent-out')
    return (
      <SentOut detail={detail} playerId={playerId}>
        {words}
      </SentOut>
    )
  if (button.kind === 'answer-offer')
    return <OfferAnswer until={button.until} {...{ now, detail, together, isResting }} />
  if (isEntering(button))
    return (
      <EnterButton
        button={button}
        timezone={timezone}
        together={together}
        isBeside={isBeside}
        isPending={entry.busy !== null}
        isResting={isResting}
        onPress={onEnter}
      />
    )
  if (isLeaving(button))
    return (
      <OwnPlace
        button={button}
        isNew={isNew}
        end={leavingEnd}
        isBeside={isBeside}
        guests={guests}
        leave={
          <LeaveButton
            button={button}
            words={words}
            isPending={entry.busy === 'enter' || entry.busy === 'leave'}
            onPress={() =>
              void entry.leave({
                ...readOwn(detail, playerId),
                together,
                isLate: button.kind === 'cancel-late',
              })
            }
            isAsked={isLeaveAsked}
            onAsked={onLeaveAsked}
          />
        }
      />
    )
  return <Reason kind={button.kind} words={words} />
}

type AskedProps = Pick<MainButtonFaceProps, 'detail' | 'playerId' | 'entry'> & { words: string }

const AskBirthYear = ({ detail: { fields }, playerId, entry, words }: AskedProps) => (
  <Suspense>
    <BirthYearButton
      fields={fields}
      playerId={playerId}
      onSignUp={fields.entryBy === 'team' ? null : () => void entry.signUp()}
    >
      {words}
    </BirthYearButton>
  </Suspense>
)

function Reason({ kind, words }: { kind: MainButton['kind']; words: string }) {
  return (
    <output
      className="flex bar-control min-w-0 flex-1 items-center justify-center rounded-xl bg-line/50 text-center text-sm font-semibold text-balance"
      data-main={kind}
    >
      <span className="line-clamp-2">{words}</span>
    </output>
  )
}

function readOwn({ roster, entries }: OpenedDetail, playerId: string) {
  const own = roster.find((one) => one.playerId === playerId)
  return {
    losesPlace: losesPlace(entries, playerId),
    isSentOut: own?.isSentOut === true,
    guests: own?.guests ?? 0,
  }
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
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {isOver && (
        <p className="min-w-0 flex-1 text-sm font-medium text-muted">
          {refusalText({ code: 'event-in-past' })}
        </p>
      )}
      <Link to="/results/$eventId" params={{ eventId }} className={wideLink} data-main="results">
        {words}
      </Link>
    </div>
  )
}
