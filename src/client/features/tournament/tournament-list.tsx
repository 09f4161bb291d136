// The tournaments of a venue: upcoming first, then past ones.
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CardList } from '../../parts/location/card-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cardClasses } from '../../ui/button-classes.ts'
import { formatDays, type TournamentCard } from './tournament-words.ts'

export function TournamentList({
  locationId,
  tournaments,
  mayCreate,
}: {
  locationId: string
  tournaments: readonly TournamentCard[]
  mayCreate: boolean
}) {
  const t = useTexts(tournamentTexts)
  return (
    <CardList
      words={t}
      cards={tournaments}
      toKey={({ tournamentId }) => tournamentId}
      renderCard={(tournament) => <OneTournament tournament={tournament} />}
      to="/tournaments/$locId"
      locationId={locationId}
      mayCreate={mayCreate}
    />
  )
}

function OneTournament({ tournament }: { tournament: TournamentCard }) {
  const t = useTexts(tournamentTexts)
  const today = useToday()
  const { tournamentId, name, startDate, endDate, organizerName, divisions } = tournament
  return (
    <Link
      to="/tournament/$tournamentId"
      params={{ tournamentId }}
      className={`${cardClasses({ interactive: true })} flex flex-col gap-2`}
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 text-lg font-bold">{name}</span>
        {endDate < today && <Badge>{t.over}</Badge>}
        {startDate <= today && today <= endDate && <Badge tone="solid">{t.today}</Badge>}
        {tournament.invite && (
          <Badge tone="cool">
            <Lock aria-hidden size={16} />
            {t.private}
          </Badge>
        )}
        {tournament.isMineToRun && <Badge tone="brand">{t.yours}</Badge>}
      </span>
      <span className="text-sm font-medium">{formatDays(tournament)}</span>
      <span className="text-sm text-muted">
        {[t.divisionCount({ n: divisions }), t.by({ name: organizerName })].join(' · ')}
      </span>
    </Link>
  )
}
