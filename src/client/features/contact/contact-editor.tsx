import type { Keeper } from '#contract/contact.ts'
import type { LiveOutput } from '#contract/contract.ts'
import type { ContactFields } from '#domain/contact/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import type { Problems } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import {
  ContactDetailsForm,
  emptyContact,
  toContactDraft,
  type ContactDraft,
} from './contact-details-form.tsx'
import { ContactTags } from './contact-tags.tsx'

export type KeptContact = LiveOutput<'contacts-list'>['contacts'][number]

type ContactEditorProps = { keeper: Keeper; contact: KeptContact | null; onClose: () => void }

export function ContactEditor({ keeper, contact, onClose }: ContactEditorProps) {
  const t = useTexts(contactsTexts)

  async function save(fields: ContactFields): Promise<Problems<ContactDraft, string>> {
    const answer =
      contact === null
        ? await call('contacts-add', { keeper, ...fields })
        : await call('contacts-edit', { contactId: contact.contactId, ...fields })
    if (!answer.ok) {
      const words = refusalText(answer.refusal)
      if (answer.refusal.code === 'contact-address-taken') return { email: words }
      await alertUser(words)
      return {}
    }
    onClose()
    if (contact === null) await showToast({ title: t.saved({ name: fields.name }) })
    return {}
  }

  return (
    <ContactDetailsForm
      title={contact === null ? t.newTitle : t.editTitle({ name: contact.name })}
      about={contact?.contactId ?? Object.values(keeper).join()}
      start={contact === null ? emptyContact() : toContactDraft(contact)}
      extra={
        keeper.kind === 'club' &&
        contact !== null && <ContactTags keeper={keeper} contact={contact} />
      }
      onSave={save}
      onClose={onClose}
    />
  )
}
