// Fills the bracket places of teams who qualified in the pools and then left.
import { listEntrants } from '#domain/schedule/entrants.ts'
import type { PlanRequest } from '#domain/schedule/planned-round.ts'
import { entrantKey, type Fill, type LeftQualified } from '#domain/schedule/seed-entrants.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { formatList } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatSide, type ViewedPlayer, type NameOf } from '../list-view.ts'

type LeftPlacesProps = {
  left: readonly LeftQualified[]
  request: PlanRequest
  entrants: readonly (readonly number[])[]
  fills: ReadonlyMap<string, Fill>
  nameOf: NameOf
  onFill: (key: string, fill: Fill | null) => void
  onStandIn: (gone: number, standIn: number) => void
}

export function LeftPlaces(props: LeftPlacesProps) {
  const t = useTexts(organizeTexts)
  const { left, nameOf } = props
  if (left.length === 0) return null
  const gone = left.flatMap((each) => each.gone)
  return (
    <>
      <Notice>{t.qualifiedLeft({ n: gone.length, names: formatList(gone.map(nameOf)) })}</Notice>
      {left.map((each) => (
        <LeftPlace key={entrantKey(each.numbers)} {...props} place={each} />
      ))}
    </>
  )
}

function LeftPlace({
  place: { numbers, gone, next },
  request,
  entrants,
  fills,
  nameOf,
  onFill,
  onStandIn,
}: LeftPlacesProps & { place: LeftQualified }) {
  const t = useTexts(organizeTexts)
  const key = entrantKey(numbers)
  const fill = fills.get(key)
  const taken = new Set(entrants.flat())
  const isFree = (entrant: readonly number[]): boolean =>
    entrants.every((each) => entrantKey(each) !== entrantKey(entrant)) &&
    entrantKey(entrant) !== entrantKey(next ?? [])
  const others = listEntrants(request).entrants.filter(
    (entrant) =>
      isFree(entrant) || (Array.isArray(fill) && entrantKey(fill) === entrantKey(entrant)),
  )
  const [missing] = gone
  const standIns =
    gone.length === 1 && numbers.length === 2 && missing !== undefined
      ? listStandIns(request, taken, numbers)
      : []
  const choose = (id: string) => {
    if (id === 'next') return onFill(key, null)
    if (id === 'bye') return onFill(key, 'bye')
    const [kind, chosen = ''] = id.split(' ')
    if (kind === 'stand-in' && missing !== undefined) return onStandIn(missing, Number(chosen))
    onFill(key, chosen.split('+').map(Number))
  }
  return (
    <Select
      label={t.insteadOf({ name: formatSide(numbers, nameOf) })}
      value={fill === undefined ? (next === null ? 'bye' : 'next') : fillId(fill)}
      onChange={choose}
      options={[
        ...(next === null
          ? []
          : [{ id: 'next', label: t.nextTeam({ name: formatSide(next, nameOf) }) }]),
        ...standIns.map((number) => ({
          id: `stand-in ${number}`,
          label: t.standsInFor({ name: nameOf(number), leaver: nameOf(missing ?? -1) }),
        })),
        { id: 'bye', label: t.emptyPlace },
        ...others.map((entrant) => ({
          id: fillId(entrant),
          label: formatSide(entrant, nameOf),
        })),
      ]}
    />
  )
}

const fillId = (fill: Fill): string => (fill === 'bye' ? 'bye' : `entrant ${entrantKey(fill)}`)

const listStandIns = (
  { list: { players } }: PlanRequest,
  taken: ReadonlySet<number>,
  team: readonly number[],
): number[] =>
  players
    .filter(
      ({ number, presence }: Pick<ViewedPlayer, 'number' | 'presence'>) =>
        presence === 'here' && !taken.has(number) && !team.includes(number),
    )
    .map(({ number }) => number)
