// Handles teams of a drawn division that left with matches to come: others replace them, or the
// opponents win.
import { useState } from 'react'
import { listLeftSides, listWithoutMatch } from '#domain/match-list/draw-place.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { formatSide, type ListView, type NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'

const opponentsWin = 'opponents'

export function StandInSheet({
  list,
  nameOf,
  actions,
  onClose,
}: {
  list: ListView
  nameOf: NameOf
  actions: ListActions
  onClose: () => void
}) {
  const t = useTexts(organizeTexts)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const sides = listLeftSides(list)
  const taken = new Set(chosen.values())
  const save = async () => {
    for (const side of sides) {
      const choice = chosen.get(side.join())
      if (choice === undefined) continue
      const isDone =
        choice === opponentsWin
          ? await actions.giveUp(listWalkovers(list, side))
          : await replaceAll(actions, listPairs(list, side, choice.split('+').map(Number)))
      if (!isDone) return
    }
    onClose()
  }
  return (
    <Sheet
      isOpen
      title={t.settleLeft}
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isDisabled={chosen.size === 0}
          isPending={actions.busy !== null}
          onPress={() => void save()}
        >
          {labels.save}
        </Button>
      }
    >
      <p className="text-muted">{t.settleText}</p>
      {sides.every((side) => listStandIns(list, side).length === 0) && (
        <p className="text-muted">{t.nobodyFree}</p>
      )}
      {sides.map((side) => (
        <Select
          key={side.join()}
          label={t.insteadOf({ name: formatSide(side, nameOf) })}
          value={chosen.get(side.join()) ?? null}
          onChange={(choice) => setChosen(new Map([...chosen, [side.join(), choice]]))}
          options={[
            ...listStandIns(list, side)
              .map((entrant) => ({ id: entrant.join('+'), entrant }))
              .filter(({ id }) => !taken.has(id) || chosen.get(side.join()) === id)
              .map(({ id, entrant }) => ({
                id,
                label: t.takesMatches({ name: formatSide(entrant, nameOf) }),
              })),
            ...(listWalkovers(list, side).length > 0
              ? [{ id: opponentsWin, label: t.opponentsWin }]
              : []),
          ]}
        />
      ))}
    </Sheet>
  )
}

const listGone = ({ players }: ListView, side: readonly number[]): number[] =>
  side.filter((number) => players.find((player) => player.number === number)?.presence === 'left')

function listStandIns(list: ListView, side: readonly number[]): (readonly number[])[] {
  const free = new Set(listWithoutMatch(list))
  const without = list.players.filter(({ number }) => free.has(number))
  if (listGone(list, side).length === 1) return without.map(({ number }) => [number])
  return [
    ...Map.groupBy(
      without.filter(({ team }) => team !== null),
      ({ team }) => team,
    ).values(),
  ]
    .map((partners) => partners.map(({ number }) => number))
    .filter(({ length }) => length === side.length)
}

const listPairs = (
  list: ListView,
  side: readonly number[],
  into: readonly number[],
): (readonly [number, number])[] =>
  listGone(list, side).flatMap((number, at) => {
    const standIn = into[at]
    return standIn === undefined ? [] : [[number, standIn] as const]
  })

async function replaceAll(
  actions: ListActions,
  pairs: readonly (readonly [number, number])[],
): Promise<boolean> {
  for (const [number, standIn] of pairs)
    if (!(await actions.substitute(number, standIn))) return false
  return true
}

const listWalkovers = (
  { matches }: ListView,
  side: readonly number[],
): { matchId: string; walkover: 'a' | 'b' }[] =>
  matches
    .filter((match) => !isPlayed(match) && isComplete(match))
    .filter(({ a, b }) => [a.join(), b.join()].includes(side.join()))
    .map(({ matchId, a }) => ({ matchId, walkover: a.join() === side.join() ? 'b' : 'a' }))
