// Sends personal links by phone, one after another, to everyone without a working e-mail address;
// people who got theirs are marked.
import { useState } from 'react'
import { Check, MessageCircle, MessageSquareText } from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { sendByPhone, type PhoneWay } from './contact-actions.ts'
import type { KeptContact } from './contact-editor.tsx'

const listMax = 500

export function PhoneSheet({ keeper, onClose }: { keeper: Keeper; onClose: () => void }) {
  const t = useTexts(contactsTexts)
  const { data } = useLive('contacts-list', { keeper, text: '', limit: listMax, byPhone: true })
  const [chosen, setChosen] = useState<string>()
  const people = data?.contacts ?? []
  const open = people.filter(({ state }) => state === 'new')
  const next = people.find(({ contactId }) => contactId === chosen) ?? open[0]
  const send = (contact: KeptContact, way: PhoneWay) => {
    setChosen(undefined)
    void sendByPhone(contact, way)
  }
  return (
    <Sheet title={t.phoneTitle} isOpen onClose={onClose}>
      {data === undefined ? (
        <SkeletonList label={t.loading} rows={3} />
      ) : (
        <>
          <p className="text-sm text-pretty text-muted">{t.phoneHint}</p>
          <output className="font-semibold">
            {t.phoneCount({ n: people.length - open.length, all: people.length })}
          </output>
          {next !== undefined && <NextPerson contact={next} onSend={send} />}
          <List label={t.phoneTitle}>
            {people.map((contact) => (
              <ListRow
                key={contact.contactId}
                title={contact.name}
                detail={contact.phone ?? ''}
                trailing={
                  contact.state === 'new' ? (
                    contact.contactId !== next?.contactId && (
                      <Button
                        variant="ghost"
                        size="sm"
                        onPress={() => setChosen(contact.contactId)}
                      >
                        {t.phoneChoose}
                        <span className="sr-only">{contact.name}</span>
                      </Button>
                    )
                  ) : (
                    <span className="flex items-center gap-1 text-sm font-semibold text-brand">
                      <Check aria-hidden size={16} />
                      {contact.state === 'used' ? t.used : t.phoneSent}
                    </span>
                  )
                }
              />
            ))}
          </List>
        </>
      )}
    </Sheet>
  )
}

type NextPersonProps = {
  contact: KeptContact
  onSend: (contact: KeptContact, way: PhoneWay) => void
}

function NextPerson({ contact, onSend }: NextPersonProps) {
  const t = useTexts(contactsTexts)
  return (
    <Card className="flex flex-col gap-3">
      <p>
        <b className="block text-lg">{contact.name}</b>
        <span className="text-muted">{contact.phone}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button onPress={() => onSend(contact, 'whatsapp')}>
          <MessageCircle aria-hidden size={20} />
          {t.whatsApp}
        </Button>
        <Button variant="soft" onPress={() => onSend(contact, 'sms')}>
          <MessageSquareText aria-hidden size={20} />
          {t.sms}
        </Button>
      </div>
    </Card>
  )
}
