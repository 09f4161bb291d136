// The facts of an event: as pills where the sentence omits them, all of them under "Details".
import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { formatFromTo } from '#client/i18n/formats.ts'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import { eventAgeTexts } from '#words/en/event/event-age.ts'
import { eventFactTexts, eventFieldTexts, signupModeTexts } from '#words/en/event/event-fact.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { formatTexts } from '#words/en/event/format.ts'
import { formatLine } from '../../../i18n/format-line.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { formatAges } from '../../../parts/event/event-age-words.ts'
import { formatLevel } from '../../../parts/event/event-card-words.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { LinkedText } from '../../../parts/linked-text/linked-text.tsx'
import { Badge } from '../../../ui/badge.tsx'

type Fact = { label: string; value: string; more?: string }

export function FactPills({ detail }: { detail: EventDetail }) {
  const t = useTexts(eventViewTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { note } = detail.fields
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {listPills(detail).map((words) => (
          <Badge key={words}>{words}</Badge>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="relative inline-flex cursor-pointer items-center gap-1 rounded-full bg-soft py-2 pr-2 pl-3 text-xs font-semibold text-brand outline-none after:absolute after:-inset-[5px] focus-visible:ring-focus"
        >
          {t.details}
          <ChevronDown
            aria-hidden
            size={16}
            className="transition duration-120"
            style={{ rotate: isOpen ? '180deg' : 'none' }}
          />
        </button>
      </div>
      <dl
        id={id}
        hidden={!isOpen}
        className={clsx(isOpen && 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3')}
      >
        {listFacts(detail).map(({ label, value, more }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="leading-snug font-semibold">{value}</dd>
            {more !== undefined && <dd className="text-sm text-muted">{more}</dd>}
          </div>
        ))}
      </dl>
      {note !== '' && (
        <section aria-label={t.note} className="rounded-xl bg-soft px-4 py-3">
          <p className="whitespace-pre-line">
            <LinkedText text={note} />
          </p>
        </section>
      )}
    </div>
  )
}

function listPills({ fields }: EventDetail): string[] {
  const t = pick(eventViewTexts)
  const guests = guestsAllowed(fields)
  const ages = formatAges(fields.ageMin, fields.ageMax)
  return [
    ...(ages === null ? [] : [ages]),
    ...(fields.entryBy === 'team' ? [pick(eventFactTexts).teams] : []),
    ...(guests === 0 ? [] : [t.guestsEach({ n: guests })]),
    ...(fields.fee === '' ? [] : [fields.fee]),
    ...(fields.signupMode === 'first come' ? [] : [pick(signupModeTexts)[fields.signupMode]]),
  ]
}

function listFacts(detail: EventDetail): Fact[] {
  const { fields } = detail
  const t = pick(eventViewTexts)
  const facts = pick(eventFactTexts)
  const isWarning =
    fields.skillRule === 'warn' && (fields.skillMin !== null || fields.skillMax !== null)
  return [
    { label: t.type, value: pick(eventTypeTexts)[fields.type], more: facts[fields.play] },
    {
      label: t.level,
      value: formatLevel(fields.skillMin, fields.skillMax),
      ...(isWarning ? { more: t.warns } : {}),
    },
    {
      label: t.gender,
      value: pick(eventGenderTexts)[fields.gender],
      more: facts.players({ range: formatFromTo(fields.minPlayers, fields.maxPlayers) }),
    },
    ...listAges(detail),
    ...(fields.entryBy === 'team' ? [{ label: t.signsUp, value: facts.teams }] : []),
    ...listFormat(detail),
    ...listPlacesGo(detail),
    ...(fields.freedPlaces === 'offered' ? [{ label: t.waitlist, value: t.placesOffered }] : []),
    { label: t.courts, value: facts.courts({ n: fields.courts }) },
    ...(guestsAllowed(fields) === 0
      ? []
      : [{ label: t.guests, value: t.guestsUpTo({ n: fields.guestsPerPlayer }) }]),
    ...(fields.fee === '' ? [] : [{ label: pick(eventFieldTexts).fee, value: fields.fee }]),
  ]
}

function listAges({ fields: { ageMin, ageMax } }: EventDetail): Fact[] {
  const t = pick(eventAgeTexts)
  const ages = formatAges(ageMin, ageMax)
  return ages === null ? [] : [{ label: t.label, value: ages, more: t.byYear }]
}

const listFormat = ({ fields: { format } }: EventDetail): Fact[] =>
  format === null
    ? []
    : [
        {
          label: pick(eventViewTexts).format,
          value: pick(formatTexts)[format.format],
          more: formatLine(format).split(' · ').slice(1).join(' · '),
        },
      ]

function listPlacesGo({ fields, timezone, drawn }: EventDetail): Fact[] {
  const t = pick(eventViewTexts)
  if (fields.signupMode === 'first come') return []
  const more =
    drawn === null && fields.drawAt !== null
      ? { more: t.drawnAt({ when: inSentence(formatInstant(fields.drawAt, timezone)) }) }
      : {}
  return [{ label: t.placesGo, value: pick(signupModeTexts)[fields.signupMode], ...more }]
}
