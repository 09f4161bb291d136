// Invites contacts to an event from a list that the organizer keeps, one by one or all at once.
import { useState } from 'react'
import { Contact } from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import type { CallOutput } from '#contract/contract.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { invitedAtOnceMax } from '#domain/invitation/picked.ts'
import { contactPickerTexts } from '#words/en/invitation/contact-picker.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { KeeperSelect } from '../../parts/contact/keeper-select.tsx'
import { SendInvitations } from '../../parts/contact/send-invitations.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Finder } from '../../ui/finder.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useSettled } from '../../ui/use-settled.ts'

const mine: Keeper = { kind: 'player' }

type ContactPickerProps = {
  eventId: string
  isSeries: boolean
  asked: ReadonlySet<string>
  onClose: () => void
}

export function ContactPicker({ eventId, isSeries, asked, onClose }: ContactPickerProps) {
  const t = useTexts(contactPickerTexts)
  const [text, setText] = useState('')
  const [isInvited, setInvited] = useState(false)
  const [isEveryDate, setEveryDate] = useState(true)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { busy, run } = useBusy<'invite'>()
  const { data: keepers } = useRead('contacts-keepers', {})
  const [keeper, setKeeper] = useState<Keeper | null>(null)
  const shown = keeper ?? findFirstList(keepers)
  const { data } = useLive('contacts-list', {
    keeper: shown,
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
      const scope = isEveryDate ? 'series' : 'this'
      const wanted = { eventId, keeper: shown, contactIds, scope } as const
      const answer = await callOrAlert('events-inviteContacts', wanted)
      if (!answer.ok) return
      void showToast({ title: t.invited({ n: answer.value.invited }) })
      if ((data?.unsent ?? 0) === 0) onClose()
      else setInvited(true)
    })
  if (isInvited)
    return <LinksQuestion keeper={shown} unsent={data?.unsent ?? 0} onClose={onClose} />
  return (
    <Sheet
      title={t.title}
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
      {keepers !== undefined && (
        <KeeperSelect
          label={t.from}
          clubs={keepers.clubs}
          keeper={shown}
          onKeeper={(next) => {
            setKeeper(next)
            setChosen(new Set())
          }}
        />
      )}
      {isSeries && (
        <Checkbox isSelected={isEveryDate} onChange={setEveryDate}>
          {t.everyDate}
        </Checkbox>
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

type LinksQuestionProps = { keeper: Keeper; unsent: number; onClose: () => void }

/** Invited people get no notice until their personal links are sent. */
function LinksQuestion({ keeper, unsent, onClose }: LinksQuestionProps) {
  const t = useTexts(contactPickerTexts)
  return (
    <Sheet
      title={t.linksTitle}
      isOpen
      onClose={onClose}
      footer={
        <span className="grid gap-3 sm:grid-cols-2">
          <SendInvitations keeper={keeper} unsent={unsent} isEventChosen onSent={onClose} />
          <Button variant="plain" onPress={onClose}>
            {t.later}
          </Button>
        </span>
      }
    >
      <p className="text-pretty">{t.linksText}</p>
    </Sheet>
  )
}

function findFirstList(keepers: CallOutput<'contacts-keepers'> | undefined): Keeper {
  const [club] = keepers?.clubs ?? []
  if (club === undefined || keepers?.hasPeople === true) return mine
  return { kind: 'club', locationId: club.locationId, clubId: club.clubId }
}
