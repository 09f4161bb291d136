import { Avatar } from '../../../ui/avatar.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import type { ViewedPlayer, NameOf } from '../list-view.ts'

type ChoosePlayerProps = {
  label: string
  players: readonly ViewedPlayer[]
  nameOf: NameOf
  detailOf?: (player: ViewedPlayer) => string
  onChoose: (player: ViewedPlayer) => void
}

export function ChoosePlayer({ label, players, nameOf, detailOf, onChoose }: ChoosePlayerProps) {
  return (
    <List label={label}>
      {players.map((player) => (
        <li key={player.number}>
          <button type="button" className={rowClasses} onClick={() => onChoose(player)}>
            <RowContent
              leading={
                <Avatar
                  name={nameOf(player.number)}
                  photoUrl={player.guest === null ? player.photoURL : ''}
                />
              }
              title={nameOf(player.number)}
              {...(detailOf === undefined ? {} : { detail: detailOf(player) })}
            />
          </button>
        </li>
      ))}
    </List>
  )
}
