import { Share2 } from 'lucide-react'
import { toLeaguePath } from '#domain/league/league-link.ts'
import { hasBegun } from '#domain/league/league.ts'
import { languageQuery } from '../../i18n/language.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import type { LeagueDetail } from './league-words.ts'

export function LeagueShare({ league }: { league: LeagueDetail }) {
  const { leagueSeriesId, fields, isMineToRun, state, watchKey } = league
  const path =
    watchKey !== null && hasBegun(state)
      ? toLeaguePath(watchKey)
      : `/vieweditleague/${leagueSeriesId}`
  const url = `${location.origin}${path}${languageQuery()}`
  const share = () =>
    shareLink({
      title: fields.name,
      url,
      message: {
        isPrivate: fields.invite,
        mayTick: isMineToRun,
        write: async (withNames) => {
          const { writeLeague } = await loadPart(() => import('./league-message.ts'))
          return writeLeague(league, url, withNames)
        },
      },
    })
  return <IconButton icon={Share2} label={labels.share} onPress={() => void share()} />
}
