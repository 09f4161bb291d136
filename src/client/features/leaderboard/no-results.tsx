// The empty state of a leaderboard: why it is empty, and what to do about it.
import { Link } from '@tanstack/react-router'
import { MapPin, Trophy, UserRoundCheck } from 'lucide-react'
import { rankedMatchesMin } from '#domain/leaderboard/leaderboard.ts'
import { noResultsTexts } from '#words/en/leaderboard/leaderboard.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { LeaderboardChoice } from './leaderboard-choice.ts'

export function NoResults({ choice: { scope, metric } }: { choice: LeaderboardChoice }) {
  const t = useTexts(noResultsTexts)
  const { player, locations } = usePlayer()
  if (scope.kind === 'my venues' && locations.length === 0)
    return (
      <EmptyState
        icon={MapPin}
        title={t.noVenues}
        text={t.noVenuesText}
        action={
          <Link to="/venuelist" className={buttonClasses()}>
            {t.findVenues}
          </Link>
        }
      />
    )
  if (scope.kind === 'friends' && player.homeLocation !== null) {
    return (
      <EmptyState
        icon={UserRoundCheck}
        title={t.noFriends}
        text={t.noFriendsText}
        action={
          <Link
            to="/players/$locId/{-$showAdmin}"
            params={{ locId: player.homeLocation }}
            className={buttonClasses()}
          >
            {t.findPlayers}
          </Link>
        }
      />
    )
  }
  const locationId = 'locationId' in scope ? scope.locationId : (player.homeLocation ?? undefined)
  const action = <Ways locationId={locationId} />
  if (metric === 'win percent' || metric === 'rating')
    return (
      <EmptyState
        icon={Trophy}
        title={t.noMatches}
        text={t.noMatchesText({ least: rankedMatchesMin })}
        action={action}
      />
    )
  return (
    <EmptyState
      picture={<Picture name="no-results" />}
      title={t.nobody}
      text={t.nobodyText}
      action={action}
    />
  )
}

function Ways({ locationId }: { locationId: string | undefined }) {
  const t = useTexts(noResultsTexts)
  const today = useToday()
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to="/calendar/{-$locationId}" params={{ locationId }} className={buttonClasses()}>
        {t.findEvent}
      </Link>
      <Link
        to="/createevent/{-$first}/{-$second}/{-$third}"
        params={{ first: today, second: locationId }}
        className={buttonClasses({ variant: 'plain' })}
      >
        {t.createEvent}
      </Link>
    </div>
  )
}
