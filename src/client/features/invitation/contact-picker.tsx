// Inviting contacts to an event: those of the organizer's own list, one by one or all at once.
import { useState } from 'react'
import { Contact } from 'lucide-react'
import { contactNameMax } from '#domain/contact/contact.ts'
import { invitedAtOnceMax } from '#domain/invitation/picked.ts'
import { contactPickerTexts } from '#words/en/invitation/contact-picker.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Finder } from '../../ui/finder.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useSettled } from '../../ui/use-settled.ts'

const keeper = { kind: 'player' } as const

type ContactPickerProps = {
  eventId: string
  /** Contacts that were asked already. */
  asked: ReadonlySet<string>
  onClose: () => void
}

export function ContactPicker({ eventId, asked, onClose }: ContactPickerProps) {
  const t = useTexts(contactPickerTexts)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { busy, run } = useBusy<'invite'>()
  const { data } = useLive('contacts-list', {
    keeper,
    text: useSettled(text.trim()),
    limit: invitedAtOnceMax,
  })
  const found = data?.contacts.filter(({ playerId }) => playerId !== null && !asked.has(playerId))
  const ids = found?.map(({ contactId }) => contactId) ?? []
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  const toggle = (contactId: string, isOn: boolean) =>
    setChosen(
      (last) => new Set(isOn ? [...last, contactId] : [...last].filter((id) => id !== contactId)),
    )
  const invite = () =>
    run('invite', async () => {
      const contactIds = [...chosen].slice(0, invitedAtOnceMax)
      const answer = await call('events-inviteContacts', { eventId, keeper, contactIds })
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      void showToast({ title: t.invited({ n: answer.value.invited }), closeLabel: t.close })
      onClose()
    })
  return (
    <Sheet
      title={t.title}
      closeLabel={t.close}
      isOpen
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isDisabled={chosen.size === 0}
          isPending={busy === 'invite'}
          onPress={() => void invite()}
        >
          {t.invite({ n: chosen.size })}
        </Button>
      }
    >
      <p className="text-sm text-muted">{t.explain}</p>
      {ids.length > 1 && (
        <Checkbox isSelected={isAll} onChange={(isOn) => setChosen(new Set(isOn ? ids : []))}>
          {t.all({ n: ids.length })}
        </Checkbox>
      )}
      <Finder
        words={t}
        text={text}
        onText={setText}
        maxLength={contactNameMax}
        found={found}
        isFailed={false}
        onRetry={() => undefined}
        icon={Contact}
      >
        {({ contactId, name, email }) => (
          <li key={contactId} className="px-4 py-1">
            <Checkbox
              isSelected={chosen.has(contactId)}
              onChange={(isOn) => toggle(contactId, isOn)}
            >
              {email === null ? t.withoutAddress({ name }) : name}
            </Checkbox>
          </li>
        )}
      </Finder>
    </Sheet>
  )
}
