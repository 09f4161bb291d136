// The sheet that edits a team, for organizers: name, players and captain.
import { Trash2 } from 'lucide-react'
import { leagueTeamNameMax } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { getEntrantNames, type LeagueDetail } from '../league-words.ts'
import type { ShownTeam } from './team-words.ts'
import { useTeamActions } from './use-team-actions.ts'

type Draft = { name: string; playerIds: readonly string[]; captain: string | null }

export function TeamForm({
  league,
  team,
  onClose,
}: {
  league: LeagueDetail
  team: ShownTeam | null
  onClose: () => void
}) {
  const t = useTexts(teamLeagueTexts)
  const actions = useTeamActions(league.leagueSeriesId)
  const { draft, change } = useDraft<Draft, never>(
    () => ({
      name: team?.name ?? '',
      playerIds: team?.playerIds ?? [],
      captain: team?.captainId ?? null,
    }),
    team?.teamId,
  )
  const { name, playerIds, captain } = draft
  const names = getEntrantNames(league.members)
  const captainId = captain !== null && playerIds.includes(captain) ? captain : null
  const save = async () => {
    const asked = { teamId: team?.teamId ?? null, name: name.trim(), captainId }
    if (asked.name === '') return
    if (await actions.saveTeam({ ...asked, playerIds: [...playerIds] })) onClose()
  }
  const remove = async () => {
    if (team !== null && (await actions.deleteTeam(team))) onClose()
  }
  return (
    <Sheet
      isOpen
      title={team === null ? t.addTeam : t.editTeam({ team: team.name })}
      onClose={onClose}
    >
      <SheetForm onSubmit={() => void save()}>
        <TextField
          label={t.name}
          value={name}
          onChange={(typed) => change({ name: typed })}
          maxLength={leagueTeamNameMax}
        />
        <Players
          league={league}
          team={team}
          chosen={playerIds}
          onChange={(ids) => change({ playerIds: ids })}
        />
        <Select
          label={t.captain}
          description={t.noCaptainHint}
          value={captainId ?? ''}
          options={[
            { id: '', label: t.noCaptain },
            ...playerIds.map((id) => ({ id, label: names.get(id) ?? '' })),
          ]}
          onChange={(id) => change({ captain: id === '' ? null : id })}
        />
        <Button type="submit" size="lg" isDisabled={name.trim() === ''} isPending={actions.isBusy}>
          {t.save}
        </Button>
        {team !== null && (
          <Button variant="danger" onPress={() => void remove()}>
            <Trash2 aria-hidden size={20} />
            {t.deleteTeam}
          </Button>
        )}
      </SheetForm>
    </Sheet>
  )
}

function Players({
  league,
  team,
  chosen,
  onChange,
}: {
  league: LeagueDetail
  team: ShownTeam | null
  chosen: readonly string[]
  onChange: (playerIds: readonly string[]) => void
}) {
  const t = useTexts(teamLeagueTexts)
  const names = getEntrantNames(league.members)
  const taken = new Set(
    (league.teamPlay?.teams ?? [])
      .filter((other) => other.teamId !== team?.teamId)
      .flatMap(({ playerIds }) => playerIds),
  )
  const free = league.members.filter(
    ({ state, playerId }) => state === 'joined' && !taken.has(playerId),
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t.players}</legend>
      {free.length === 0 && <p className="text-sm text-muted">{t.noneFree}</p>}
      <div className="flex flex-wrap gap-2">
        {free.map(({ playerId }) => (
          <Chip
            key={playerId}
            isOn={chosen.includes(playerId)}
            onChange={(isIn) =>
              onChange(isIn ? [...chosen, playerId] : chosen.filter((id) => id !== playerId))
            }
          >
            {names.get(playerId) ?? ''}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
