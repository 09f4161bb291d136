// The bar on every screen: menu with unread messages, my name with my medals, bell with unread
// alerts.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Bell, Crown, Gem, Medal, Menu } from 'lucide-react'
import { cappedBadge } from '#domain/player/badge.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Me, OwnPlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from './logo.tsx'

const noParams = { locId: undefined, addFavLoc: undefined }

const badgeText = (count: number): string => (count > 0 ? String(cappedBadge(count)) : '')

type TopBarProps = { me: Me | undefined; isMenuOpen: boolean; onMenu: () => void }

export function TopBar({ me, isMenuOpen, onMenu }: TopBarProps) {
  const t = useTexts(shellTexts)
  const unreadMessages = me?.unreadMessages ?? 0
  const unreadAlerts = me?.unreadAlerts ?? 0
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card print:hidden">
      <div className="flex h-14 items-center justify-between gap-2 px-2 sm:px-4">
        <IconButton
          icon={Menu}
          label={
            unreadMessages > 0
              ? `${t.openMenu}, ${t.unreadMessages({ n: unreadMessages })}`
              : t.openMenu
          }
          badge={badgeText(unreadMessages)}
          aria-expanded={isMenuOpen}
          onPress={onMenu}
        />
        {me?.player == null ? <Logo /> : <PlayerBadge player={me.player} />}
        <Link
          to="/alerts"
          className={clsx(buttonClasses({ variant: 'ghost', size: 'icon' }), 'relative')}
          aria-label={
            unreadAlerts > 0 ? `${t.alerts}, ${t.unreadAlerts({ n: unreadAlerts })}` : t.alerts
          }
        >
          <Bell aria-hidden size={24} />
          {unreadAlerts > 0 && (
            <span aria-hidden className="count-badge">
              {badgeText(unreadAlerts)}
            </span>
          )}
        </Link>
      </div>
    </header>
  )
}

function PlayerBadge({ player }: { player: OwnPlayer }) {
  const t = useTexts(shellTexts)
  const medals = [
    ['text-gold', player.medalGold],
    ['text-silver', player.medalSilver],
    ['text-bronze', player.medalBronze],
  ] as const
  const hasMedals = medals.some(([, count]) => count > 0)
  return (
    <Link
      to="/player/{-$locId}/{-$addFavLoc}"
      params={noParams}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-xl px-2 outline-none focus-visible:ring-focus"
    >
      <span className="bar-name truncate font-extrabold tracking-tight text-brand">
        {player.playerName}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-sm font-semibold tabular-nums">
        {hasMedals && (
          <span className="flex items-center gap-2">
            <span className="sr-only">
              {t.medals({
                gold: player.medalGold,
                silver: player.medalSilver,
                bronze: player.medalBronze,
              })}
            </span>
            {medals
              .filter(([, count]) => count > 0)
              .map(([tone, count]) => (
                <span key={tone} aria-hidden className={clsx('flex items-center gap-1', tone)}>
                  <Medal size={16} />
                  {count}
                </span>
              ))}
          </span>
        )}
        {player.diamonds > 0 && (
          <Counted
            icon={Gem}
            count={player.diamonds}
            label={t.diamonds({ n: player.diamonds })}
            className="text-cool"
          />
        )}
        {player.adminLocations > 0 && (
          <Counted
            icon={Crown}
            count={player.adminLocations}
            label={t.crowns({ n: player.adminLocations })}
            className="text-warm"
          />
        )}
      </span>
    </Link>
  )
}

function Counted({
  icon: Icon,
  count,
  label,
  className,
}: {
  icon: typeof Gem
  count: number
  label: string
  className: string
}) {
  return (
    <span className={clsx('flex items-center gap-1', className)}>
      <span className="sr-only">{label}</span>
      <Icon aria-hidden size={16} />
      <span aria-hidden>{count}</span>
    </span>
  )
}
