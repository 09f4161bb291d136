// Time, venue and people, and what kind of event it is.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  ChevronRight,
  Globe,
  MapPin,
  MessageCircle,
  type LucideIcon,
} from 'lucide-react'
import { formatFromTo } from '#client/i18n/formats.ts'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import { eventFactTexts, eventFieldTexts, signupModeTexts } from '#words/en/event/event-fact.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { formatTexts } from '#words/en/event/format.ts'
import { formatLine } from '../../i18n/format-line.ts'
import { formatDay, formatInstant, formatEventTime } from '../../i18n/formats.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatLevel, viewerTime } from '../../parts/event/event-card-words.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Card } from '../../ui/card.tsx'

export function EventDetails({ detail, playerId }: { detail: EventDetail; playerId: string }) {
  return (
    <Card className="flex flex-col gap-4">
      <When detail={detail} />
      <Where detail={detail} />
      <Who detail={detail} playerId={playerId} />
      <Facts detail={detail} />
      {detail.fields.note !== '' && <Note text={detail.fields.note} />}
    </Card>
  )
}

function Row({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <section aria-label={label} className="flex items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 flex-1 leading-snug">{children}</div>
    </section>
  )
}

function When({ detail }: { detail: EventDetail }) {
  const t = useTexts(eventViewTexts)
  const { fields, startsAt, timezone } = detail
  const own = viewerTime(startsAt, timezone)
  return (
    <Row icon={CalendarClock} label={t.when}>
      <p className="font-semibold">{formatDay(fields.startDate, 'long')}</p>
      <p className="text-muted tabular-nums">{formatEventTime({ ...detail, ...fields })}</p>
      {own !== null && (
        <p className="mt-0.5 flex items-center gap-2 text-sm text-muted">
          <Globe aria-hidden size={16} className="shrink-0" />
          {t.yourTime({ when: own })}
        </p>
      )}
    </Row>
  )
}

function Where({ detail: { fields, locationName, city } }: { detail: EventDetail }) {
  const t = useTexts(eventViewTexts)
  return (
    <Row icon={MapPin} label={t.where}>
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId: fields.location }}
        className="flex min-h-10 items-center gap-2 rounded-lg outline-none focus-visible:ring-focus"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{locationName}</span>
          {city !== '' && <span className="block text-muted">{city}</span>}
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
      </Link>
    </Row>
  )
}

function Who({
  detail: { organizerId, organizerName, organizerPhotoURL, cohostNames },
  playerId,
}: {
  detail: EventDetail
  playerId: string
}) {
  const t = useTexts(eventViewTexts)
  return (
    <section aria-label={t.who} className="flex items-center gap-3">
      <Avatar name={shownName(organizerName)} photoUrl={organizerPhotoURL} />
      <div className="relative flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-snug">
        <p className="text-sm text-muted">{t.organizer}</p>
        <p>
          <PlayerLink name={organizerName} isRow className="font-semibold" />
          {cohostNames.length > 0 && (
            <span className="ml-1 text-muted">{t.cohosts({ names: cohostNames.join(', ') })}</span>
          )}
        </p>
      </div>
      {organizerId !== playerId && !isNameless(organizerName) && (
        <Link
          to="/messagethread/$pName"
          params={{ pName: organizerName }}
          aria-label={t.writeTo({ name: organizerName })}
          className={buttonClasses({ variant: 'soft', size: 'icon' })}
        >
          <MessageCircle aria-hidden size={20} />
        </Link>
      )}
    </section>
  )
}

function Facts({ detail: { fields, timezone, drawn } }: { detail: EventDetail }) {
  const t = useTexts(eventViewTexts)
  const facts = useTexts(eventFactTexts)
  const words = useTexts(eventFieldTexts)
  const types = useTexts(eventTypeTexts)
  const genders = useTexts(eventGenderTexts)
  const formats = useTexts(formatTexts)
  const modes = useTexts(signupModeTexts)
  const isWarning =
    fields.skillRule === 'warn' && (fields.skillMin !== null || fields.skillMax !== null)
  const rows: readonly { label: string; value: string; more?: string }[] = [
    { label: t.type, value: types[fields.type], more: facts[fields.play] },
    {
      label: t.level,
      value: formatLevel(fields.skillMin, fields.skillMax),
      ...(isWarning ? { more: t.warns } : {}),
    },
    {
      label: t.gender,
      value: genders[fields.gender],
      more: facts.players({ range: formatFromTo(fields.minPlayers, fields.maxPlayers) }),
    },
    ...(fields.entryBy === 'team' ? [{ label: t.signsUp, value: facts.teams }] : []),
    ...(fields.format === null
      ? []
      : [
          {
            label: t.format,
            value: formats[fields.format.format],
            more: formatLine(fields.format).split(' · ').slice(1).join(' · '),
          },
        ]),
    ...(fields.signupMode === 'first come'
      ? []
      : [
          {
            label: t.placesGo,
            value: modes[fields.signupMode],
            ...(drawn === null && fields.drawAt !== null
              ? { more: t.drawnAt({ when: inSentence(formatInstant(fields.drawAt, timezone)) }) }
              : {}),
          },
        ]),
    { label: t.courts, value: facts.courts({ n: fields.courts }) },
    ...(guestsAllowed(fields) === 0
      ? []
      : [{ label: t.guests, value: t.guestsUpTo({ n: fields.guestsPerPlayer }) }]),
    ...(fields.fee === '' ? [] : [{ label: words.fee, value: fields.fee }]),
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
      {rows.map(({ label, value, more }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="leading-snug font-semibold">{value}</dd>
          {more !== undefined && <dd className="text-sm text-muted">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Note({ text }: { text: string }) {
  const t = useTexts(eventViewTexts)
  return (
    <section aria-label={t.note} className="border-t border-line pt-4">
      <p className="text-sm text-muted">{t.note}</p>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
}
