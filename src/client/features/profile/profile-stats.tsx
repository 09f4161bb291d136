// The stats card: the win rate with its parts, and the player's contributions to the community.
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { winPercent } from '#domain/player/profile.ts'
import { profileTexts } from '#words/en/profile/profile.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Profile } from './profile.ts'

export function ProfileStats({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { wins, losses, hosted, attended, points } = profile
  const percent = winPercent(profile)
  return (
    <Section
      title={t.stats}
      action={
        <Link to="/leaderboard" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
          <Trophy aria-hidden size={16} />
          {t.leaderboard}
        </Link>
      }
    >
      <Card className="flex flex-col gap-4">
        <dl>
          <Stat
            isMain
            label={percent === null ? `${t.winPercent} · ${t.noMatchesYet}` : t.winPercent}
            value={percent === null ? t.noMatches : t.percent({ n: formatNumber(percent, 1) })}
          />
        </dl>
        <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-brand" style={{ width: `${percent ?? 0}%` }} />
        </div>
        <dl className="flex flex-wrap gap-4 *:grow *:basis-20">
          <Stat label={t.wins} value={formatNumber(wins)} />
          <Stat label={t.losses} value={formatNumber(losses)} />
          <Stat label={t.points} value={formatNumber(points)} />
          <Stat label={t.hosted} value={formatNumber(hosted)} />
          <Stat label={t.attended} value={formatNumber(attended)} />
        </dl>
      </Card>
    </Section>
  )
}
