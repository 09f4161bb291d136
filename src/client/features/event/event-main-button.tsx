import { Suspense, useEffect, useRef, useState } from 'react'
// The one main button of an event. What it is comes from domain; here it gets words, a tap, and its
// place at the bottom of a phone.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleAlert, Dices, Swords, UserPlus, Users } from 'lucide-react'
import { can } from '#domain/access/capabilities.ts'
import { isLateCancel, isPast } from '#domain/event/eligibility.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import { mainButton, type MainButton } from '#domain/event/main-button.ts'
import { eventName } from '../../i18n/event-texts.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNow } from '../../lib/today.ts'
import type { OwnPlayer } from '../../lib/use-me.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/look.ts'
import { showToast } from '../../ui/toasts.tsx'
import {
  entriesOf,
  losesPlace,
  nameOfTeammate,
  partnerForRules,
  rolesOf,
  termsOf,
  type EventDetail,
  type EventPartner,
} from './event-detail.ts'
import { eventRepeatTexts } from './event-repeat-texts.ts'
import { mainButtonTexts } from './event-view-texts.ts'
import { isEntering, isLeaving, mainButtonWords, tapOf } from './main-button-words.ts'
import { useOwnEntry } from './use-own-entry.ts'
import { useSecondTapRest } from './use-second-tap-rest.ts'
import { useWaitingEntry, WaitingEntry } from './waiting-entry.tsx'

// Its number field weighs more than the whole screen, and most events are for players alone.
const GuestsSheet = lazyPart(async () => ({
  default: (await import('./guests-sheet.tsx')).GuestsSheet,
}))

/** Often enough that sign-up opens on the second. */
const clockMs = 1000

type EventMainButtonProps = {
  detail: EventDetail
  player: OwnPlayer
  /** Mine in this event; undefined while it is not known. */
  partner: EventPartner | null | undefined
  onFindPartner: () => void
  /**
   * A reminder led here with "can't make it?": the question is asked at once, and told to be asked.
   */
  isLeaveAsked: boolean
  onLeaveAsked: () => void
}

export function EventMainButton({
  detail,
  player,
  partner,
  onFindPartner,
  isLeaveAsked,
  onLeaveAsked,
}: EventMainButtonProps) {
  const now = useNow(clockMs)
  const terms = termsOf(detail)
  const entry = useOwnEntry(detail.eventId, {
    drawAt: drawInWords(detail),
    about: eventName({ ...detail.fields, locationName: detail.locationName }),
    isLate: isLateCancel(terms, now),
  })
  const waiting = useWaitingEntry(detail.eventId)
  const [isAsking, setAsking] = useState(false)
  const viewer = { playerId: player.playerId, skillSelf: player.skillSelf, gender: player.gender }
  const button = mainButton(
    terms,
    entriesOf(detail.roster),
    viewer,
    now,
    partnerForRules(terms, partner),
  )
  const isResting = useSecondTapRest(waiting === null ? tapOf(button) : 'give up', now)
  const own = detail.roster.find(({ playerId }) => playerId === player.playerId)
  // Guests brought while the event allowed some can still be taken back.
  const hasGuests = guestsAllowed(terms) > 0 || (own?.guests ?? 0) > 0
  const enter = () => (hasGuests ? setAsking(true) : void entry.signUp(0))
  return (
    <BottomBar>
      <Above button={button} timezone={detail.timezone} />
      <div className="flex gap-3">
        <ToMatchList
          detail={detail}
          kind={button.kind}
          mayPlay={can(rolesOf(detail, player.playerId), 'event.play')}
        />
        {waiting === null && hasGuests && own !== undefined && isLeaving(button) && (
          <OwnGuests
            guests={own.guests}
            isPending={entry.busy === 'guests'}
            onPress={() => setAsking(true)}
          />
        )}
        {waiting !== null ? (
          <WaitingEntry waiting={waiting} isResting={isResting} />
        ) : (
          <Face
            button={button}
            now={now}
            detail={detail}
            playerId={player.playerId}
            entry={entry}
            isResting={isResting}
            partner={partner}
            together={nameOfTeammate(terms, partner)}
            onEnter={enter}
            onFindPartner={onFindPartner}
            isLeaveAsked={isLeaveAsked}
            onLeaveAsked={onLeaveAsked}
          />
        )}
      </div>
      {hasGuests && (
        <Suspense>
          <GuestsSheet
            detail={detail}
            viewer={viewer}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onChosen={(guests) =>
              void (own === undefined ? entry.signUp(guests) : entry.setGuests(guests))
            }
          />
        </Suspense>
      )}
    </BottomBar>
  )
}

/** When the draw is, as long as it is to come. */
const drawInWords = ({ fields: { drawAt }, drawn, timezone }: EventDetail): string | null =>
  drawAt !== null && drawn === null ? formatInstant(drawAt, timezone) : null

/**
 * Before the start signing up and leaving stay the main thing; an open match list, or the way to
 * open one, stands beside it.
 */
function ToMatchList({
  detail: { eventId, matchListState, status },
  kind,
  mayPlay,
}: {
  detail: EventDetail
  kind: MainButton['kind']
  mayPlay: boolean
}) {
  const t = useTexts(mainButtonTexts)
  const isThere =
    matchListState === 'open' || (mayPlay && status === 'published' && matchListState === null)
  if (!isThere || kind === 'in-progress' || kind === 'results' || kind === 'cancelled') return null
  return (
    <Link
      to="/matchlist/$eventId"
      params={{ eventId }}
      className={buttonLook({ variant: 'plain', size: 'lg' })}
      data-live={matchListState ?? 'none'}
    >
      <Swords aria-hidden size={20} />
      {matchListState === 'open' ? t.live : t.matches}
    </Link>
  )
}

