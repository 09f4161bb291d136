// The divisions of a tournament by day: how full each is, the progress of its draw, and links.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Dices, LayoutList, Medal, Network } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { formatTime } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProgressLine } from './progress-line.tsx'
import {
  divisionLine,
  formatTournamentDay,
  shortTitle,
  type Tournament,
} from './tournament-words.ts'
import type { TournamentActions } from './use-tournament-actions.ts'

const DrawAgainSheet = lazyPart(() => import('./manage/draw-again-sheet.tsx'), 'DrawAgainSheet')

type Division = Tournament['divisions'][number]

export function DivisionCards({
  tournament,
  actions,
}: {
  tournament: Tournament
  actions: TournamentActions
}) {
  const t = useTexts(tournamentTexts)
  const { divisions, fields, hiddenDivisions, isMineToRun } = tournament
  if (divisions.length === 0)
    return (
      <EmptyState
        icon={LayoutList}
        title={t.noDivisions}
        text={isMineToRun ? t.noDivisionsYours : t.noDivisionsText}
      />
    )
  const days = [...Map.groupBy(divisions, ({ startDate }) => startDate)].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  return (
    <div className="flex flex-col gap-6">
      {days.map(([day, ofDay]) => (
        <section key={day} className="flex flex-col gap-3">
          {fields.startDate !== fields.endDate && <h2>{formatTournamentDay(day)}</h2>}
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {ofDay.map((division) => (
              <li key={division.eventId} className="flex">
                <DivisionCard
                  division={division}
                  title={shortTitle(division.title, fields.name)}
                  isMineToRun={isMineToRun}
                  actions={actions}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hiddenDivisions > 0 && (
        <p className="text-sm text-muted">{t.moreByInvitation({ n: hiddenDivisions })}</p>
      )}
    </div>
  )
}

type CardProps = {
  division: Division
  title: string
  isMineToRun: boolean
  actions: TournamentActions
}

function DivisionCard({ division, title, isMineToRun, actions }: CardProps) {
  const t = useTexts(tournamentTexts)
  const { eventId, play, entrants, maxEntrants, waiting, here, matches, played } = division
  const isOn = division.status === 'published'
  const counts = [
    t[play === 'singles' ? 'players' : 'teams']({ n: entrants, max: maxEntrants }),
    ...(waiting > 0 ? [t.waiting({ n: waiting })] : []),
    ...(here > 0 ? [t.here({ n: here })] : []),
  ]
  return (
    <div className={`${cardClasses({ interactive: true })} relative flex w-full flex-col gap-2`}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-lg font-bold">
          <Link
            to="/vieweditevent/$evId"
            params={{ evId: eventId }}
            className="rounded outline-none after:absolute after:inset-0 focus-visible:after:ring-focus"
          >
            {title}
          </Link>
        </h3>
        <StateBadge division={division} />
      </div>
      <p className="text-sm text-muted">{divisionLine(division)}</p>
      <p className="text-sm font-medium">{counts.join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {t.startsAt({ time: inSentence(formatTime(division.startTime)) })}
        {division.mine !== null && (
          <Badge tone="you">{division.mine === 'playing' ? t.playing : t.onWaitlist}</Badge>
        )}
      </p>
      {isOn && matches > 0 && !division.isClosed && (
        <ProgressLine played={played} matches={matches} />
      )}
      {isOn && (
        <Ways division={division} title={title} isMineToRun={isMineToRun} actions={actions} />
      )}
    </div>
  )
}

function StateBadge({ division }: { division: Division }) {
  const t = useTexts(tournamentTexts)
  if (division.status === 'cancelled') return <Badge tone="bad">{t.cancelled}</Badge>
  if (division.isClosed) return <Badge tone="cool">{t.finished}</Badge>
  if (division.played > 0) return <Badge tone="solid">{t.inPlay}</Badge>
  return division.matches > 0 ? <Badge tone="brand">{t.drawn}</Badge> : null
}

const wayClasses = `${buttonClasses({ variant: 'soft', size: 'sm' })} z-10`

function Ways({ division, title, isMineToRun, actions }: CardProps) {
  const t = useTexts(tournamentTexts)
  const { eventId, isPoolsDone, isClosed, matches } = division
  if (isClosed)
    return (
      <Link to="/results/$eventId" params={{ eventId }} className={`${wayClasses} mt-auto`}>
        <Medal aria-hidden size={16} />
        {t.toResults}
        <span className="sr-only">{t.ofMatch({ names: title })}</span>
      </Link>
    )
  if (isPoolsDone && isMineToRun)
    return (
      <div className="z-10 mt-auto flex">
        <Button
          size="sm"
          isPending={actions.busy === eventId}
          onPress={() => void actions.layBracket(eventId)}
        >
          <Network aria-hidden size={16} />
          {t.poolsDone}
          <span className="sr-only">{t.ofMatch({ names: title })}</span>
        </Button>
      </div>
    )
  return (
    matches > 0 && (
      <div className="mt-auto flex flex-wrap gap-2">
        <Link
          to="/matchlist/$eventId"
          params={{ eventId }}
          search={{ tab: 'rounds' }}
          className={wayClasses}
        >
          <Network aria-hidden size={16} />
          {t.toDraw}
          <span className="sr-only">{t.ofMatch({ names: title })}</span>
        </Link>
        {isMineToRun && division.played === 0 && (
          <DrawAgain division={division} title={title} tournamentId={actions.tournamentId} />
        )}
      </div>
    )
  )
}

function DrawAgain({
  division: { eventId },
  title,
  tournamentId,
}: Pick<CardProps, 'division' | 'title'> & { tournamentId: string }) {
  const t = useTexts(tournamentTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="plain" className="z-10" onPress={() => setOpen(true)}>
        <Dices aria-hidden size={16} />
        {t.drawAgain}
        <span className="sr-only">{t.ofMatch({ names: title })}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <DrawAgainSheet
            tournamentId={tournamentId}
            eventId={eventId}
            title={title}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
