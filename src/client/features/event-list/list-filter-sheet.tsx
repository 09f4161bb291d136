// All filters of the list. They apply immediately, so the sheet is just closed.
import type { ReactNode } from 'react'
import { eventGenders, eventTypes } from '#domain/event/event.ts'
import { timesOfDay } from '#domain/event/time-of-day.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { distanceSteps, formatDistance } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { ListSearch } from './list-search.ts'

export type FilterSheetProps = {
  search: ListSearch
  onChange: (search: { [Name in keyof ListSearch]: ListSearch[Name] | undefined }) => void
  venues: readonly { locationId: string; name: string }[]
  hasPosition: boolean
  isOpen: boolean
  onClose: () => void
}

export function FilterSheet({
  search,
  onChange,
  venues,
  hasPosition,
  isOpen,
  onClose,
}: FilterSheetProps) {
  const t = useTexts(listTexts)
  const types = useTexts(eventTypeTexts)
  const genders = useTexts(eventGenderTexts)
  const footer = (
    <div className="flex justify-between gap-3">
      <Button variant="ghost" onPress={() => onChange({})}>
        {t.clear}
      </Button>
      <Button onPress={onClose}>{t.done}</Button>
    </div>
  )
  return (
    <Sheet title={t.filters} isOpen={isOpen} onClose={onClose} footer={footer}>
      <Group label={t.time}>
        <Choices
          options={timesOfDay}
          labelOf={(time) => t[time]}
          value={search.time}
          onChange={(time) => onChange({ ...search, time })}
        />
      </Group>
      {venues.length > 1 && (
        <Group label={t.venue}>
          <Choices
            options={venues.map(({ locationId }) => locationId)}
            labelOf={(id) => venues.find(({ locationId }) => locationId === id)?.name}
            value={search.venue}
            onChange={(venue) => onChange({ ...search, venue, within: undefined })}
          />
        </Group>
      )}
      {venues.length > 1 && hasPosition && (
        <Group label={t.distance}>
          <Choices
            options={distanceSteps()}
            labelOf={(metres) => t.within({ distance: formatDistance(metres) })}
            value={search.within}
            onChange={(within) => onChange({ ...search, within, venue: undefined })}
          />
        </Group>
      )}
      <Group label={t.type}>
        <Choices
          options={eventTypes}
          labelOf={(type) => types[type]}
          value={search.type}
          onChange={(type) => onChange({ ...search, type })}
        />
      </Group>
      <Group label={t.gender}>
        <Choices
          options={eventGenders}
          labelOf={(gender) => genders[gender]}
          value={search.gender}
          onChange={(gender) => onChange({ ...search, gender })}
        />
      </Group>
    </Sheet>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

type ChoicesProps<Option extends string | number> = {
  options: readonly Option[]
  labelOf: (option: Option) => ReactNode
  value: string | number | undefined
  onChange: (value: Option | undefined) => void
}

function Choices<Option extends string | number>({
  options,
  labelOf,
  value,
  onChange,
}: ChoicesProps<Option>) {
  return options.map((option) => (
    <Chip
      key={option}
      isOn={option === value}
      onChange={(isOn) => onChange(isOn ? option : undefined)}
    >
      {labelOf(option)}
    </Chip>
  ))
}
