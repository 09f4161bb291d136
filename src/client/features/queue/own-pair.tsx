// A player's own pair in the live queue: ask another player, answer, take back or part. Guests left
// with me by a host who went home stand here too.
import { Suspense, useState, type ReactNode } from 'react'
import { House, UsersRound } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { PlacedPerson, QueueNames, QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import type { QueueActions } from './use-queue-actions.ts'

const PartnerSheet = lazyPart(() => import('./partner-sheet.tsx'), 'PartnerSheet')

export type OwnPairProps = {
  queue: QueueView
  mine: PlacedPerson
  nameOf: QueueNames
  actions: Pick<QueueActions, 'pair'>
}

export function OwnPair(props: OwnPairProps) {
  const { queue, mine, nameOf, actions } = props
  const t = useTexts(liveQueueTexts)
  const entrusted = queue.members.filter(
    ({ host, state, next }) => host === mine.number && state !== 'left' && next !== 'leave',
  )
  return (
    <>
      {entrusted.map(({ number }) => (
        <Line key={number} words={t.myGuest({ name: nameOf(number) })}>
          <Button
            variant="plain"
            size="sm"
            aria-label={t.sendHomeName({ name: nameOf(number) })}
            onPress={() => void actions.pair({ kind: 'sendHome', with: number })}
          >
            <House aria-hidden size={20} />
            {t.sendHome}
          </Button>
        </Line>
      ))}
      {mine.partner === null ? (
        <Alone {...props} />
      ) : (
        <Line words={t.pairWith({ name: nameOf(mine.partner) })}>
          <Button variant="plain" size="sm" onPress={() => void actions.pair({ kind: 'part' })}>
            {t.pairPart}
          </Button>
        </Line>
      )}
    </>
  )
}

function Alone(props: OwnPairProps) {
  const { queue, mine, nameOf, actions } = props
  const t = useTexts(liveQueueTexts)
  const [isChoosing, setChoosing] = useState(false)
  const isFree = (mine.state === 'waiting' || mine.state === 'playing') && mine.next === null
  if (!isFree) return null
  const asked = queue.asks.find(({ by }) => by === mine.number)
  return (
    <>
      {queue.asks
        .filter(({ to }) => to === mine.number)
        .map(({ by }) => (
          <Line key={by} words={t.pairAsks({ name: nameOf(by) })}>
            <Button
              variant="plain"
              size="sm"
              onPress={() => void actions.pair({ kind: 'agree', with: by })}
            >
              <UsersRound aria-hidden size={20} />
              {t.pairYes}
            </Button>
            <Button
              variant="plain"
              size="sm"
              onPress={() => void actions.pair({ kind: 'decline', with: by })}
            >
              {t.pairNo}
            </Button>
          </Line>
        ))}
      {asked === undefined ? (
        <Button variant="plain" onPress={() => setChoosing(true)}>
          <UsersRound aria-hidden size={20} />
          {t.pairAsk}
        </Button>
      ) : (
        <Line words={t.pairAsked({ name: nameOf(asked.to) })}>
          <Button variant="plain" size="sm" onPress={() => void actions.pair({ kind: 'part' })}>
            {t.pairTakeBack}
          </Button>
        </Line>
      )}
      {isChoosing && (
        <Suspense>
          <PartnerSheet {...props} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-40 flex-1 font-semibold text-pretty">{words}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
