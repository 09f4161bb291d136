// The desk: everyone of the event in large rows, one tap each, for a tablet on the table or a phone in
// one hand. Without a connection taps wait in the outbox.
import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { deskTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { RosterRow } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { DeskRow, type DeskActions } from './desk-row.tsx'
import { isFound, listDesk, type DeskPerson, type Said } from './list-desk.ts'

type DeskProps = {
  roster: readonly RosterRow[]
  said: readonly Said[]
  /** Players with an agreement still to sign. */
  unsigned: readonly string[]
  actions: DeskActions
  onWalkIn: () => void
}

export function Desk({ roster, said, unsigned, actions, onWalkIn }: DeskProps) {
  const t = useTexts(deskTexts)
  const [text, setText] = useState('')
  const { waiting, missing, here } = listDesk(roster, said, actions.waitingAttendance)
  const find = (people: readonly DeskPerson[]) => people.filter((person) => isFound(person, text))
  const shown = { waiting: find(waiting), missing: find(missing), here: find(here) }
  const all = here.length + missing.length + waiting.filter(({ row }) => row !== null).length
  const rows = (people: readonly DeskPerson[]) =>
    people.map((person) => (
      <DeskRow
        key={person.key}
        person={person}
        isUnsigned={unsigned.includes(person.key)}
        actions={actions}
      />
    ))
  const isEmpty = shown.waiting.length + shown.missing.length + shown.here.length === 0
  return (
    <>
      <div>
        <p className="text-muted">{t.desk}</p>
        <p className="text-xl font-bold tabular-nums" data-counts>
          {t.counts({ here: here.length, all })}
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
