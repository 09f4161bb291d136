// The contact form to the operator. Offline, the letter waits for the network; once sent it has a
// number.
import { useState } from 'react'
import { contactTextMax, contactTopics, type ContactTopic } from '#domain/support/support.ts'
import { tryingTexts } from '#words/en/app/trying.ts'
import { contactTexts, contactTopicTexts } from '#words/en/support/support.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { Notice } from '../../ui/notice.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type Sent = number | 'waiting'

type Draft = { topic: ContactTopic; text: string }

export function ContactForm({ userId }: { userId: string }) {
  const t = useTexts(contactTexts)
  const topics = useTexts(contactTopicTexts)
  const { draft, change } = useDraft<Draft, never>(() => ({ topic: 'question', text: '' }))
  const { topic, text } = draft
  const [isRefused, setRefused] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const { busy, run } = useBusy<'send'>()
  const { trying } = useTexts(tryingTexts)
  const { outbox, items } = useOutbox(userId)
  const isFailing = items.some((item) => item.name === 'support-contact' && item.isFailing === true)
  const isConnected = useIsConnected()
  const waitingWords = isFailing ? trying : t.waiting
  const isMissing = text.trim() === ''
  const finish = (next: Sent) => {
    setSent(next)
    change({ text: '' })
    setRefused(false)
  }
  const send = () =>
    run('send', async () => {
      setRefused(isMissing)
      if (isMissing) return
      const letter = { topic, text: text.trim() }
      if (!isConnected) {
        outbox.add('support-contact', letter, topics[topic])
        return finish('waiting')
      }
      const answer = await callOrAlert('support-contact', letter)
      if (!answer.ok) return
      finish(answer.value.number)
    })
  if (sent !== null) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="good">
          {sent === 'waiting'
            ? waitingWords
            : `${t.sent({ number: formatNumber(sent) })} ${t.sentText}`}
        </Notice>
        <Button variant="plain" onPress={() => setSent(null)}>
          {t.another}
        </Button>
      </div>
    )
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="text-muted">{t.lead}</p>
      <Select
        label={t.topic}
        value={topic}
        onChange={(chosen) => change({ topic: chosen })}
        options={contactTopics.map((id) => ({ id, label: topics[id] }))}
      />
      <TextField
        label={t.text}
        value={text}
        onChange={(typed) => change({ text: typed })}
        rows={5}
        maxLength={contactTextMax}
        countTo={contactTextMax}
        error={isRefused && isMissing ? t.missing : undefined}
      />
      {!isConnected && <Notice>{t.offline}</Notice>}
      <Button type="submit" isPending={busy !== null}>
        {t.send}
      </Button>
      <OutsideContact />
    </form>
  )
}

function OutsideContact() {
  const t = useTexts(contactTexts)
  const link = useRead('branding-contact', {}).data?.contact ?? ''
  if (link === '') return null
  const contact = link.replace(/^(?:mailto:|https?:\/\/)/, '').replace(/\/$/, '')
  return (
    <a href={link} rel="noreferrer" className="font-semibold break-words text-brand underline">
      {t.outside({ contact })}
    </a>
  )
}
