// Check-in with one tap per player, for a queue at the gate. The order never changes.
import { useState } from 'react'
import { clsx } from 'clsx'
import { Check, DoorOpen, UserPlus } from 'lucide-react'
import type { Presence } from '#domain/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { ViewedPlayer, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'

type CheckInSheetProps = {
  players: readonly ViewedPlayer[]
  nameOf: NameOf
  actions: ListActions
  onAdd: () => void
  onClose: () => void
}

export function CheckInSheet({
  players: listed,
  nameOf,
  actions,
  onAdd,
  onClose,
}: CheckInSheetProps) {
  const t = useTexts(organizeTexts)
  const { players, set } = useAhead(listed, actions)
  const expected = players.filter(({ presence }) => presence === 'expected')
  const here = players.filter(({ presence }) => presence === 'here').length
  const footer = (
    <div className="flex gap-2">
      <IconButton icon={UserPlus} variant="plain" label={t.add} onPress={onAdd} />
      {expected.length > 0 ? (
        <Button
          className="flex-1"
          onPress={() =>
            set(
              expected.map(({ number }) => number),
              'here',
            )
          }
        >
          {t.everyoneHere}
        </Button>
      ) : (
        <Button className="flex-1" onPress={onClose}>
          {labels.done}
        </Button>
      )}
    </div>
  )
  return (
    <Sheet isOpen title={t.whoIsHere} onClose={onClose} footer={footer}>
      <output className="text-muted">{t.hereOf({ here, all: players.length })}</output>
      <ul
        aria-label={t.whoIsHere}
        className="divide-y divide-line overflow-hidden rounded-2xl border border-line"
      >
        {players.map((player) => (
          <CheckInRow
            key={player.number}
            player={player}
            name={nameOf(player.number)}
            onSet={(presence) => set([player.number], presence)}
          />
        ))}
      </ul>
    </Sheet>
  )
}

function useAhead(listed: readonly ViewedPlayer[], actions: ListActions) {
  const [wanted, setWanted] = useState<ReadonlyMap<number, Presence>>(new Map())
  const caughtUp = listed
    .filter(({ number, presence }) => wanted.get(number) === presence)
    .map(({ number }) => number)
  const forget = (numbers: readonly number[]) =>
    setWanted((last) => new Map([...last].filter(([number]) => !numbers.includes(number))))
  if (caughtUp.length > 0) forget(caughtUp)
  const set = (numbers: number[], presence: Presence) => {
    setWanted((last) => new Map([...last, ...numbers.map((number) => [number, presence] as const)]))
    void actions
      .setPresence(numbers, presence)
      .then((isDone) => (isDone ? undefined : forget(numbers)))
  }
  return {
    players: listed.map((player) => ({
      ...player,
      presence: wanted.get(player.number) ?? player.presence,
    })),
    set,
  }
}

function CheckInRow({
  player: { presence },
  name,
  onSet,
}: {
  player: ViewedPlayer
  name: string
  onSet: (presence: Presence) => void
}) {
  const t = useTexts(organizeTexts)
  const isHere = presence === 'here'
  const hasLeft = presence === 'left'
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-pressed={isHere}
        onClick={() => onSet(isHere ? 'expected' : 'here')}
        className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 px-4 text-left outline-none focus-visible:ring-focus focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className={clsx(
            'grid size-8 shrink-0 place-items-center rounded-full border-2',
            isHere ? 'border-brand bg-brand text-on-brand' : 'border-field',
          )}
        >
          {isHere && <Check size={20} strokeWidth={3} />}
        </span>
        <span
          className={clsx(
            'min-w-0 flex-1 truncate font-semibold',
            hasLeft && 'text-muted line-through',
          )}
        >
          {name}
        </span>
        {hasLeft && <span className="shrink-0 text-sm text-muted">{t.left}</span>}
      </button>
      {isHere && (
        <IconButton
          icon={DoorOpen}
          label={t.markLeft({ name })}
          onPress={() => onSet('left')}
          className="mr-2"
        />
      )}
    </li>
  )
}
