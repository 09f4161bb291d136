// Confirms the deletion of a club with contacts: what is deleted, in numbers, and which list takes
// the contacts.
import { useState } from 'react'
import type { Keeper } from '#contract/contact.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { keeperTexts } from '#words/en/contact/keeper.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { useMailed } from '../../session/stays-mail.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { ClubEnding } from './use-club-actions.ts'

const mine: Keeper = { kind: 'player' }

export function ClubEndSheet({ ending }: { ending: ClubEnding }) {
  const t = useTexts(clubTexts)
  const words = useTexts(keeperTexts)
  const { club, numbers, answer } = ending
  const mailed = useMailed(t.deleteContactsMailed)
  const { data } = useRead('contacts-keepers', {})
  const [chosen, setChosen] = useState('mine')
  const lists = (data?.clubs ?? [])
    .filter((one) => one.locationId !== club.locationId || one.clubId !== club.clubId)
    .map(({ locationId, clubId, clubName, locationName }) => ({
      id: `${locationId}/${clubId}`,
      label: words.club({ club: clubName, venue: locationName }),
      keeper: { kind: 'club' as const, locationId, clubId },
    }))
  const options = [
    { id: 'mine', label: words.mine, keeper: mine },
    ...lists,
    { id: 'none', label: t.deleteContactsToo, keeper: null },
  ]
  const contactsTo = options.find(({ id }) => id === chosen)?.keeper ?? null
  const isLost = chosen === 'none'
  return (
    <Sheet
      title={t.deleteTitle({ club: club.clubName })}
      isOpen
      onClose={() => answer(null)}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="plain" onPress={() => answer(null)}>
            {labels.cancel}
          </Button>
          <Button variant="danger" onPress={() => answer({ contactsTo })}>
            {t.deleteConfirm}
          </Button>
        </div>
      }
    >
      <p className="text-pretty">{t.deleteText({ n: club.memberCount - 1 })}</p>
      <Select
        label={t.deleteContactsTo({ n: numbers.contacts })}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <p className="text-pretty" role={isLost ? 'alert' : undefined}>
        {isLost
          ? `${t.deleteContacts({
              n: numbers.contacts,
              places: numbers.places,
              guests: numbers.guests,
            })} ${mailed}`
          : t.deleteMoved({ places: numbers.places, guests: numbers.guests })}
      </p>
    </Sheet>
  )
}
