// Substitutes for a league's organizers: when they are asked, and who is on the list.
import { useState } from 'react'
import { UserMinus, UserPlus } from 'lucide-react'
import { tierHours } from '#domain/invitation/tier.ts'
import { substituteTexts } from '#words/en/league/substitute.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { LeagueDetail } from '../league-words.ts'
import { PlayerSheet } from '../player-sheet.tsx'
import type { LeagueActions } from '../use-league-actions.ts'

type SubstituteProps = { league: LeagueDetail; actions: LeagueActions; onClose: () => void }

export function SubstituteListSheet({ league, actions, onClose }: SubstituteProps) {
  const t = useTexts(substituteTexts)
  const [isAdding, setAdding] = useState(false)
  const { hoursBefore } = league.substitutes
  return (
    <Sheet isOpen title={t.title} onClose={onClose}>
      <p className="text-pretty text-muted">{t.text}</p>
      <Select
        label={t.ask}
        value={String(hoursBefore ?? '')}
        options={[
          { id: '', label: t.never },
          ...tierHours.map((hours) => ({ id: String(hours), label: t.hours({ n: hours }) })),
        ]}
        onChange={(id) =>
          void actions.setSubstitutes(tierHours.find((hours) => String(hours) === id) ?? null)
        }
      />
      <Listed league={league} actions={actions} />
      <Button variant="soft" onPress={() => setAdding(true)}>
        <UserPlus aria-hidden size={20} />
        {t.add}
      </Button>
      <Adding
        league={league}
        actions={actions}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </Sheet>
  )
}

function Listed({ league, actions }: Omit<SubstituteProps, 'onClose'>) {
  const t = useTexts(substituteTexts)
  const { list } = league.substitutes
  if (list.length === 0) return <p className="text-pretty text-muted">{t.none}</p>
  return (
    <List label={t.list}>
      {list.map((player) => (
        <ListRow
          key={player.playerId}
          leading={<Avatar name={player.playerName} photoUrl={player.photoURL} />}
          title={player.playerName}
          detail={player.state === 'named' ? t.waiting : t.listed}
          trailing={
            <IconButton
              icon={UserMinus}
              label={t.remove({ name: player.playerName })}
              isDisabled={actions.busy !== null}
              onPress={() => void actions.nameSubstitute(player, false)}
            />
          }
        />
      ))}
    </List>
  )
}

function Adding({ league, actions, isOpen, onClose }: SubstituteProps & { isOpen: boolean }) {
  const t = useTexts(substituteTexts)
  const listed = new Set(league.substitutes.list.map(({ playerId }) => playerId))
  return (
    <PlayerSheet title={t.add} isOpen={isOpen} onClose={onClose}>
      {(player) =>
        listed.has(player.playerId) ? (
          <Badge tone="brand">{t.listed}</Badge>
        ) : (
          <Button
            variant="soft"
            size="sm"
            aria-label={t.askNamed({ name: player.playerName })}
            isDisabled={actions.busy !== null}
            onPress={() => void actions.nameSubstitute(player, true)}
          >
            {t.askShort}
          </Button>
        )
      }
    </PlayerSheet>
  )
}
