// Mixed doubles need a woman and a man on each side. Only the organizer sees the genders, and sets
// unknown ones.
import { useMemo, type ReactNode } from 'react'
import type { PairGender } from '#domain/schedule/planned-round.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRead } from '../../../net/use-read.ts'
import { Segmented } from '../../../ui/field/segmented.tsx'
import type { ListView, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'

export function useGenders(
  { eventId, format, players }: ListView,
  nameOf: NameOf,
  actions: ListActions,
): { genders: ReadonlyMap<number, PairGender>; section: ReactNode } {
  const t = useTexts(organizeTexts)
  const isAsked = format.format === 'mixed doubles'
  const { data, again } = useRead('matchLists-genders', isAsked ? { eventId } : 'skip')
  const genders = useMemo(
    () =>
      new Map(
        (data?.genders ?? []).flatMap(({ number, gender }) =>
          gender === null ? [] : [[number, gender] as const],
        ),
      ),
    [data],
  )
  const unknown =
    isAsked && data !== undefined
      ? players.filter(({ number, presence }) => presence === 'here' && !genders.has(number))
      : []
  const say = async (number: number, gender: PairGender) => {
    if ((await actions.setGender(number, gender)) !== null) again()
  }
  const section = unknown.length > 0 && (
    <section aria-label={t.genders} className="flex flex-col gap-2">
      <p className="text-muted">{t.gendersText}</p>
      {unknown.map(({ number }) => (
        <Segmented
          key={number}
          label={nameOf(number)}
          options={[
            { id: 'woman', label: t.woman },
            { id: 'man', label: t.man },
          ]}
          value={null}
          onChange={(gender: PairGender) => void say(number, gender)}
        />
      ))}
    </section>
  )
  return { genders, section }
}
