// Setup 3 of 3: the greeting, the diamond, and links onward. An event the person came for is the
// first link; it checks access itself.
import { Link, useRouter } from '@tanstack/react-router'
import { CalendarDays, CircleUserRound, Gauge, MapPin, Ticket } from 'lucide-react'
import { toEventPath } from '#domain/onboarding/pending-event.ts'
import { skillToText } from '#domain/player/skill.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { forgetPendingEvent } from '../../session/session.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Celebration } from '../../ui/overlay/celebration.tsx'
import { SetupPage } from './setup-page.tsx'
import { useFinishSetup } from './use-finish-setup.ts'
import { usePendingEvent } from './use-pending-event.ts'

export function Welcome({ player }: { player: OwnPlayer }) {
  const t = useTexts(setupTexts)
  const router = useRouter()
  const eventId = usePendingEvent()
  const hasEvent = eventId !== null
  const { refusal, isAwarded, again, celebrated } = useFinishSetup(player, {
    isCelebratedLater: hasEvent,
  })

  function openEvent() {
    if (eventId === null) return
    forgetPendingEvent()
    router.history.push(toEventPath(eventId))
  }
  return (
    <SetupPage step={3} title={t.welcomeTitle({ player: player.playerName })} lead={t.welcomeLead}>
      {refusal !== null && (
        <ErrorState title={t.unfinished} text={refusalText(refusal)} onRetry={again} />
      )}
      <ul className={`${cardClasses()} flex flex-col gap-3`}>
        <li className="flex items-center gap-3">
          <Gauge aria-hidden size={20} className="shrink-0 text-brand" />
          <span>
            {t.level} {player.skillSelf === null ? '' : skillToText(player.skillSelf)}
          </span>
        </li>
        <li className="flex items-center gap-3">
          <MapPin aria-hidden size={20} className="shrink-0 text-brand" />
          <span className="min-w-0">{player.homeLocationName}</span>
        </li>
      </ul>
      <div className="flex flex-col gap-3">
        {hasEvent && (
          <Button size="lg" onPress={openEvent}>
            <Ticket aria-hidden size={20} />
            {t.eventSignup}
          </Button>
        )}
        <Link
          to="/"
          className={buttonClasses({ variant: hasEvent ? 'plain' : 'primary', size: 'lg' })}
        >
          <CalendarDays aria-hidden size={20} />
          {t.showCalendar}
        </Link>
        <Link
          to="/player/{-$locId}/{-$addFavLoc}"
          className={buttonClasses({ variant: 'plain', size: 'lg' })}
        >
          <CircleUserRound aria-hidden size={20} />
          {t.completeProfile}
        </Link>
      </div>
      {isAwarded && (
        <Celebration
          picture={<Picture name="diamond" />}
          text={t.registeredDiamond}
          shownMs={celebrationMs}
          onDone={celebrated}
        />
      )}
    </SetupPage>
  )
}
