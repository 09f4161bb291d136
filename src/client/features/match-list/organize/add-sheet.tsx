// Adds someone who hasn't signed up: a player found by name, or a guest of a listed player.
import { useState, type ReactNode } from 'react'
import { UserPlus, UserRoundPlus } from 'lucide-react'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { ViewedPlayer, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { ChoosePlayer } from './choose-player.tsx'

export type RenderFinder = (words: {
  title: string
  onAdd: (playerId: string) => Promise<string | null>
  onClose: () => void
}) => ReactNode

type AddSheetProps = {
  players: readonly ViewedPlayer[]
  nameOf: NameOf
  actions: ListActions
  renderFinder: RenderFinder
  onClose: () => void
}

export function AddSheet({ players, nameOf, actions, renderFinder, onClose }: AddSheetProps) {
  const t = useTexts(organizeTexts)
  const [way, setWay] = useState<'player' | 'guest' | null>(null)
  const [guests, setGuests] = useState<ReadonlyMap<number, number>>(new Map())
  const addGuest = async ({ number, playerId }: ViewedPlayer) => {
    if ((await actions.addPlayer(playerId ?? '', true)) !== null)
      setGuests((last) => new Map([...last, [number, (last.get(number) ?? 0) + 1]]))
  }
  if (way === 'player')
    return renderFinder({
      title: t.addPlayer,
      onAdd: (playerId) => actions.addPlayer(playerId, false),
      onClose,
    })
  const footer =
    way === 'guest'
      ? {
          footer: (
            <Button className="w-full" onPress={onClose}>
              {labels.done}
            </Button>
          ),
        }
      : {}
  const hosts = players.filter(({ playerId, presence }) => playerId !== null && presence !== 'left')
  return (
    <Sheet isOpen title={way === 'guest' ? t.guestOfWhom : t.add} onClose={onClose} {...footer}>
      {way === 'guest' && (
        <ChoosePlayer
          label={t.guestOfWhom}
          players={hosts}
          nameOf={nameOf}
          detailOf={({ number }) =>
            guests.has(number) ? t.guestsAdded({ n: guests.get(number) ?? 0 }) : ''
          }
          onChoose={(host) => void addGuest(host)}
        />
      )}
      {way === null && (
        <List label={t.add}>
          <li>
            <button type="button" className={rowClasses} onClick={() => setWay('player')}>
              <RowContent
                leading={<UserPlus aria-hidden size={24} className="text-brand" />}
                title={t.addPlayer}
                detail={t.addPlayerText}
              />
            </button>
          </li>
          <li>
            <button type="button" className={rowClasses} onClick={() => setWay('guest')}>
              <RowContent
                leading={<UserRoundPlus aria-hidden size={24} className="text-brand" />}
                title={t.addGuest}
                detail={t.addGuestText}
              />
            </button>
          </li>
        </List>
      )}
    </Sheet>
  )
}
