// Check-in for people without an account. With a fresh code they pick their name from the expected
// ones; otherwise they type it and the desk decides.
import { useState } from 'react'
import { contactNameMax } from '#domain/contact/contact.ts'
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ArrivalAnswer } from './arrival-answer.tsx'
import type { ArrivalState, EventNow } from './use-arriving.ts'

type ByNameProps = { event: EventNow; code: string | null; onDone: () => void }

export function ByName({ event: { eventId, names }, code, onDone }: ByNameProps) {
  const t = useTexts(checkInTexts)
  const { busy, run } = useBusy<string>()
  const [said, setSaid] = useState<{ name: string; state: ArrivalState } | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(names.length === 0)
  const [typed, setTyped] = useState('')
  const say = (name: string) =>
    void run(name, async () => {
      const answer = await call('checkIns-arriveByName', { eventId, name, code })
      setTrouble(answer.ok ? null : refusalText(answer.refusal))
      if (answer.ok) setSaid({ name, state: answer.value.state })
    })
  if (said !== null) {
    const words = { here: t.nameIsHere, waiting: t.nameWaits, waitlist: t.nameWaitlisted }
    return (
      <ArrivalAnswer
        state={said.state}
        title={words[said.state](said)}
        text={said.state === 'waiting' ? t.isWaitingText : null}
      >
        <Button variant="plain" onPress={onDone}>
          {t.nextPerson}
        </Button>
      </ArrivalAnswer>
    )
  }
  return (
    <>
      <h3>{t.whoAreYou}</h3>
      {!isTyping && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {names.map((name) => (
            <li key={name}>
              <Button
                variant="plain"
                size="lg"
                className="w-full"
                aria-label={t.nameHere({ name })}
                isPending={busy === name}
                onPress={() => say(name)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isTyping ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(submitted) => {
            submitted.preventDefault()
            if (typed.trim() !== '') say(typed.trim())
          }}
        >
          <TextField
            label={t.yourName}
            description={t.nameHint}
            value={typed}
            onChange={setTyped}
            maxLength={contactNameMax}
            autoComplete="name"
          />
          <Button type="submit" size="lg" isPending={busy !== null}>
            {t.send}
          </Button>
        </form>
      ) : (
        <Button variant="ghost" onPress={() => setTyping(true)}>
          {t.otherName}
        </Button>
      )}
      {trouble !== null && <Notice tone="bad">{trouble}</Notice>}
    </>
  )
}
