// The sheet with a tournament's public link and a text for group chats.
import { toTournamentPath } from '#domain/tournament/tournament-link.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { loadPart } from '../../../navigation/load-part.ts'
import { PublicLinkSheet } from '../../../parts/share/public-link-sheet.tsx'
import type { Tournament } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'

export function TournamentLinkSheet({
  tournament,
  actions,
  onClose,
}: {
  tournament: Tournament
  actions: TournamentActions
  onClose: () => void
}) {
  const t = useTexts(tournamentManageTexts)
  const { watchKey, fields } = tournament
  return (
    <PublicLinkSheet
      words={{
        ...t,
        sheet: t.linkTitle,
        on: t.switchOn,
        onText: t.linkText,
        copy: { label: t.copyLink, copied: t.copied },
      }}
      path={watchKey === null ? null : toTournamentPath(watchKey)}
      isBusy={actions.busy === 'link'}
      onSet={actions.setLink}
      toShared={(url) => ({
        title: fields.name,
        text: t.shareText({ name: fields.name }),
        message: {
          isPrivate: false,
          mayTick: false,
          write: async (withNames) => {
            const { writeTournament } = await loadPart(() => import('./tournament-message.ts'))
            return writeTournament(tournament, url, withNames)
          },
        },
      })}
      onClose={onClose}
    />
  )
}
