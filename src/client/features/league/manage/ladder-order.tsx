// The starting order of a ladder, editable by hand until its first day is closed.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { getEntrantNames, type LeagueDetail } from '../league-words.ts'
import type { LeagueActions } from '../use-league-actions.ts'

type LadderProps = {
  league: LeagueDetail
  actions: LeagueActions
  isOpen: boolean
  onClose: () => void
}

export function LadderOrder({ league, actions, isOpen, onClose }: LadderProps) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const names = getEntrantNames(league.members)
  const order = league.members
    .filter(({ state, position }) => state === 'joined' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ playerId }) => playerId)
  const swap = (place: number) =>
    void actions.setLadder(order.toSpliced(place, 2, order[place + 1] ?? '', order[place] ?? ''))
  return (
    <Sheet title={t.ladder} isOpen={isOpen} onClose={onClose}>
      <p className="text-muted">{manage.ladderHelp}</p>
      <List label={t.ladder}>
        {order.map((playerId, place) => {
          const name = names.get(playerId) ?? ''
          return (
            <ListRow
              key={playerId}
              leading={<span className="w-6 text-right font-bold tabular-nums">{place + 1}</span>}
              title={name}
              trailing={
                <>
                  <IconButton
                    icon={ArrowUp}
                    label={manage.moveUp({ name })}
                    isDisabled={place === 0 || actions.busy !== null}
                    onPress={() => swap(place - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={manage.moveDown({ name })}
                    isDisabled={place === order.length - 1 || actions.busy !== null}
                    onPress={() => swap(place)}
                  />
                </>
              }
            />
          )
        })}
      </List>
    </Sheet>
  )
}
