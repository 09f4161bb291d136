// Someone plays who had not signed up: a player found by name, or a guest whom one of the list brings.
import { UserPlus, UserRoundPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { List, RowContent, rowLook } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ChoosePlayer } from './choose-player.tsx'
import type { ListPlayer, NameOf } from './list-view.ts'
import { organizeTexts } from './organize-texts.ts'
import type { ListActions } from './use-list-actions.ts'

/** renderFinder: finding any player by name; it closes by `onClose` and answers by `onPick`. */
export type RenderFinder = (words: { title: string; onPick: (playerId: string) => void; onClose: () => void }) => ReactNode

type AddSheetProps = { players: readonly ListPlayer[]; nameOf: NameOf; actions: ListActions; renderFinder: RenderFinder; onClose: () => void }

export function AddSheet({ players, nameOf, actions, renderFinder, onClose }: AddSheetProps) {
  const t = useTexts(organizeTexts)
  const [way, setWay] = useState<'player' | 'guest' | null>(null)
  const add = (playerId: string, isGuest: boolean) => {
    onClose()
    void actions.addPlayer(playerId, isGuest)
  }
  if (way === 'player') return renderFinder({ title: t.addPlayer, onPick: (playerId) => add(playerId, false), onClose })
  const hosts = players.filter(({ playerId, presence }) => playerId !== null && presence !== 'left')
  return (
    <Sheet isOpen title={way === 'guest' ? t.guestOfWhom : t.add} closeLabel={t.close} onClose={onClose}>
      {way === 'guest' && <ChoosePlayer label={t.guestOfWhom} players={hosts} nameOf={nameOf} onChoose={({ playerId }) => add(playerId ?? '', true)} />}
      {way === null && (
        <List label={t.add}>
          <li><button type="button" className={rowLook} onClick={() => setWay('player')}><RowContent leading={<UserPlus aria-hidden size={22} className="text-brand" />} title={t.addPlayer} detail={t.addPlayerText} /></button></li>
          <li><button type="button" className={rowLook} onClick={() => setWay('guest')}><RowContent leading={<UserRoundPlus aria-hidden size={22} className="text-brand" />} title={t.addGuest} detail={t.addGuestText} /></button></li>
        </List>
      )}
    </Sheet>
  )
}
