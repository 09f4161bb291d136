// Asks about an event's games: the player can mark each one as not theirs, and one answer covers
// the rest.
import { useState } from 'react'
import { clsx } from 'clsx'
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { formatList } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Chip } from '../../ui/chip.tsx'
import { OwnActAnswer } from './own-act-answer.tsx'
import { listOwnGames, type OwnGame } from './own-games.ts'

export function OwnActQuestion({ eventId, playerId }: { eventId: string; playerId: string }) {
  const t = useTexts(ownActTexts)
  const list = useLive('matchLists-byEvent', { eventId }).data?.matchList ?? null
  const [notMine, setNotMine] = useState<readonly string[]>([])
  const games = list === null ? [] : listOwnGames(list, playerId)
  const denied = games.filter(({ matchId }) => notMine.includes(matchId))
  return (
    <>
      {games.length > 0 && (
        <ul aria-label={t.games} className="flex flex-col divide-y divide-line">
          {games.map((game) => (
            <GameRow
              key={game.matchId}
              game={game}
              isNotMine={denied.includes(game)}
              onChange={(isDenied) =>
                setNotMine(
                  isDenied
                    ? [...notMine, game.matchId]
                    : notMine.filter((matchId) => matchId !== game.matchId),
                )
              }
            />
          ))}
        </ul>
      )}
      <OwnActAnswer eventId={eventId} notMine={denied.map(({ matchId }) => matchId)} />
    </>
  )
}

function GameRow({
  game: { partners, opponents, points, hasWon },
  isNotMine,
  onChange,
}: {
  game: OwnGame
  isNotMine: boolean
  onChange: (isNotMine: boolean) => void
}) {
  const t = useTexts(ownActTexts)
  const score = points.map(([mine, theirs]) => t.score({ mine, theirs })).join(', ')
  const words = [
    partners.length > 0 ? t.with({ names: formatList(partners) }) : '',
    hasWon === null ? '' : hasWon ? t.won : t.lost,
  ].filter((part) => part !== '')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className={clsx('min-w-0 flex-1 basis-40 leading-snug', isNotMine && 'line-through')}>
        <p className="font-semibold">
          {t.against({ names: formatList(opponents) })}
          {score !== '' && <span className="ml-2 whitespace-nowrap tabular-nums">{score}</span>}
        </p>
        {words.length > 0 && <p className="text-sm text-muted">{words.join(' · ')}</p>}
      </div>
      <Chip isOn={isNotMine} onChange={onChange}>
        {t.notThis}
      </Chip>
    </li>
  )
}
