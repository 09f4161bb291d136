// Selects a contact list, for people who keep more than their own: a club's, a venue's.
import type { Keeper } from '#contract/contact.ts'
import type { CallOutput } from '#contract/contract.ts'
import { keeperTexts } from '#words/en/contact/keeper.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Select } from '../../ui/field/select.tsx'
import { toKeeperSearch } from './keeper-search.ts'

type KeeperSelectProps = {
  label: string
  clubs: CallOutput<'contacts-keepers'>['clubs']
  keeper: Keeper
  onKeeper: (keeper: Keeper) => void
}

export function KeeperSelect({ label, clubs, keeper, onKeeper }: KeeperSelectProps) {
  const t = useTexts(keeperTexts)
  const { locations } = usePlayer()
  const choices: { keeper: Keeper; label: string }[] = [
    { keeper: { kind: 'player' }, label: t.mine },
    ...clubs.map(({ locationId, clubId, clubName, locationName }) => ({
      keeper: { kind: 'club' as const, locationId, clubId },
      label: t.club({ club: clubName, venue: locationName }),
    })),
    ...locations
      .filter(({ isAdmin }) => isAdmin)
      .map(({ locationId, name }) => ({
        keeper: { kind: 'venue' as const, locationId },
        label: t.venue({ venue: name }),
      })),
  ]
  if (choices.length === 1) return null
  const seenBy = { player: t.seenByMe, club: t.seenByClub, venue: t.seenByVenue }
  return (
    <Select
      label={label}
      description={seenBy[keeper.kind]}
      options={choices.map((choice) => ({ id: toId(choice.keeper), label: choice.label }))}
      value={toId(keeper)}
      onChange={(id) => {
        const chosen = choices.find((choice) => toId(choice.keeper) === id)
        if (chosen !== undefined) onKeeper(chosen.keeper)
      }}
    />
  )
}

const toId = (keeper: Keeper): string => {
  const { venue = '', club = '' } = toKeeperSearch(keeper)
  return `${venue}/${club}`
}
