// The link from a finished league to its next season.
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { LeagueDetail } from './league-words.ts'

export function NextSeason({ league }: { league: LeagueDetail }) {
  const manage = useTexts(leagueManageTexts)
  return (
    <Link
      to="/leagues/$locId"
      params={{ locId: league.fields.location }}
      search={{ create: true, after: league.leagueSeriesId }}
      className={buttonClasses({})}
    >
      <CalendarPlus aria-hidden size={20} />
      {manage.nextSeason}
    </Link>
  )
}
