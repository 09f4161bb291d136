// The table of a venue's players. Its head has a filter above each column and stays visible while
// rows load.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Crown, MessageCircle, Star, UserRoundCheck, type LucideIcon } from 'lucide-react'
import { playersPage, type PlayerFilter } from '#domain/player/player-list.ts'
import { communityTexts, playerTableTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRelation } from '../../parts/player/use-relation.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlayerRow, type ListedPlayer } from './player-row.tsx'

const columns = 6

type PlayerTableProps = {
  label: string
  players: readonly ListedPlayer[] | undefined
  count: string | undefined
  filter: PlayerFilter
  onFilter: (filter: PlayerFilter) => void
  empty: ReactNode
}

export function PlayerTable({ label, players, count, filter, onFilter, empty }: PlayerTableProps) {
  const t = useTexts(playerTableTexts)
  const relation = useRelation()
  const { player: me } = usePlayer()
  const head = (own: Exclude<PlayerFilter, 'none'>, icon: LucideIcon, text: string) => (
    <FilterHead
      icon={icon}
      label={text}
      isOn={filter === own}
      onPress={() => onFilter(filter === own ? 'none' : own)}
    />
  )
  return (
    <div className="-mx-2 overflow-hidden rounded-2xl border border-line bg-card shadow-card sm:mx-0">
      <table
        className="w-full table-fixed border-collapse"
        aria-label={label}
        aria-busy={players === undefined}
      >
        <colgroup>
          <col />
          <col className="w-[44px] sm:w-14" />
          <col className="hidden sm:table-column sm:w-16" />
          <col className="w-[44px] sm:w-14" />
          <col className="w-[44px] sm:w-14" />
          <col className="w-[44px] sm:w-16" />
        </colgroup>
        <thead className="bg-soft/50 text-sm text-muted">
          <tr>
            <th scope="col" className="h-11 pl-2 text-left leading-tight font-semibold sm:pl-4">
              <span className={clsx(count !== undefined && 'sr-only')}>{t.player}</span>
              <output className="line-clamp-2 text-fg">{count}</output>
            </th>
            <th scope="col">
              <MessageCircle aria-hidden size={20} className="mx-auto" />
              <span className="sr-only">{t.message}</span>
            </th>
            <th scope="col" className="hidden font-semibold sm:table-cell">
              {t.skill}
            </th>
            {head('friends', UserRoundCheck, t.onlyFriends)}
            {head('favorites', Star, t.onlyFavorites)}
            {head('admins', Crown, t.onlyAdmins)}
          </tr>
        </thead>
        <tbody>
          {players === undefined
            ? Array.from({ length: playersPage }, (_, row) => <LoadingRow key={row} />)
            : players.map((player) => (
                <PlayerRow
                  key={player.playerId}
                  player={player}
                  isMe={player.playerId === me.playerId}
                  relation={relation}
                />
              ))}
          {players?.length === 0 && (
            <tr className="border-t border-line">
              <td colSpan={columns}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
      {players === undefined && <Loading />}
    </div>
  )
}

function FilterHead({
  icon: Icon,
  label,
  isOn,
  onPress,
}: {
  icon: LucideIcon
  label: string
  isOn: boolean
  onPress: () => void
}) {
  return (
    <th scope="col" className="py-1">
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        onClick={onPress}
        className={clsx(
          'relative inline-grid size-[36px] cursor-pointer place-items-center rounded-full border align-middle transition outline-none after:absolute after:-inset-[5px] focus-visible:ring-focus active:scale-90',
          isOn
            ? 'border-brand bg-brand text-on-brand'
            : 'border-field bg-card text-muted hover:border-brand hover:text-brand',
        )}
      >
        <Icon aria-hidden size={20} />
      </button>
    </th>
  )
}

function LoadingRow() {
  return (
    <tr aria-hidden className="border-t border-line">
      <td className="pl-2 sm:py-1 sm:pl-4">
        <span className="flex h-11 items-center sm:h-13">
          <Skeleton className="h-4 w-3/5" />
        </span>
      </td>
      <td colSpan={columns - 1} className="pr-4">
        <Skeleton className="ml-auto h-4 w-4/5" />
      </td>
    </tr>
  )
}

function Loading() {
  return <output className="sr-only">{useTexts(communityTexts).loading}</output>
}
