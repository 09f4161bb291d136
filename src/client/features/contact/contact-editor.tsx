// The form of one contact, in a sheet: a new one, or one that exists.
import type { Keeper } from '#contract/contact.ts'
import type { LiveOutput } from '#contract/contract.ts'
import {
  contactNameMax,
  personNoteMax,
  contactPhoneMax,
  type ContactFields,
} from '#domain/contact/contact.ts'
import { findContactProblems, settleContact, type RowProblem } from '#domain/contact/read-row.ts'
import { addressMax } from '#domain/mail/address.ts'
import { skillLevels, skillToText } from '#domain/player/skill.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { contactProblemTexts, contactsTexts } from '#words/en/contact/contact.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { useDraft, type Problems } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ContactTags } from './contact-tags.tsx'

export type KeptContact = LiveOutput<'contacts-list'>['contacts'][number]

/** contact: null for a new one. */
type ContactEditorProps = { keeper: Keeper; contact: KeptContact | null; onClose: () => void }

type Draft = {
  name: string
  email: string
  phone: string
  skillSelf: number | null
  language: ContactFields['language']
  note: string
}

const fieldByProblem: Record<RowProblem, keyof Draft> = {
  'contact-name-missing': 'name',
  'contact-name-too-long': 'name',
  'contact-name-wrong': 'name',
  'contact-email-wrong': 'email',
  'contact-phone-wrong': 'phone',
  'contact-skill-wrong': 'skillSelf',
  'contact-note-wrong': 'note',
}

const unknownLevel = 'none'

export function ContactEditor({ keeper, contact, onClose }: ContactEditorProps) {
  const t = useTexts(contactsTexts)
  const { draft, problems, tries, change, refuse } = useDraft<Draft, string>(
    () => toDraft(contact),
    contact?.contactId ?? Object.values(keeper).join(),
  )
  const { busy, run } = useBusy<'save'>()

  async function save(): Promise<void> {
    const fields = settleContact(draft)
    const wrong = toProblems(fields)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    const answer =
      contact === null
        ? await call('contacts-add', { keeper, ...fields })
        : await call('contacts-edit', { contactId: contact.contactId, ...fields })
    if (!answer.ok && answer.refusal.code === 'contact-address-taken')
      return refuse({ email: refusalText(answer.refusal) })
    if (!answer.ok) return alertUser(refusalText(answer.refusal))
    onClose()
    if (contact === null)
      await showToast({ title: t.saved({ name: fields.name }), closeLabel: t.close })
  }

  return (
    <Sheet
      title={contact === null ? t.newTitle : t.editTitle({ name: contact.name })}
      closeLabel={t.close}
      isOpen
      onClose={onClose}
    >
      <DraftForm
        tries={tries}
        className="flex flex-col gap-4"
        onSubmit={() => void run('save', save)}
      >
        <TextField
          label={t.name}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={contactNameMax}
          {...(problems.name !== undefined && { error: problems.name })}
        />
        <TextField
          label={t.email}
          type="email"
          value={draft.email}
          onChange={(email) => change({ email })}
          maxLength={addressMax}
          {...(problems.email !== undefined && { error: problems.email })}
        />
        <TextField
          label={t.phone}
          type="tel"
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          maxLength={contactPhoneMax}
          {...(problems.phone !== undefined && { error: problems.phone })}
        />
        <Choices draft={draft} onChange={change} />
        {keeper.kind === 'club' && contact !== null && (
          <ContactTags keeper={keeper} contact={contact} />
        )}
        <TextField
          label={t.note}
          rows={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={personNoteMax}
          {...(problems.note !== undefined && { error: problems.note })}
        />
        <Button type="submit" size="lg" isPending={busy !== null}>
          {t.save}
        </Button>
      </DraftForm>
    </Sheet>
  )
}

function Choices({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
}) {
  const t = useTexts(contactsTexts)
  return (
    <>
      <Select
        label={t.skill}
        options={[
          { id: unknownLevel, label: t.skillUnknown },
          ...skillLevels.map((level) => ({ id: String(level), label: skillToText(level) })),
        ]}
        value={draft.skillSelf === null ? unknownLevel : String(draft.skillSelf)}
        onChange={(id) => onChange({ skillSelf: id === unknownLevel ? null : Number(id) })}
      />
      <Segmented
        label={t.language}
        options={languages.map((id) => ({ id, label: languageNames[id] }))}
        value={draft.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  )
}

const toDraft = (contact: KeptContact | null): Draft =>
  contact === null
    ? { name: '', email: '', phone: '', skillSelf: null, language: currentLanguage(), note: '' }
    : {
        name: contact.name,
        email: contact.email ?? '',
        phone: contact.phone ?? '',
        skillSelf: contact.skillSelf,
        language: contact.language,
        note: contact.note,
      }

function toProblems(fields: ContactFields): Problems<Draft, string> {
  const words = pick(contactProblemTexts)
  return Object.fromEntries(
    findContactProblems(fields).map((problem) => [fieldByProblem[problem], words[problem]]),
  )
}
