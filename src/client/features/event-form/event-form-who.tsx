// The form section for who is invited: everyone or groups, numbers, level and gender.
import { Suspense } from 'react'
import { Lock, Users } from 'lucide-react'
import { eventAgeMax, eventAgeMin } from '#domain/age/age.ts'
import {
  eventGenders,
  invitedGroups,
  playersMax,
  playersMin,
  skillRules,
} from '#domain/event/event.ts'
import { parseTierGroup } from '#domain/invitation/tier.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { whoTexts } from '#words/en/event/who.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { LevelRange, OpenTo } from '../../parts/event/who-fields.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Section } from '../../ui/section.tsx'
import type { EventForm } from './use-event-form.ts'

const FoundingNote = lazyPart(() => import('./founding-notes.tsx'), 'FoundingNote')
const NoClubYet = lazyPart(() => import('./founding-notes.tsx'), 'NoClubYet')
const EventFormTiers = lazyPart(() => import('./event-form-tiers.tsx'), 'EventFormTiers')

export function EventFormWho({ form }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const genders = useTexts(eventGenderTexts)
  const { draft, errors, change, hints } = form
  return (
    <Section title={t.who}>
      {form.edited?.isDivision !== true && <Invitation form={form} />}
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t.minPlayers}
          minValue={playersMin}
          maxValue={playersMax}
          value={draft.minPlayers}
          onChange={(minPlayers) => change({ minPlayers })}
          error={errors.minPlayers}
        />
        <NumberField
          label={t.maxPlayers}
          minValue={playersMin}
          maxValue={playersMax}
          value={draft.maxPlayers}
          onChange={(maxPlayers) => change({ maxPlayers })}
          error={errors.maxPlayers}
        />
      </div>
      <Levels form={form} />
      <Ages form={form} />
      <Segmented
        label={t.gender}
        options={eventGenders.map((id) => ({ id, label: genders[id] }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      {hints !== undefined && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Users aria-hidden size={16} className="shrink-0" />
          {t.canJoin({ n: hints.canJoin })}
        </p>
      )}
    </Section>
  )
}

function Invitation({ form }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const { draft, change } = form
  return (
    <>
      <OpenTo label={t.openTo} value={draft} onChange={change} />
      {!draft.invite && (
        <Suspense>
          <FoundingNote locationId={draft.location} />
        </Suspense>
      )}
      {draft.invite && <Invited form={form} />}
    </>
  )
}

function Invited({
  form: { draft, errors, change, groups, hints, askHints, edited, tiers, setTiers },
}: {
  form: EventForm
}) {
  const t = useTexts(eventFormTexts)
  const who = useTexts(whoTexts)
  const [friends, favorites] = invitedGroups
  const isOwn = edited === null || edited.isOwnDraft
  const countPeople = (group: string): number | undefined =>
    isOwn ? hints?.groups.find(({ invited }) => invited === group)?.people : undefined
  const willInvite = countPeople(draft.invited)
  const names: Record<string, string> = { [friends]: who.friends, [favorites]: who.favorites }
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({ id, label: names[id] ?? nameClub(id) }))
  const nameClub = (id: string): string => {
    const { group, tag } = parseTierGroup(id)
    return tag === null ? who.club({ name: group }) : t.clubTag({ name: group, tag })
  }
  const tagGroups = (hints?.groups ?? [])
    .map(({ invited }) => invited)
    .filter((invited) => parseTierGroup(invited).tag !== null)
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t.invited}
        options={named(groups)}
        value={draft.invited}
        onChange={(invited) => change({ invited })}
        error={errors.invited}
      />
      <p className="flex items-center gap-2 text-sm text-muted">
        <Lock aria-hidden size={16} className="shrink-0" />
        {t.privateNote}
      </p>
      {willInvite !== undefined && (
        <output className="flex items-center gap-2 text-sm text-muted">
          <Users aria-hidden size={16} className="shrink-0" />
          {t.willInvite({ n: willInvite })}
        </output>
      )}
      {tiers !== null && (
        <Suspense>
          <EventFormTiers
            invited={draft.invited}
            tiers={tiers}
            groups={named([
              ...new Set([...groups, ...tagGroups, ...tiers.map(({ invited }) => invited)]),
            ])}
            countPeople={countPeople}
            onChange={setTiers}
          />
        </Suspense>
      )}
      {hints?.clubs.length === 0 && draft.location !== null && (
        <Suspense>
          <NoClubYet locationId={draft.location} onBack={askHints} />
        </Suspense>
      )}
    </div>
  )
}

function Levels({ form: { draft, errors, change } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const words = { block: t.block, warn: t.warn }
  return (
    <>
      <LevelRange value={draft} errors={errors} onChange={change} />
      {(draft.skillMin !== null || draft.skillMax !== null) && (
        <Segmented
          label={t.outOfRange}
          options={skillRules.map((id) => ({ id, label: words[id] }))}
          value={draft.skillRule}
          onChange={(skillRule) => change({ skillRule })}
        />
      )}
    </>
  )
}

function Ages({ form: { draft, errors, change } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const { ageMin, ageMax } = draft
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t.ageMin}
          minValue={eventAgeMin}
          maxValue={eventAgeMax}
          value={ageMin}
          onChange={(age) => change({ ageMin: age })}
          empty={null}
          error={errors.ageMin}
        />
        <NumberField
          label={t.ageMax}
          minValue={eventAgeMin}
          maxValue={eventAgeMax}
          value={ageMax}
          onChange={(age) => change({ ageMax: age })}
          empty={null}
          error={errors.ageMax}
        />
      </div>
      {(ageMin !== null || ageMax !== null) && (
        <p className="-mt-2 text-sm text-muted">{t.agesNote}</p>
      )}
    </>
  )
}
