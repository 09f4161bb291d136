// Messages everyone in the event, or only playing or waiting players; each gets it in their own
// thread.
import { useState } from 'react'
import type { EntryPlace } from '#domain/event/entry.ts'
import { messageMax } from '#domain/message/message.ts'
import { eventMessageTexts } from '#words/en/event/event-message.ts'
import { unreachedTexts } from '#words/en/notification/reach.ts'
import { copyText } from '../../device/copy-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { useUnreached } from '../../parts/event/use-unreached.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EventMessageSheetProps = {
  detail: EventDetail
  playerId: string
  isOpen: boolean
  onClose: () => void
}

export function EventMessageSheet({ isOpen, ...props }: EventMessageSheetProps) {
  const t = useTexts(eventMessageTexts)
  return (
    <Sheet title={t.title} isOpen={isOpen} onClose={props.onClose}>
      <MessageForm {...props} />
    </Sheet>
  )
}

type Draft = { to: EntryPlace | 'all'; message: string }

function MessageForm({
  detail: { eventId, roster },
  playerId,
  onClose,
}: Omit<EventMessageSheetProps, 'isOpen'>) {
  const t = useTexts(eventMessageTexts)
  const { draft, change } = useDraft<Draft, never>(() => ({ to: 'all', message: '' }))
  const { to, message } = draft
  const { busy, run } = useBusy<'send'>()
  const others = roster.filter((row) => row.playerId !== playerId)
  const count = (place: EntryPlace) => others.filter((row) => row.place === place).length
  const options = [
    { id: 'all' as const, label: t.all({ n: others.length }) },
    { id: 'playing' as const, label: t.playing({ n: count('playing') }) },
    { id: 'waiting' as const, label: t.waiting({ n: count('waiting') }) },
  ]
  const chosen = others.filter(({ place }) => to === 'all' || place === to)
  const receivers = chosen.length
  const send = () =>
    run('send', async () => {
      const answer = await callOrAlert('messages-toRoster', {
        eventId,
        to,
        message: message.trim(),
      })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.sent({ n: answer.value.sent }) })
    })
  return (
    <SheetForm onSubmit={() => void send()}>
      {count('waiting') > 0 && count('playing') > 0 && (
        <Segmented
          label={t.to}
          options={options}
          value={to}
          onChange={(chosenPlace) => change({ to: chosenPlace })}
        />
      )}
      <TextField
        label={t.message}
        description={t.each}
        rows={4}
        value={message}
        onChange={(typed) => change({ message: typed })}
        maxLength={messageMax}
      />
      <Unreached eventId={eventId} receivers={chosen} text={message.trim()} />
      <Button
        type="submit"
        size="lg"
        isPending={busy !== null}
        isDisabled={message.trim() === '' || receivers === 0}
      >
        {t.send({ n: receivers })}
      </Button>
    </SheetForm>
  )
}

type UnreachedProps = {
  eventId: string
  receivers: EventDetail['roster']
  text: string
}

function Unreached({ eventId, receivers, text }: UnreachedProps) {
  const t = useTexts(unreachedTexts)
  const { unreached, doesMailLeave } = useUnreached(eventId, true)
  const [isCopied, setCopied] = useState(false)
  const n = receivers.filter(({ playerId }) => unreached.includes(playerId)).length
  return (
    <>
      {!doesMailLeave && <Notice>{t.noMail}</Notice>}
      {n > 0 && (
        <>
          <p className="text-sm text-muted">{t.some({ all: receivers.length, n })}</p>
          <Button
            variant="plain"
            size="sm"
            className="self-start"
            isDisabled={text === ''}
            onPress={() => void copyText(text).then(setCopied)}
          >
            {isCopied ? t.copied : t.copy}
          </Button>
        </>
      )}
    </>
  )
}
