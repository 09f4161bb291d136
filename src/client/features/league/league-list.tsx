// The leagues of a venue: running, open to join, and finished.
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { leagueStateTexts, leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CardList } from '../../parts/location/card-list.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { cardClasses } from '../../ui/button-classes.ts'
import { formatLeagueDay, leagueFacts, type LeagueCard } from './league-words.ts'

const stateTones: Record<LeagueCard['state'], BadgeTone> = {
  draft: 'neutral',
  registration: 'warm',
  running: 'brand',
  concluded: 'cool',
}

export function LeagueList({
  locationId,
  leagues,
  mayCreate,
}: {
  locationId: string
  leagues: readonly LeagueCard[]
  mayCreate: boolean
}) {
  const t = useTexts(leagueTexts)
  return (
    <CardList
      words={t}
      cards={leagues}
      toKey={({ leagueSeriesId }) => leagueSeriesId}
      renderCard={(league) => <LeagueCardView league={league} />}
      to="/leagues/$locId"
      locationId={locationId}
      mayCreate={mayCreate}
    />
  )
}

function LeagueCardView({ league }: { league: LeagueCard }) {
  const t = useTexts(leagueTexts)
  const states = useTexts(leagueStateTexts)
  const mine =
    league.mine === null
      ? null
      : { joined: t.mine, invited: t.invited, asked: t.asked, left: null }[league.mine]
  return (
    <Link
      to="/vieweditleague/$leagueSeriesId"
      params={{ leagueSeriesId: league.leagueSeriesId }}
      className={`${cardClasses()} flex flex-col gap-2 transition outline-none hover:border-brand focus-visible:ring-focus`}
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 text-lg font-bold">{league.name}</span>
        <Badge tone={stateTones[league.state]}>{states[league.state]}</Badge>
      </span>
      <span className="text-sm font-medium">{leagueFacts(league)}</span>
      <span className="text-sm text-muted">
        {[
          t.days({ from: formatLeagueDay(league.startDate), to: formatLeagueDay(league.endDate) }),
          league.state === 'registration'
            ? t.of({ n: league.players, max: league.maxPlayers })
            : t.players({ n: league.players }),
          t.by({ name: league.organizerName }),
        ].join(' · ')}
      </span>
      {(league.state === 'registration' || mine !== null || league.invite) && (
        <span className="flex flex-wrap gap-2 pt-1">
          {league.state === 'registration' && (
            <Badge tone="warm">
              {t.until({ day: inSentence(formatLeagueDay(league.signupDeadline)) })}
            </Badge>
          )}
          {mine !== null && <Badge tone="brand">{mine}</Badge>}
          {league.invite && (
            <Badge>
              <Lock aria-hidden size={16} />
              {t.invitedOnly}
            </Badge>
          )}
        </span>
      )}
    </Link>
  )
}
