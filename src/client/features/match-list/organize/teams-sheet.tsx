// Sets the pairs: all at once by level or agreement, or two taps per pair.
import { useState } from 'react'
import { clsx } from 'clsx'
import { Handshake, Unlink } from 'lucide-react'
import { skillToText } from '#domain/player/skill.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { ViewedPlayer, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { pairByLevel, pairByRequest, proposePairs, type Pair } from './pair-up.ts'

type TeamsSheetProps = {
  players: readonly ViewedPlayer[]
  nameOf: NameOf
  actions: ListActions
  partnerIds: ReadonlyMap<string, string>
  onClose: () => void
}

export function TeamsSheet({ players, nameOf, actions, partnerIds, onClose }: TeamsSheetProps) {
  const t = useTexts(organizeTexts)
  const present = players.filter(({ presence }) => presence !== 'left')
  const [pairs, setPairs] = useState<readonly Pair[]>(() => proposePairs(present, partnerIds))
  const [picked, setPicked] = useState<number | null>(null)
  const paired = new Set(pairs.flat())
  const alone = present.filter(({ number }) => !paired.has(number))
  const tap = (number: number) => {
    if (picked === null) return setPicked(number)
    setPicked(null)
    if (picked !== number) setPairs([...pairs, [picked, number]])
  }
  const save = async () => {
    if (await actions.setTeams(pairs.map(([a, b]) => [a, b]))) onClose()
  }
  return (
    <Sheet
      isOpen
      title={t.teams}
      onClose={onClose}
      footer={
        <Button className="w-full" isPending={actions.busy === 'teams'} onPress={() => void save()}>
          {labels.save}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2">
        {partnerIds.size > 0 && (
          <Button
            variant="soft"
            size="sm"
            onPress={() => setPairs(pairByRequest(present, partnerIds))}
          >
            {t.byRequest}
          </Button>
        )}
        <Button
          variant="soft"
          size="sm"
          onPress={() => setPairs([...pairs, ...pairByLevel(alone)])}
        >
          {t.byLevel}
        </Button>
        {pairs.length > 0 && (
          <Button variant="plain" size="sm" onPress={() => setPairs([])}>
            {t.splitAll}
          </Button>
        )}
      </div>
      {alone.length > 0 && (
        <section aria-label={t.aloneTitle} className="flex flex-col gap-2">
          <p className="text-muted">
            {picked === null ? t.pickFirst : t.pickSecond({ name: nameOf(picked) })}
          </p>
          <div className="flex flex-wrap gap-2">
            {alone.map((player) => (
              <AloneName
                key={player.number}
                player={player}
                name={nameOf(player.number)}
                isPicked={picked === player.number}
                onTap={() => tap(player.number)}
              />
            ))}
          </div>
        </section>
      )}
      {pairs.length > 0 && (
        <ol
          aria-label={t.teams}
          className="divide-y divide-line overflow-hidden rounded-2xl border border-line"
        >
          {pairs.map((pair) => (
            <li key={pair.join()} className="flex min-h-13 items-center gap-3 pl-4">
              <Handshake aria-hidden size={20} className="shrink-0 text-brand" />
              <span className="min-w-0 flex-1 font-semibold">
                {t.pair({ a: nameOf(pair[0]), b: nameOf(pair[1]) })}
              </span>
              <IconButton
                icon={Unlink}
                label={t.split({ a: nameOf(pair[0]), b: nameOf(pair[1]) })}
                onPress={() => setPairs(pairs.filter((each) => each !== pair))}
                className="mr-1"
              />
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

function AloneName({
  player: { skillSelf },
  name,
  isPicked,
  onTap,
}: {
  player: ViewedPlayer
  name: string
  isPicked: boolean
  onTap: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onTap}
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border-2 px-3 font-semibold transition outline-none focus-visible:ring-focus',
        isPicked ? 'border-brand bg-brand text-on-brand' : 'border-line bg-card',
      )}
    >
      {name}
      {skillSelf !== null && (
        <span className={clsx('text-sm font-medium', !isPicked && 'text-muted')}>
          {skillToText(skillSelf)}
        </span>
      )}
    </button>
  )
}
