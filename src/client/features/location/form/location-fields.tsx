// The fields of a venue's form, one component per kind, bound to the draft by field name.
import { locationTextMax, courtsMax } from '#domain/location/location.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { answerTexts, fieldTexts } from '#words/en/location/location-field.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx'
import type { DraftState } from '../../../ui/form/use-draft.ts'
import type { Facility } from '../location-facts.ts'
import type { LocationDraftField, LocationDraft } from './location-draft.ts'

export type LocationForm = Pick<
  DraftState<LocationDraft, 'invalid'>,
  'draft' | 'problems' | 'tries' | 'change'
>

function useProblem(
  { problems: found }: LocationForm,
  field: LocationDraftField,
): string | undefined {
  const t = useTexts(locationEditTexts)
  if (found[field] === undefined) return undefined
  const problems: Partial<Record<LocationDraftField, string>> = {
    name: t.wrongName,
    lat: t.wrongLat,
    lon: t.wrongLon,
    country: t.wrongCountry,
    website: t.wrongWebsite,
    courts: t.wrongNumber,
    dedicatedCourts: t.wrongNumber,
  }
  return problems[field] ?? t.wrongText
}

type TextName = keyof typeof locationTextMax
type TextProps = Pick<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'rows' | 'countTo' | 'description' | 'isRequired'
>

export function LocationTextField({
  field,
  form,
  ...props
}: TextProps & { field: TextName; form: LocationForm }) {
  const names = useTexts(fieldTexts)
  return (
    <TextField
      {...props}
      label={names[field]}
      name={field}
      value={form.draft[field]}
      maxLength={locationTextMax[field]}
      error={useProblem(form, field)}
      validationBehavior="aria"
      onChange={(text) => form.change({ [field]: text })}
    />
  )
}

export function DegreesField({
  field,
  form,
  onType,
}: {
  field: 'lat' | 'lon'
  form: LocationForm
  onType: (text: string) => void
}) {
  const t = useTexts(locationEditTexts)
  return (
    <TextField
      label={t[field]}
      name={field}
      value={form.draft[field]}
      maxLength={60}
      error={useProblem(form, field)}
      isRequired
      validationBehavior="aria"
      onChange={onType}
    />
  )
}

export function CountField({
  field,
  form,
  description,
}: {
  field: 'courts' | 'dedicatedCourts'
  form: LocationForm
  description?: string
}) {
  const names = useTexts(fieldTexts)
  return (
    <NumberField
      label={names[field]}
      name={field}
      description={description}
      value={form.draft[field]}
      minValue={0}
      maxValue={courtsMax}
      error={useProblem(form, field)}
      empty={0}
      onChange={(count) => form.change({ [field]: count })}
    />
  )
}

export function AnswerField({ field, form }: { field: Facility; form: LocationForm }) {
  const names = useTexts(fieldTexts)
  const t = useTexts(answerTexts)
  const options = [
    { id: 'yes', label: t.yes },
    { id: 'no', label: t.no },
    { id: 'unknown', label: t.unknown },
  ] as const
  const answers = { yes: true, no: false, unknown: null } as const
  const answer = form.draft[field]
  return (
    <Segmented
      label={names[field]}
      options={options}
      value={answer === null ? 'unknown' : answer ? 'yes' : 'no'}
      onChange={(id) => form.change({ [field]: answers[id] })}
    />
  )
}

export function ChoiceField({
  field,
  form,
  words,
}: {
  field: 'surface' | 'nets'
  form: LocationForm
  words: Readonly<Record<string, string>>
}) {
  const names = useTexts(fieldTexts)
  const t = useTexts(answerTexts)
  const options = [
    { id: 'unknown', label: t.unknown },
    ...Object.entries(words).map(([id, label]) => ({ id, label })),
  ]
  return (
    <Select
      label={names[field]}
      options={options}
      value={form.draft[field] ?? 'unknown'}
      onChange={(id) => form.change({ [field]: id === 'unknown' ? null : id })}
    />
  )
}
