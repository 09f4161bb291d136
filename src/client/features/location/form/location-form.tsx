// The form for new and existing venues, grouped by topic.
import type { ReactNode } from 'react'
import { eventCreators, locationAccesses, locationTextMax } from '#domain/location/location.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import {
  accessTexts,
  eventCreatorTexts,
  fieldTexts,
  netTexts,
  surfaceTexts,
} from '#words/en/location/location-field.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { DraftForm } from '../../../ui/form/draft-form.tsx'
import { Section } from '../../../ui/section.tsx'
import { facilities } from '../location-facts.ts'
import {
  AnswerField,
  ChoiceField,
  CountField,
  LocationTextField,
  type LocationForm,
} from './location-fields.tsx'
import { LocationPosition } from './location-position.tsx'

type LocationFormProps = {
  form: LocationForm
  hasRunning: boolean
  zone?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

export function LocationFormView({
  form,
  hasRunning,
  zone,
  onSubmit,
  children,
}: LocationFormProps) {
  return (
    <DraftForm tries={form.tries} onSubmit={onSubmit} className="flex flex-col gap-6">
      <Basics form={form} zone={zone} />
      <Courts form={form} />
      <Visiting form={form} />
      {hasRunning && <Running form={form} />}
      {children}
    </DraftForm>
  )
}

function Basics({ form, zone }: Pick<LocationFormProps, 'form' | 'zone'>) {
  const t = useTexts(locationEditTexts)
  return (
    <>
      <Section title={t.basics}>
        <LocationTextField field="name" form={form} isRequired />
        <AccessField form={form} />
      </Section>
      <Section title={t.place}>
        <LocationPosition form={form} />
        <LocationTextField field="address" form={form} autoComplete="off" />
        <div className="grid items-start gap-3 sm:grid-cols-[2fr_2fr_1fr]">
          <LocationTextField field="city" form={form} autoComplete="off" />
          <LocationTextField field="region" form={form} autoComplete="off" />
          <LocationTextField
            field="country"
            form={form}
            autoComplete="off"
            description={t.countryHelp}
          />
        </div>
        {zone}
      </Section>
    </>
  )
}

function AccessField({ form }: { form: LocationForm }) {
  const words = useTexts(accessTexts)
  const { access } = useTexts(fieldTexts)
  return (
    <Select
      label={access}
      options={locationAccesses.map((id) => ({ id, label: words[id] }))}
      value={form.draft.access}
      onChange={(id) => form.change({ access: id })}
    />
  )
}

function Courts({ form }: { form: LocationForm }) {
  const t = useTexts(locationEditTexts)
  return (
    <>
      <Section title={t.courts}>
        <div className="grid grid-cols-2 items-start gap-3">
          <CountField field="courts" form={form} description={t.courtsHelp} />
          <CountField field="dedicatedCourts" form={form} />
          <ChoiceField field="surface" form={form} words={useTexts(surfaceTexts)} />
          <ChoiceField field="nets" form={form} words={useTexts(netTexts)} />
        </div>
      </Section>
      <Section title={t.facilities}>
        <div className="grid gap-4 sm:grid-cols-2">
          {facilities.map((field) => (
            <AnswerField key={field} field={field} form={form} />
          ))}
        </div>
      </Section>
    </>
  )
}

function Visiting({ form }: { form: LocationForm }) {
  const t = useTexts(locationEditTexts)
  return (
    <Section title={t.visiting}>
      <LocationTextField field="hours" form={form} autoComplete="off" />
      <LocationTextField field="fee" form={form} autoComplete="off" />
      <LocationTextField field="website" form={form} inputMode="url" autoComplete="off" />
      <LocationTextField field="phone" form={form} inputMode="tel" autoComplete="off" />
      <LocationTextField
        field="localRules"
        form={form}
        rows={4}
        countTo={locationTextMax.localRules}
      />
    </Section>
  )
}

function Running({ form }: { form: LocationForm }) {
  const t = useTexts(locationEditTexts)
  const names = useTexts(fieldTexts)
  const words = useTexts(eventCreatorTexts)
  return (
    <Section title={t.running}>
      <Segmented
        label={names.eventCreators}
        options={eventCreators.map((id) => ({ id, label: words[id] }))}
        value={form.draft.eventCreators}
        onChange={(id) => form.change({ eventCreators: id })}
      />
      <Switch
        isSelected={form.draft.hidden}
        detail={t.hiddenHelp}
        onChange={(hidden) => form.change({ hidden })}
      >
        {names.hidden}
      </Switch>
    </Section>
  )
}
