import type { ReactNode } from 'react'
import {
  contactNameMax,
  personNoteMax,
  contactPhoneMax,
  type ContactFields,
} from '#domain/contact/contact.ts'
import { findContactProblems, normalizeContact, type RowProblem } from '#domain/contact/read-row.ts'
import { addressMax } from '#domain/mail/address.ts'
import { skillLevels, skillToText } from '#domain/player/skill.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { contactProblemTexts, contactsTexts } from '#words/en/contact/contact.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { hasProblems, useDraft, type Problems } from '../../ui/form/use-draft.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

export type ContactDraft = {
  name: string
  email: string
  phone: string
  skillSelf: number | null
  language: ContactFields['language']
  note: string
}

const fieldByProblem: Record<RowProblem, keyof ContactDraft> = {
  'contact-name-missing': 'name',
  'contact-name-too-long': 'name',
  'contact-name-wrong': 'name',
  'contact-email-wrong': 'email',
  'contact-phone-wrong': 'phone',
  'contact-skill-wrong': 'skillSelf',
  'contact-note-wrong': 'note',
}

const unknownLevel = 'none'

type ContactDetailsFormProps = {
  title: string
  about: string
  start: ContactDraft
  extra?: ReactNode
  onSave: (fields: ContactFields) => Promise<Problems<ContactDraft, string>>
  onClose: () => void
}

export function ContactDetailsForm({
  title,
  about,
  start,
  extra,
  onSave,
  onClose,
}: ContactDetailsFormProps) {
  const t = useTexts(contactsTexts)
  const { draft, problems, tries, change, refuse } = useDraft<ContactDraft, string>(
    () => start,
    about,
  )
  const { busy, run } = useBusy<'save'>()

  async function save(): Promise<void> {
    const fields = normalizeContact(draft)
    const wrong = toProblems(fields)
    refuse(hasProblems(wrong) ? wrong : await onSave(fields))
  }

  return (
    <Sheet title={title} isOpen onClose={onClose}>
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
        {extra}
        <TextField
          label={t.note}
          rows={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={personNoteMax}
          {...(problems.note !== undefined && { error: problems.note })}
        />
        <Button type="submit" size="lg" isPending={busy !== null}>
          {labels.save}
        </Button>
      </DraftForm>
    </Sheet>
  )
}

function Choices({
  draft,
  onChange,
}: {
  draft: ContactDraft
  onChange: (changes: Partial<ContactDraft>) => void
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

export const emptyContact = (): ContactDraft => ({
  name: '',
  email: '',
  phone: '',
  skillSelf: null,
  language: currentLanguage(),
  note: '',
})

export const toContactDraft = ({
  name,
  email,
  phone,
  skillSelf,
  language,
  note,
}: ContactFields): ContactDraft => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  skillSelf,
  language,
  note,
})

function toProblems(fields: ContactFields): Problems<ContactDraft, string> {
  const words = pick(contactProblemTexts)
  return Object.fromEntries(
    findContactProblems(fields).map((problem) => [fieldByProblem[problem], words[problem]]),
  )
}
