// One person at the desk: the name, how they checked in, and one button.
import { clsx } from 'clsx'
import { CloudOff, UserRoundCheck, X } from 'lucide-react'
import type { Attendance } from '#domain/event/entry.ts'
import { deskTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { RosterEntry } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import type { DeskPerson, Said } from './list-desk.ts'

export type DeskActions = {
  isBusy: (key: string) => boolean
  checkIn: (row: RosterEntry, attendance: Attendance | null) => Promise<unknown>
  waitingAttendance: (playerId: string) => { attendance: Attendance | null } | undefined
  add: (said: Said) => Promise<unknown>
  dismiss: (said: Said, others?: readonly Said[]) => Promise<unknown>
}

type DeskRowProps = {
  person: DeskPerson
  /** Just tapped: a second tap on the same spot must not undo it. */
  isHeld: boolean
  isUnsigned: boolean
  actions: DeskActions
}

export function DeskRow(props: DeskRowProps) {
  const { person, isUnsigned, actions } = props
  const t = useTexts(deskTexts)
  const facts = useFacts(person, isUnsigned)
  const { name, row, isHere, isPending } = person
  return (
    <li
      className={clsx('flex min-h-14 items-center gap-3 px-4 py-2', isHere && 'bg-soft')}
      data-desk={row?.playerId ?? name}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-lg font-bold">{name}</span>
        {facts.length > 0 && (
          <span className="block text-sm text-pretty text-muted">{facts.join(' · ')}</span>
        )}
      </span>
      {isPending && (
        <span className="text-warm" title={t.waits}>
          <CloudOff aria-hidden size={20} />
          <span className="sr-only">{t.waits}</span>
        </span>
      )}
      {row === null ? (
        <NameButtons person={person} actions={actions} />
      ) : (
        <Tap {...props} row={row} />
      )}
    </li>
  )
}

function Tap({
  person: { name, isHere },
  row,
  isHeld,
  isUnsigned,
  actions,
}: DeskRowProps & { row: RosterEntry }) {
  const t = useTexts(deskTexts)
  const isPending = actions.isBusy(row.playerId)
  if (isHere)
    return (
      <Button
        size="lg"
        variant="ghost"
        aria-label={t.undo({ name })}
        isPending={isPending}
        onPress={() => (isHeld ? undefined : void actions.checkIn(row, null))}
      >
        {labels.undo}
      </Button>
    )
  const checkIn = async () => {
    const isMeant =
      !isUnsigned ||
      (await confirmUser({
        title: t.unsignedTitle({ name }),
        text: t.unsignedText({ name }),
        confirm: t.checkInAnyway,
      }))
    if (isMeant) await actions.checkIn(row, 'here')
  }
  return (
    <Button
      size="lg"
      aria-label={t.tapHere({ name })}
      isPending={isPending}
      onPress={() => void checkIn()}
    >
      <UserRoundCheck aria-hidden size={20} />
      {t.here}
    </Button>
  )
}

function NameButtons({
  person: { name, said },
  actions,
}: Pick<DeskRowProps, 'person' | 'actions'>) {
  const t = useTexts(deskTexts)
  if (said === null) return null
  return (
    <>
      <IconButton icon={X} label={t.dismiss({ name })} onPress={() => void actions.dismiss(said)} />
      <Button
        size="lg"
        aria-label={t.tapAdd({ name })}
        isPending={actions.isBusy(said.checkInId)}
        onPress={() => void actions.add(said)}
      >
        {t.add}
      </Button>
    </>
  )
}

function useFacts({ row, said, isHere }: DeskPerson, isUnsigned: boolean): string[] {
  const t = useTexts(deskTexts)
  const proofs = { code: t.byCode, near: t.byNear, none: t.byTap }
  const ways = { player: t.sayPlayer, link: t.sayLink, name: t.sayName, 'walk-in': t.sayWalkIn }
  const isTold = said !== null && (said.state === 'waiting' || (said.state === 'here' && isHere))
  return [
    ...(isUnsigned ? [t.unsigned] : []),
    ...(row === null || row.guests === 0 ? [] : [t.guests({ n: row.guests })]),
    ...(isTold
      ? [
          ...(said.proof === 'none' && !isHere ? [] : [proofs[said.proof]]),
          row === null ? t.sayUnknown : ways[said.way],
        ]
      : []),
  ]
}
