// The main button of an event with an age limit, for a player without a birth year: asks for the
// year, saves it, and signs up if the player enters alone.
import { useState } from 'react'
import { Cake } from 'lucide-react'
import { mayBeBirthYear, birthYearMin } from '#domain/age/birth-year.ts'
import { birthYearTexts } from '#words/en/event/event-age.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type BirthYearProps = {
  fields: Pick<EventDetail['fields'], 'ageMin' | 'ageMax'>
  playerId: string
  onSignUp: (() => void) | null
}

export function BirthYearButton({ children, ...asked }: BirthYearProps & { children: string }) {
  const t = useTexts(birthYearTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="bar"
        className="min-w-0 flex-1"
        onPress={() => setOpen(true)}
        data-main="birth-year-needed"
      >
        <Cake aria-hidden size={20} />
        {children}
      </Button>
      <Sheet title={t.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <BirthYearForm {...asked} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function BirthYearForm({
  fields: { ageMin, ageMax },
  playerId,
  onSignUp,
  onDone,
}: BirthYearProps & { onDone: () => void }) {
  const t = useTexts(birthYearTexts)
  const thisYear = new Date(useNow()).getUTCFullYear()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { busy, run } = useBusy<'save'>()
  const save = async () => {
    const birthYear = Number(typed.trim())
    if (!mayBeBirthYear(birthYear, thisYear)) return setWrong(true)
    const answer = await callOrAlert('players-updatePlayer', { playerId, fields: { birthYear } })
    if (!answer.ok) return
    onDone()
    if (onSignUp === null) await showToast({ title: t.saved })
    else onSignUp()
  }
  return (
    <SheetForm onSubmit={() => void run('save', save)}>
      <p>{t.forAges({ range: formatAges(ageMin, ageMax) ?? '' })}</p>
      <TextField
        label={t.label}
        description={t.hint}
        error={isWrong ? t.invalid({ min: birthYearMin, max: thisYear }) : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
      />
      <Button type="submit" size="lg" isPending={busy !== null}>
        {onSignUp === null ? labels.save : t.saveAndSignUp}
      </Button>
    </SheetForm>
  )
}
