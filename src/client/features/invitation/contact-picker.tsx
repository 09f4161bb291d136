// Inviting contacts to an event, of the organizer's own list or of a club or venue whose people they
// keep, one by one or all at once.
import { useState } from 'react'
import { Contact } from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { invitedAtOnceMax } from '#domain/invitation/picked.ts'
import { contactPickerTexts } from '#words/en/invitation/contact-picker.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useLive } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Finder } from '../../ui/finder.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useSettled } from '../../ui/use-settled.ts'

const mine: Keeper = { kind: 'player' }

/** The lists to choose from, and the chosen one. */
function useLists() {
  const t = useTexts(contactPickerTexts)
  const { data } = useRead('contacts-lists', {})
  const [id, setId] = useState('0')
  const kept = data?.lists ?? []
  const keepers = [mine, ...kept.map(({ keeper }) => keeper)]
  const options = [
    { id: '0', label: t.myList },
    ...kept.map(({ name, contacts }, index) => ({
      id: String(index + 1),
      label: t.listOf({ name, n: contacts }),
    })),
  ]
  return { id, setId, options, keeper: keepers[Number(id)] ?? mine }
}

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
  const { keeper, ...lists } = useLists()
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
      {lists.options.length > 1 && (
        <Select
          label={t.list}
          options={lists.options}
          value={lists.id}
          onChange={(id) => {
            lists.setId(id)
            setChosen(new Set())
          }}
        />
      )}
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
