// The line-up form of one team in a match-up: two players per pair, no one twice.
import { useState } from 'react'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { getEntrantNames } from '../league-words.ts'
import type { MatchupProps } from './matchup-sheet.tsx'
import { findTeam } from './team-words.ts'
import type { TeamActions } from './use-team-actions.ts'

export type MatchupPartProps = MatchupProps & {
  actions: TeamActions
  names: Readonly<Record<TeamSide, string>>
  onDone: () => void
}

export function LineupForm({
  league,
  play,
  matchup,
  side,
  actions,
  names,
  onDone,
}: MatchupPartProps & { side: TeamSide }) {
  const t = useTexts(teamLeagueTexts)
  const { pairs } = league.fields
  const before = side === 'a' ? matchup.lineupA : matchup.lineupB
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    Array.from({ length: pairs * 2 }, (_, seat) => before?.flat()[seat] ?? ''),
  )
  const players = findTeam(play, matchup[side])?.playerIds ?? []
  const called = getEntrantNames(league.members)
  const other = names[side === 'a' ? 'b' : 'a']
  const isWhole = chosen.every((playerId) => playerId !== '')
  const set = async (lineup: [string, string][]) => {
    if (await actions.setLineup(matchup.matchupId, side, lineup)) onDone()
  }
  const save = () =>
    set(
      Array.from({ length: pairs }, (_, pair): [string, string] => [
        chosen[pair * 2] ?? '',
        chosen[pair * 2 + 1] ?? '',
      ]),
    )
  if (players.length < pairs * 2)
    return <Notice>{t.tooFew({ team: names[side], n: pairs * 2 })}</Notice>
  const seat = (place: number, label: string) => (
    <Select
      label={label}
      value={chosen[place] ?? ''}
      options={[
        { id: '', label: t.choose },
        ...players
          .filter((playerId) => playerId === chosen[place] || !chosen.includes(playerId))
          .map((id) => ({ id, label: called.get(id) ?? '' })),
      ]}
      onChange={(id) => setChosen(chosen.map((before_, at) => (at === place ? id : before_)))}
    />
  )
  return (
    <SheetForm onSubmit={() => void save()}>
      <h3 className="font-bold">{t.lineupOf({ team: names[side] })}</h3>
      {!matchup.isShown && (
        <p className="text-sm text-pretty text-muted">{t.lineupRule({ team: other })}</p>
      )}
      {Array.from({ length: pairs }, (_, pair) => (
        <div key={pair} className="grid items-end gap-2 sm:grid-cols-2">
          {seat(pair * 2, t.pairFirst({ n: pair + 1 }))}
          {seat(pair * 2 + 1, t.pairSecond({ n: pair + 1 }))}
        </div>
      ))}
      <Button type="submit" size="lg" isDisabled={!isWhole} isPending={actions.isBusy}>
        {t.saveLineup}
      </Button>
      {before !== null && matchup.results.length === 0 && (
        <Button variant="ghost" onPress={() => void set([])}>
          {t.clearLineup}
        </Button>
      )}
      <Button variant="plain" onPress={onDone}>
        {labels.cancel}
      </Button>
    </SheetForm>
  )
}
