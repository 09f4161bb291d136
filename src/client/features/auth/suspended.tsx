// Shown to a suspended person in place of the sign-in form: why, until when, and how to appeal.
import { useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { contactTextMax } from '#domain/support/support.ts'
import { suspensionTexts } from '#words/en/auth/suspension.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { formatMoment } from '../../i18n/refusal-words.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useRead } from '../../net/use-read.ts'
import { useMailed } from '../../session/stays-mail.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { kit } from '../../ui/words/kit.ts'

export function Suspended({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const t = useTexts(suspensionTexts)
  const { data, refusal } = useRead('account-suspension', { ticket })
  return (
    <div className="flex flex-col gap-4">
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      {data === undefined && refusal === null && <p className="text-muted">{kit.loading}</p>}
      {data !== undefined && <Why suspension={data} ticket={ticket} />}
      <Button variant="plain" onPress={onBack}>
        {t.back}
      </Button>
    </div>
  )
}

type WhyProps = { suspension: CallOutput<'account-suspension'>; ticket: string }

function Why({
  suspension: { reason, until, operatorEmail, mayAppeal, isKept },
  ticket,
}: WhyProps) {
  const t = useTexts(suspensionTexts)
  return (
    <>
      <Notice tone="bad">
        <p>{t.reason({ reason })}</p>
        <p className="mt-1 font-normal">
          {until === null
            ? t.forGood
            : t.until({ when: formatMoment(currentLanguage(), Date.parse(until)) })}
        </p>
      </Notice>
      <p className="text-muted">{isKept ? t.kept : t.appeal}</p>
      {mayAppeal && !isKept && <AppealForm ticket={ticket} />}
      {operatorEmail !== null && (
        <a
          href={`mailto:${operatorEmail}`}
          className="inline-flex min-h-11 items-center self-center font-semibold break-all text-brand underline-offset-4 hover:underline"
        >
          {t.mail({ address: operatorEmail })}
        </a>
      )}
    </>
  )
}

function AppealForm({ ticket }: { ticket: string }) {
  const t = useTexts(suspensionTexts)
  const [text, setText] = useKeptText('appeal')
  const [sent, setSent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { busy, run } = useBusy<'send'>()
  const answered = useMailed(t.answered)
  const send = () =>
    run('send', async () => {
      const answer = await call('account-appeal', { ticket, text: text.trim() })
      setTrouble(answer.ok ? null : refusalText(answer.refusal))
      if (!answer.ok) return
      setText('')
      setSent(answer.value.number)
    })
  if (sent !== null)
    return (
      <Notice tone="good">{[t.sent({ number: formatNumber(sent) }), answered].join(' ')}</Notice>
    )
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {trouble !== null && <Notice tone="bad">{trouble}</Notice>}
      <TextField
        label={t.write}
        rows={4}
        value={text}
        onChange={setText}
        maxLength={contactTextMax}
      />
      <Button type="submit" isPending={busy !== null} isDisabled={text.trim() === ''}>
        {t.send}
      </Button>
    </form>
  )
}
