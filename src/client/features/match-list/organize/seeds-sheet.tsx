// The seeding of a bracket: by level, by lot, or reordered by the organizer.
import { useMemo, useState } from 'react'
import { ArrowUp, Dices } from 'lucide-react'
import { listForPlan } from '#domain/match-list/play-act.ts'
import { listLeftQualified, seedEntrants, type Fill } from '#domain/schedule/seed-entrants.ts'
import { createRandom } from '#domain/shared/random.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { formatSide, type ListView, type NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { LeftPlaces } from './left-places.tsx'
import { toPlanRequest } from './use-plan.ts'

const fewestEntrants = 2

export function SeedsSheet({
  list,
  nameOf,
  actions,
  seed,
  onClose,
}: {
  list: ListView
  nameOf: NameOf
  actions: ListActions
  seed: number
  onClose: () => void
}) {
  const t = useTexts(organizeTexts)
  const { entrants, left, moveUp, draw } = useSeeds(list, seed)
  const lay = async () => {
    const answer = await actions.layBracket(list.revision, entrants)
    if (answer?.ok === false) await alertUser(refusalText(answer.refusal))
    else if (answer !== null) onClose()
  }
  const footer = (
    <div className="flex gap-2">
      <IconButton icon={Dices} variant="plain" label={t.drawSeeds} onPress={draw} />
      <Button
        className="flex-1"
        isDisabled={entrants.length < fewestEntrants}
        isPending={actions.busy === 'plan'}
        onPress={() => void lay()}
      >
        {t.layBracket}
      </Button>
    </div>
  )
  return (
    <Sheet isOpen title={t.seeds} onClose={onClose} footer={footer}>
      {entrants.length < fewestEntrants ? (
        <Notice tone="bad">{t.tooFew}</Notice>
      ) : (
        <p className="text-muted">{t.seedsText}</p>
      )}
      <LeftPlaces
        {...left}
        entrants={entrants}
        nameOf={nameOf}
        onStandIn={(gone, standIn) => void actions.substitute(gone, standIn)}
      />
      <ol
        aria-label={t.seeds}
        className="divide-y divide-line overflow-hidden rounded-2xl border border-line"
      >
        {entrants.map((entrant, index) => (
          <li key={entrant.join()} className="flex min-h-13 items-center gap-3 pl-4">
            <span className="w-7 shrink-0 text-right font-extrabold text-brand tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-semibold">{formatSide(entrant, nameOf)}</span>
            {index > 0 && (
              <IconButton
                icon={ArrowUp}
                label={t.moveUp({ name: formatSide(entrant, nameOf) })}
                onPress={() => moveUp(index)}
                className="mr-1"
              />
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function useSeeds(list: ListView, seed: number) {
  const [moved, setMoved] = useState<readonly (readonly number[])[] | null>(null)
  const [fills, setFills] = useState<ReadonlyMap<string, Fill>>(new Map())
  const [draws, setDraws] = useState(0)
  const request = useMemo(
    () =>
      toPlanRequest(
        // After pools, players who weren't checked in have played anyway.
        listForPlan(list, list.format.format === 'pools then bracket'),
        { rounds: 1, seed, keep: 'none', genders: new Map() },
      ),
    [list, seed],
  )
  const entrants = (moved ?? seedEntrants(request, fills)).map((entrant) => [...entrant])
  const onFill = (key: string, fill: Fill | null) => {
    const others = [...fills].filter(([known]) => known !== key)
    setFills(new Map(fill === null ? others : [...others, [key, fill]]))
    setMoved(null)
  }
  return {
    entrants,
    left: { left: listLeftQualified(request), request, fills, onFill },
    moveUp: (index: number) =>
      setMoved(
        entrants.map(
          (_, at) => entrants[at === index ? index - 1 : at === index - 1 ? index : at] ?? [],
        ),
      ),
    draw: () => {
      setMoved(createRandom(seed + draws).shuffle(entrants))
      setDraws(draws + 1)
    },
  }
}
