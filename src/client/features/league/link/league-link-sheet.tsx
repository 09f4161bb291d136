import { toLeaguePath } from '#domain/league/league-link.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { PublicLinkSheet } from '../../../parts/share/public-link-sheet.tsx'
import type { LeagueDetail } from '../league-words.ts'
import type { LeagueActions } from '../use-league-actions.ts'

type LeagueLinkProps = { league: LeagueDetail; actions: LeagueActions; onClose: () => void }

export function LeagueLinkSheet({
  league: { watchKey, fields },
  actions,
  onClose,
}: LeagueLinkProps) {
  const t = useTexts(leagueLinkTexts)
  return (
    <PublicLinkSheet
      words={{ ...t, sheet: t.link, on: t.switchOn, onText: t.what }}
      path={watchKey === null ? null : toLeaguePath(watchKey)}
      isBusy={actions.busy === 'link'}
      onSet={actions.setLink}
      toShared={() => ({ title: fields.name })}
      note={fields.invite && <p className="text-pretty text-muted">{t.privateLeague}</p>}
      onClose={onClose}
    />
  )
}
