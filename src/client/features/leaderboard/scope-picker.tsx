// Chooses the players of a leaderboard: one of my venues or clubs, all my venues, my friends,
// everyone, or what the address names.
import { leaderboardTexts } from '#words/en/leaderboard/leaderboard.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Select } from '../../ui/field/select.tsx'
import { scopeKey, type Scope } from './leaderboard-choice.ts'

export function ScopePicker({
  scope,
  name,
  onChange,
}: {
  scope: Scope
  name: string
  onChange: (scope: Scope) => void
}) {
  const t = useTexts(leaderboardTexts)
  const { player, locations } = usePlayer()
  const clubs = useLive(
    'clubs-atLocation',
    player.homeLocation === null ? 'skip' : { locationId: player.homeLocation },
  )
  const home = player.homeLocation
  const choices: { scope: Scope; label: string }[] = [
    ...locations
      .toSorted((a, b) => Number(b.locationId === home) - Number(a.locationId === home))
      .map((location) => ({
        scope: { kind: 'venue', locationId: location.locationId } as const,
        label: location.name,
      })),
    ...(locations.length > 1 ? [{ scope: { kind: 'my venues' } as const, label: t.myVenues }] : []),
    ...(home === null
      ? []
      : [...(clubs.data?.owned ?? []), ...(clubs.data?.joined ?? [])].map(
          ({ clubId, clubName }) => ({
            scope: { kind: 'club', locationId: home, clubId } as const,
            label: t.club({ name: clubName }),
          }),
        )),
    { scope: { kind: 'friends' }, label: t.friends },
    { scope: { kind: 'all' }, label: t.all },
  ]
  const isListed = choices.some((choice) => scopeKey(choice.scope) === scopeKey(scope))
  const all = isListed ? choices : [{ scope, label: getScopeLabel(scope, name, t) }, ...choices]
  const options = all.map((choice) => ({ id: scopeKey(choice.scope), label: choice.label }))
  const choose = (id: string) => {
    const chosen = all.find((choice) => scopeKey(choice.scope) === id)
    if (chosen !== undefined) onChange(chosen.scope)
  }
  return <Select label={t.whose} options={options} value={scopeKey(scope)} onChange={choose} />
}

function getScopeLabel(
  { kind }: Scope,
  name: string,
  t: LocalizedTexts<typeof leaderboardTexts>,
): string {
  switch (kind) {
    case 'venue':
      return name === '' ? t.thisVenue : name
    case 'club':
      return name === '' ? t.thisClub : t.club({ name })
    case 'my venues':
      return t.myVenues
    case 'friends':
      return t.friends
    case 'all':
      return t.all
  }
}
