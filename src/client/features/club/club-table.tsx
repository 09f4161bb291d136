// The clubs I own at a venue: name, number of members, edit, delete (SPEC section 3, Clubs tab).
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { ClubActions } from './use-club-actions.ts'

type ClubTableProps = {
  locationId: string
  clubs: LiveOutput<'clubs-atLocation'>['owned']
  actions: ClubActions
}

const head = 'px-2 py-2 text-xs font-semibold text-muted first:pl-4 last:pr-4'
const cell = 'px-2 py-1 first:pl-4 last:pr-3'

export function ClubTable({ locationId, clubs, actions }: ClubTableProps) {
  const t = useTexts(clubTexts)
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      <table className="w-full text-left">
        <caption className="sr-only">{t.mine}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={head}>
              {t.nameColumn}
            </th>
            <th scope="col" className={clsx(head, 'text-right')}>
              {t.membersColumn}
            </th>
            <th scope="col" className={clsx(head, 'w-16 text-center')}>
              {labels.edit}
            </th>
            <th scope="col" className={clsx(head, 'w-16 text-center')}>
              {t.deleteColumn}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {clubs.map((club) => {
            const link = {
              to: '/editclub/$clubId',
              params: { clubId: club.clubId },
              search: { clubName: club.clubName, locId: locationId },
            } as const
            return (
              <tr key={club.clubId}>
                <th scope="row" className={cell}>
                  <Link
                    {...link}
                    className="inline-flex min-h-11 items-center rounded font-semibold break-all outline-none hover:underline focus-visible:ring-focus"
                  >
                    {club.clubName}
                  </Link>
                </th>
                <td className={clsx(cell, 'text-right tabular-nums')}>
                  {formatNumber(club.members)}
                </td>
                <td className={clsx(cell, 'text-center')}>
                  <Link
                    {...link}
                    aria-label={t.edit({ club: club.clubName })}
                    className={buttonClasses({ variant: 'ghost', size: 'icon' })}
                  >
                    <Pencil aria-hidden size={20} />
                  </Link>
                </td>
                <td className={clsx(cell, 'text-center')}>
                  <IconButton
                    icon={Trash2}
                    label={t.deleteClub({ club: club.clubName })}
                    isPending={actions.busy === club.clubId}
                    onPress={() =>
                      void actions.deleteClub({ ...club, locationId, memberCount: club.members })
                    }
                    className="hover:text-bad"
                  />
                </td>
              </tr>
            )
          })}
          {clubs.length === 0 && (
            <tr>
              <td colSpan={4} className="px-4 py-6 text-center text-pretty text-muted">
                {t.none}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot className="border-t border-line bg-soft/50">
          <tr>
            <td colSpan={4} className="px-4 py-2 text-sm font-semibold text-muted">
              {t.count({ n: clubs.length })}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
