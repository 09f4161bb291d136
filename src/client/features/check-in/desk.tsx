// The check-in desk: everyone of the event in large rows with one tap each, for a tablet or a
// phone. Offline, taps wait in the outbox.
import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { deskTexts } from '#words/en/check-in/check-in.ts'
import { formatList } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { RosterEntry } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List } from '../../ui/list-row.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Section } from '../../ui/section.tsx'
import { DeskRow, type DeskActions } from './desk-row.tsx'
import { isFound, listDesk, type DeskPerson, type Said } from './list-desk.ts'
import { useSettling } from './use-settling.ts'

type DeskProps = {
  roster: readonly RosterEntry[]
  said: readonly Said[]
  unsigned: readonly string[]
  actions: DeskActions
  onWalkIn: () => void
}

export function Desk({ roster, said, unsigned, actions, onWalkIn }: DeskProps) {
  const t = useTexts(deskTexts)
  const [text, setText] = useState('')
  const { parts, tapped, hold } = useSettling()
  const listed = listDesk(roster, said, actions.waitingAttendance, parts)
  const { waiting, missing, here } = listed
  const find = (people: readonly DeskPerson[]) => people.filter((person) => isFound(person, text))
  const shown = { waiting: find(waiting), missing: find(missing), here: find(here) }
  const players = [...waiting, ...missing, ...here].filter(({ row }) => row !== null)
  const counts = { here: players.filter(({ isHere }) => isHere).length, all: players.length }
  const rows = (people: readonly DeskPerson[]) =>
    people.map((person) => (
      <DeskRow
        key={person.key}
        person={person}
        isHeld={tapped.has(person.key)}
        isUnsigned={unsigned.includes(person.key)}
        actions={{
          ...actions,
          checkIn: (row, attendance) => {
            hold(person.key, listed)
            return actions.checkIn(row, attendance)
          },
        }}
      />
    ))
  const isEmpty = shown.waiting.length + shown.missing.length + shown.here.length === 0
  return (
    <>
      <div>
        <p className="text-muted">{t.desk}</p>
        <p className="text-xl font-bold tabular-nums" data-counts>
          {t.counts(counts)}
        </p>
      </div>
      <div className="sticky top-0 z-10 flex items-center gap-2 bg-bg py-2">
        <div className="min-w-0 flex-1">
          <SearchField label={t.search} value={text} onChange={setText} />
        </div>
        <Button variant="soft" onPress={onWalkIn}>
          <UserPlus aria-hidden size={20} />
          {t.walkIn}
        </Button>
      </div>
      {isEmpty && <p className="text-muted">{text.trim() === '' ? t.noOne : t.nobodyFound}</p>}
      {shown.waiting.length > 0 && (
        <Section title={t.waitingTitle}>
          <List label={t.waitingTitle}>{rows(shown.waiting)}</List>
          <DismissAll people={shown.waiting} dismiss={actions.dismiss} />
        </Section>
      )}
      {shown.missing.length > 0 && (
        <Section title={t.missing}>
          <List label={t.missing}>{rows(shown.missing)}</List>
        </Section>
      )}
      {missing.length === 0 && here.length > 0 && waiting.length === 0 && (
        <p className="font-semibold text-brand">{t.everyoneHere}</p>
      )}
      {shown.here.length > 0 && (
        <Section title={t.hereTitle}>
          <List label={t.hereTitle}>{rows(shown.here)}</List>
        </Section>
      )}
    </>
  )
}

const togetherFrom = 3

function DismissAll({
  people,
  dismiss,
}: {
  people: readonly DeskPerson[]
  dismiss: DeskActions['dismiss']
}) {
  const t = useTexts(deskTexts)
  const names = people.flatMap(({ row, said }) => (row === null && said !== null ? [said] : []))
  const [first, ...others] = names
  if (first === undefined || names.length < togetherFrom) return null
  const ask = async () => {
    const agreed = await confirmUser({
      title: t.dismissAll({ n: names.length }),
      text: t.dismissAllText({ names: formatList(names.map(({ name }) => name ?? '')) }),
      confirm: t.dismissAll({ n: names.length }),
    })
    if (agreed) await dismiss(first, others)
  }
  return (
    <Button variant="ghost" onPress={() => void ask()}>
      {t.dismissAll({ n: names.length })}
    </Button>
  )
}
