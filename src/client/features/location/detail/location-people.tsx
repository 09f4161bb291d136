// The people of a venue: its admins, and the distribution of player levels.
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClasses, cardClasses } from '../../../ui/button-classes.ts'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { levelBands } from './level-bands.ts'

type Location = LiveOutput<'locations-byId'>

export function LocationPlayers({
  locationId,
  playerCount,
  skillCounts,
}: Pick<Location, 'locationId' | 'playerCount' | 'skillCounts'>) {
  const t = useTexts(locationDetailTexts)
  const bands = levelBands(skillCounts)
  const ways = (
    <span className="flex shrink-0">
      <Link
        to="/leaderboard"
        search={{ scope: 'venue', venue: locationId }}
        className={buttonClasses({ variant: 'ghost', size: 'sm' })}
      >
        {t.leaderboard}
      </Link>
      <Link
        to="/players/$locId/{-$showAdmin}"
        params={{ locId: locationId }}
        className={buttonClasses({ variant: 'ghost', size: 'sm' })}
      >
        {t.allPlayers}
      </Link>
    </span>
  )
  return (
    <Section
      title={playerCount === 0 ? t.players : t.playersAt({ n: playerCount })}
      action={playerCount > 0 && ways}
    >
      {playerCount === 0 && <p className="text-muted">{t.noPlayers}</p>}
      {bands.length > 0 && (
        <ul aria-label={t.levels} className={`${cardClasses()} flex flex-col gap-2`}>
          {bands.map(({ from, players, share }) => (
            <li key={from} className="flex items-center gap-3 text-sm tabular-nums">
              <span className="w-8 shrink-0 font-semibold">{skillToText(from)}</span>
              <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-soft">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${share * 100}%` }}
                />
              </span>
              <span className="w-6 shrink-0 text-right text-muted">
                <span aria-hidden>{players}</span>
                <span className="sr-only">{t.playersAt({ n: players })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function LocationAdmins({
  admins,
  playerId,
}: {
  admins: Location['admins']
  playerId: string
}) {
  const t = useTexts(locationDetailTexts)
  return (
    <Section title={t.admins}>
      {admins.length === 0 ? (
        <p className="text-muted">{t.noAdmins}</p>
      ) : (
        <List label={t.admins}>
          {admins.map((admin) => (
            <li key={admin.playerId}>
              <Link
                to="/viewplayer/$pName"
                params={{ pName: admin.playerName }}
                className={rowClasses}
              >
                <RowContent
                  leading={<Avatar name={admin.playerName} />}
                  title={
                    admin.playerId === playerId
                      ? `${admin.playerName} (${t.you})`
                      : admin.playerName
                  }
                  trailing={<Crown aria-hidden size={20} className="text-warm" />}
                />
              </Link>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
