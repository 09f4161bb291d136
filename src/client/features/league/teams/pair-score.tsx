// The score form of one pair: the points of each game.
import { useState } from 'react'
import { matchWinner } from '#domain/match/score.ts'
import { teamSides } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { MatchupPartProps } from './lineup-form.tsx'

type Game = readonly [number | null, number | null]

const isPlayed = (game: Game): game is readonly [number, number] =>
  game[0] !== null && game[1] !== null

export function PairScore({
  league,
  matchup,
  pair,
  actions,
  names,
  onDone,
}: MatchupPartProps & { pair: number }) {
  const t = useTexts(teamLeagueTexts)
  const { bestOf } = league.fields
  const before = matchup.results.find((result) => result.pair === pair)?.games ?? []
  const [games, setGames] = useState<readonly Game[]>(() =>
    Array.from({ length: bestOf }, (_, game) => before[game] ?? [null, null]),
  )
  const played = games.filter(isPlayed).map(([a, b]): [number, number] => [a, b])
  const asked = games.filter(
    (_game, at) =>
      at === 0 ||
      (games.slice(0, at).every(isPlayed) &&
        matchWinner(games.slice(0, at).filter(isPlayed), league.fields) === null),
  )
  const save = async (score: [number, number][]) => {
    if (await actions.setScore(matchup.matchupId, pair, score)) onDone()
  }
  return (
    <SheetForm onSubmit={() => void save(played.slice(0, asked.length))}>
      <h3 className="font-bold">{t.scoreTitle({ n: pair })}</h3>
      {asked.map((game, at) => (
        <div key={at} className="grid grid-cols-2 items-end gap-3">
          {teamSides.map((side, of) => (
            <NumberField
              key={side}
              label={t.pointsOf({ team: names[side], n: at + 1 })}
              minValue={0}
              maxValue={99}
              value={game[of] ?? null}
              empty={null}
              onChange={(points) =>
                setGames(
                  games.map((each, place): Game =>
                    place === at ? (of === 0 ? [points, each[1]] : [each[0], points]) : each,
                  ),
                )
              }
            />
          ))}
        </div>
      ))}
      <Button
        type="submit"
        size="lg"
        isDisabled={!asked.every(isPlayed)}
        isPending={actions.isBusy}
      >
        {t.saveScore}
      </Button>
      {before.length > 0 && (
        <Button variant="ghost" onPress={() => void save([])}>
          {t.clearScore}
        </Button>
      )}
      <Button variant="plain" onPress={onDone}>
        {labels.cancel}
      </Button>
    </SheetForm>
  )
}
