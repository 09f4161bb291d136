import { Suspense, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { CalendarClock, EllipsisVertical, Globe, Pencil, Plus, Printer, Trash2 } from 'lucide-react'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { Tournament } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'

const TournamentLinkSheet = lazyPart(
  () => import('./tournament-link-sheet.tsx'),
  'TournamentLinkSheet',
)

export function TournamentMenu({
  tournament,
  actions,
  onPlan,
}: {
  tournament: Tournament
  actions: TournamentActions
  onPlan: () => void
}) {
  const manage = useTexts(tournamentManageTexts)
  const router = useRouter()
  const [isLinkOpen, setLinkOpen] = useState(false)
  const { tournamentId, divisions, fields, mayDelete } = tournament
  const on = divisions.filter(({ status }) => status === 'published')
  const open = (search: Record<string, unknown>) =>
    void router.navigate({ to: '/tournament/$tournamentId', params: { tournamentId }, search })
  const remove = async () => {
    if (await actions.remove())
      await router.navigate({
        to: '/tournaments/$locId',
        params: { locId: fields.location },
        replace: true,
      })
  }
  const isPlanned = on.some(({ matches }) => matches > 0)
  return (
    <>
      <Menu
        label={manage.run}
        icon={EllipsisVertical}
        choices={[
          { id: 'edit', label: labels.edit, icon: Pencil, onAction: () => open({ edit: true }) },
          { id: 'add', label: manage.addDivision, icon: Plus, onAction: () => open({ add: true }) },
          ...(on.length === 0
            ? []
            : [
                {
                  id: 'plan',
                  label: isPlanned ? manage.planAgain : manage.planDay,
                  icon: CalendarClock,
                  onAction: onPlan,
                },
              ]),
          {
            id: 'link',
            label: manage.publicLink,
            icon: Globe,
            onAction: () => setLinkOpen(true),
          },
          {
            id: 'print',
            label: labels.print,
            icon: Printer,
            onAction: () => open({ view: 'print' }),
          },
          ...(on.length > 0 || !mayDelete
            ? []
            : [
                {
                  id: 'delete',
                  label: manage.deleteTournament,
                  icon: Trash2,
                  danger: true,
                  onAction: () => void remove(),
                },
              ]),
        ]}
      />
      {isLinkOpen && (
        <Suspense>
          <TournamentLinkSheet
            tournament={tournament}
            actions={actions}
            onClose={() => setLinkOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
