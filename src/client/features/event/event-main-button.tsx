// The one main button of an event. What it is comes from domain; here it gets words, a tap, and its
// place at the bottom of a phone.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Dices, Swords, UserPlus } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { can } from '#domain/access/capabilities.ts'
import { isLateCancel } from '#domain/event/eligibility.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import { mainButton, type MainButton } from '#domain/event/main-button.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import {
  toEntries,
  nameOfTeammate,
  partnerForRules,
  getEventRoles,
  toTerms,
  type EventDetail,
  type EventPartner,
} from '../../parts/event/event-detail.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { MainButtonFace } from './main-button-face.tsx'
import { isLeaving, getTapKind } from './main-button-words.ts'
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
  const terms = toTerms(detail)
  const entry = useOwnEntry(detail.eventId, {
    drawAt: drawInWords(detail),
    about: eventName({ ...detail.fields, locationName: detail.locationName }),
    isLate: isLateCancel(terms, now),
  })
  const waiting = useWaitingEntry(detail.eventId)
  const [isAsking, setAsking] = useState(false)
  const viewer = {
    playerId: player.playerId,
    skillSelf: player.skillSelf,
    gender: player.gender,
    isSentOut: detail.isSentOut,
  }
  const button = mainButton(
    terms,
    toEntries(detail.roster),
    viewer,
    now,
    partnerForRules(terms, partner),
  )
  const isResting = useSecondTapRest(waiting === null ? getTapKind(button) : 'give up', now)
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
          mayPlay={can(getEventRoles(detail, player.playerId), 'event.play')}
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
          <MainButtonFace
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
      className={buttonClasses({ variant: 'plain', size: 'lg' })}
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
      {t.drawIs({ when: inSentence(formatInstant(new Date(at).toISOString(), timezone)) })}
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
      aria-label={t.guests({ n: guests })}
    >
      <UserPlus aria-hidden size={20} />
      {guests}
    </Button>
  )
}