/** What to know before the tap. */
function Above({ button, timezone }: { button: MainButton; timezone: string }) {
  return (
    <>
      {'warning' in button && button.warning !== null && <OutOfRange />}
      {(button.kind === 'enter-draw' || button.kind === 'leave-draw') && (
        <DrawTime at={button.at} timezone={timezone} />
      )}
    </>
  )
}

function DrawTime({ at, timezone }: { at: number; timezone: string }) {
  const t = useTexts(mainButtonTexts)
  return (
    <p className="flex items-center gap-2 text-sm font-medium">
      <Dices aria-hidden size={16} className="shrink-0 text-brand" />
      {t.drawIs(formatInstant(new Date(at).toISOString(), timezone))}
    </p>
  )
}

function OutOfRange() {
  const t = useTexts(mainButtonTexts)
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-warm">
      <CircleAlert aria-hidden size={16} className="shrink-0" />
      {t.outOfRange}
    </p>
  )
}

function OwnGuests({
  guests,
  isPending,
  onPress,
}: {
  guests: number
  isPending: boolean
  onPress: () => void
}) {
  const t = useTexts(mainButtonTexts)
  return (
    <Button
      variant="plain"
      size="lg"
      isPending={isPending}
      onPress={onPress}
      aria-label={t.guests(guests)}
    >
      <UserPlus aria-hidden size={20} />
      {guests}
    </Button>
  )
}

type FaceProps = Omit<EventMainButtonProps, 'player'> & {
  button: MainButton
  now: number
  playerId: string
  entry: ReturnType<typeof useOwnEntry>
  isResting: boolean
  /** Who enters and leaves with me. */ together: string | null
  onEnter: () => void
}

const wideLink = clsx(buttonLook({ size: 'lg' }), 'flex-1')

/**
 * A button, a link or, where nothing can be done, the state alone. `data-main` tells tests the
 * kind.
 */
function Face({
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
}: FaceProps) {
  const { eventId, timezone } = detail
  const words = mainButtonWords(button, timezone, together)
  if (button.kind === 'draft') return <Publish detail={detail} playerId={playerId} entry={entry} />
  if (button.kind === 'results') {
    return (
      <div className="flex flex-1 flex-col gap-2">
        {isPast(termsOf(detail), now) && (
          <p className="text-center text-sm font-medium text-muted">
            {refusalText({ code: 'event-in-past' })}
          </p>
        )}
        <Link
          to="/results/$eventId"
          params={{ eventId }}
          className={wideLink}
          data-main={button.kind}
        >
          {words}
        </Link>
      </div>
    )
  }
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
    const leave = () =>
      void entry.leave({
        isLate: button.kind === 'cancel-late',
        losesPlace: losesPlace(entriesOf(detail.roster), playerId),
        together,
        guests: detail.roster.find((one) => one.playerId === playerId)?.guests ?? 0,
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

type LeaveButtonProps = {
  isLate: boolean
  isPending: boolean
  isResting: boolean
  onPress: () => void
  isAsked: boolean
  onAsked: () => void
  kind: MainButton['kind']
  children: string
}

function LeaveButton({
  isLate,
  isPending,
  isResting,
  onPress,
  isAsked,
  onAsked,
  kind,
  children,
}: LeaveButtonProps) {
  const t = useTexts(mainButtonTexts)
  const hasAsked = useRef(false)
  const question = { title: t.cantTitle, text: t.cantText, confirm: t.cant, isDanger: true }
  useEffect(() => {
    if (!isAsked || hasAsked.current) return
    hasAsked.current = true
    onAsked()
    void confirmUser(question).then((isAgreed) => {
      if (isAgreed) onPress()
    })
  })
  return (
    <Button
      size="lg"
      className="flex-1"
      variant={isLate ? 'danger' : 'plain'}
      isPending={isPending}
      isResting={isResting}
      onPress={onPress}
      data-main={kind}
    >
      {children}
    </Button>
  )
}

/** A draft's main thing is to be published, by those who may. */
function Publish({ detail, playerId, entry }: Pick<FaceProps, 'detail' | 'playerId' | 'entry'>) {
  const t = useTexts(mainButtonTexts)
  const repeats = useTexts(eventRepeatTexts)
  const publish = () =>
    entry.run('publish', async () => {
      const answer = await call('events-update', {
        eventId: detail.eventId,
        fields: detail.fields,
        publish: true,
        scope: 'all',
      })
      await (answer.ok
        ? showToast({ title: t.published, about: detail.eventId, closeLabel: t.close })
        : alertUser(refusalText(answer.refusal)))
    })
  return (
    <div className="flex flex-1 flex-col gap-2">
      <p className="text-center text-sm font-medium text-muted">{t.draft}</p>
      {can(rolesOf(detail, playerId), 'event.edit') && (
        <Button
          size="lg"
          isPending={entry.busy === 'publish'}
          onPress={() => void publish()}
          data-main="draft"
        >
          {detail.series === null ? t.publish : repeats.publishAll}
        </Button>
      )}
    </div>
  )
}
