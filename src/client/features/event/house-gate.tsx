// House rules before signing up: why a sign-up would be refused and when it becomes possible, or
// that others go first, with an appeal. Loaded only for venues with rules.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { appealMax } from '#domain/house-rule/house-rule.ts'
import { houseAskedTexts } from '#words/en/house-rule/house-rule.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { formatHouseRefusal } from '../../parts/house-rule/kept-out.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { HouseWord } from './use-house-rules.ts'

type GateProps = { house: HouseWord } & Pick<EventDetail, 'timezone' | 'league'>

export function HouseGate({ house: { refusal }, timezone, league }: GateProps) {
  const t = useTexts(houseAskedTexts)
  const words = refusal === null ? t.waitlist : formatHouseRefusal(refusal, timezone)
  const look =
    'flex bar-control min-w-0 flex-1 items-center justify-center rounded-xl bg-line/50 py-2 text-center text-sm font-semibold text-balance'
  const main = refusal?.code ?? 'house-waitlist'
  if (main !== 'league-only' || league === null)
    return (
      <output className={look} data-main={main}>
        {words}
      </output>
    )
  return (
    <Link
      to="/vieweditleague/$leagueSeriesId"
      params={{ leagueSeriesId: league.leagueSeriesId }}
      className={`${look} gap-2 outline-none hover:bg-line focus-visible:ring-focus`}
      data-main={main}
    >
      {words}
      <ChevronRight aria-hidden size={16} className="shrink-0" />
    </Link>
  )
}

type NoteProps = { eventId: string; house: HouseWord; timezone: string; onAppealed: () => void }

export function HouseNote({ eventId, house, timezone, onAppealed }: NoteProps) {
  const t = useTexts(houseAskedTexts)
  const [isOpen, setOpen] = useState(false)
  const { missed, lastUntil, canAppeal } = house
  if (missed === 0 && !canAppeal) return null
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        {lastUntil === null
          ? t.missed({ n: missed })
          : t.last({ n: missed, when: inSentence(formatInstant(lastUntil, timezone)) })}
      </p>
      {canAppeal && (
        <Button variant="plain" size="sm" onPress={() => setOpen(true)}>
          {t.appeal}
        </Button>
      )}
      {isOpen && (
        <Sheet isOpen title={t.appeal} onClose={() => setOpen(false)}>
          <AppealForm
            eventId={eventId}
            onSent={() => {
              setOpen(false)
              onAppealed()
            }}
          />
        </Sheet>
      )}
    </div>
  )
}

function AppealForm({ eventId, onSent }: { eventId: string; onSent: () => void }) {
  const t = useTexts(houseAskedTexts)
  const [body, setBody] = useKeptText('appeal')
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useBusy<'send'>()
  const send = async () => {
    setMissing(body.trim() === '')
    if (body.trim() === '') return
    const answer = await callOrAlert('houseRules-appeal', { eventId, body })
    if (!answer.ok) return
    void showToast({ title: t.sent })
    onSent()
  }
  return (
    <SheetForm onSubmit={() => void run('send', send)}>
      <TextField
        label={t.appealText}
        description={t.appealHint}
        rows={4}
        value={body}
        onChange={setBody}
        maxLength={appealMax}
        {...(isMissing && { error: t.appealMissing })}
      />
      <Button type="submit" isPending={busy !== null}>
        {t.send}
      </Button>
    </SheetForm>
  )
}
