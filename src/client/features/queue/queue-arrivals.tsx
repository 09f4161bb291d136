// Roster players who aren't here yet, checked in with one tap each, which adds them to the queue.
import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'

const shownAtFirst = 4

export type Expected = { playerId: string; playerName: string; photoURL: string }

type QueueArrivalsProps = {
  expected: readonly Expected[]
  onHere: (player: Expected) => void
  onWalkIn: () => void
}

export function QueueArrivals({ expected, onHere, onWalkIn }: QueueArrivalsProps) {
  const t = useTexts(liveQueueTexts)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? expected : expected.slice(0, shownAtFirst)
  return (
    <Section
      title={t.expected}
      action={
        <Button variant="soft" size="sm" onPress={onWalkIn}>
          <UserPlus aria-hidden size={20} />
          {t.walkIn}
        </Button>
      }
    >
      {expected.length === 0 ? (
        <p className="text-muted">{t.allHere}</p>
      ) : (
        <List label={t.expected}>
          {shown.map((player) => {
            const name = shownName(player.playerName)
            return (
              <ListRow
                key={player.playerId}
                leading={<Avatar name={name} photoUrl={player.photoURL} />}
                title={name}
                trailing={
                  <Button
                    variant="soft"
                    aria-label={t.nameHere({ name })}
                    onPress={() => onHere(player)}
                  >
                    {t.here}
                  </Button>
                }
              />
            )
          })}
        </List>
      )}
      {shown.length < expected.length && (
        <Button variant="ghost" onPress={() => setWhole(true)}>
          {t.showAll({ n: expected.length })}
        </Button>
      )}
    </Section>
  )
}
