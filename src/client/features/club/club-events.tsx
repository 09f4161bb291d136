// The next events of a club; officers who may plan for it can create one here.
import { Link } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { toClubKey, type ClubPage } from './club-page.ts'

export function ClubEvents({ club }: { club: ClubPage }) {
  const t = useTexts(clubHomeTexts)
  const { data } = useRead('clubs-nextEvents', toClubKey(club))
  const mayPlan = club.rights.includes('club.events')
  if (data === undefined || (data.events.length === 0 && !mayPlan)) return null
  return (
    <Section title={t.nextEvents}>
      {data.events.length === 0 ? (
        <p className="text-muted">{t.noEvents}</p>
      ) : (
        <List label={t.nextEvents}>
          {data.events.map((event) => (
            <li key={event.eventId}>
              <Link
                to="/vieweditevent/$evId"
                params={{ evId: event.eventId }}
                className={rowClasses}
              >
                <RowContent
                  leading={<CalendarDays aria-hidden size={20} className="shrink-0 text-brand" />}
                  title={eventName(event)}
                  detail={
                    <span className="whitespace-normal">
                      {[
                        formatInstant(event.startsAt, event.timezone),
                        event.locationName,
                        t.eventPlaces({ playing: event.playing, max: event.maxPlayers }),
                      ].join(' · ')}
                      {event.dayStatus !== null && (
                        <span className="mt-1 block">
                          <DayChip status={event.dayStatus} />
                        </span>
                      )}
                    </span>
                  }
                />
              </Link>
            </li>
          ))}
        </List>
      )}
      {mayPlan && (
        <Link
          to="/createevent/{-$first}/{-$second}/{-$third}"
          params={{ first: club.locationId }}
          search={{ club: club.clubName }}
          className={`${buttonClasses({ variant: 'soft', size: 'sm' })} self-start`}
        >
          <CalendarPlus aria-hidden size={20} />
          {t.planEvent}
        </Link>
      )}
    </Section>
  )
}
