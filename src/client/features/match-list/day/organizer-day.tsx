// An organizer's view of the day before the first round: players still to come, and one button to
// the rounds.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Check, QrCode, Swords, UserPlus } from 'lucide-react'
import { fewestPlayers } from '#domain/match-list/next-step.ts'
import { skillToText } from '#domain/player/skill.ts'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail, RosterEntry } from '../../../parts/event/event-detail.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import type { ListView } from '../list-view.ts'
import { DayHead } from './day-head.tsx'
import { useArrivals, type Arrival } from './use-arrivals.ts'

const shownAtFirst = 5

type OrganizerDayProps = {
  detail: EventDetail
  list: ListView | null
  userId: string
  now: number
  hasPass: boolean
  isStarting: boolean
  onStart: () => void
  onWalkIn: () => void
  onQr: () => void
}

export function OrganizerDay({
  detail: { eventId, roster, fields, startsAt },
  list,
  userId,
  now,
  hasPass,
  isStarting,
  onStart,
  onWalkIn,
  onQr,
}: OrganizerDayProps) {
  const t = useTexts(eventDayTexts)
  const { here, all, toCome, expected, set } = useArrivals(eventId, userId, { roster, list })
  const wanted = fewestPlayers(fields.play) - here
  return (
    <section aria-label={t.day} className="flex flex-col gap-3">
      {wanted > 0 ? (
        <p className="text-sm font-medium text-muted">{t.wanted({ n: wanted })}</p>
      ) : (
        <Button size="lg" isPending={isStarting} onPress={onStart} data-start data-act>
          <Swords aria-hidden size={20} />
          {isStarting ? t.starting : t.start({ n: here })}
        </Button>
      )}
      <DayHead
        startsAt={hasPass ? null : startsAt}
        now={now}
        facts={`${t.hereOf({ here, all })} · ${t.courts({ n: fields.courts })}`}
        share={all === 0 ? 0 : here / all}
      />
      {toCome.length > 0 && <ToCome arrivals={toCome} expected={expected} onSet={set} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="plain" className="flex-1" onPress={onWalkIn}>
          <UserPlus aria-hidden size={20} />
          {t.walkIn}
        </Button>
        <Button variant="plain" className="flex-1" onPress={onQr}>
          <QrCode aria-hidden size={20} />
          {t.qr}
        </Button>
        {list !== null && (
          <Link
            to="/matchlist/$eventId"
            params={{ eventId }}
            className={`${buttonClasses({ variant: 'plain' })} flex-1`}
          >
            {t.live}
          </Link>
        )}
      </div>
    </section>
  )
}

type ToComeProps = {
  arrivals: readonly Arrival[]
  expected: readonly RosterEntry[]
  onSet: (rows: readonly RosterEntry[], isHere: boolean) => void
}

function ToCome({ arrivals, expected, onSet }: ToComeProps) {
  const t = useTexts(eventDayTexts)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? arrivals : arrivals.slice(0, shownAtFirst)
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="min-w-0">{expected.length === 0 ? t.allHere : t.toCome}</h2>
        {expected.length > 1 && (
          <Button variant="soft" size="sm" onPress={() => onSet(expected, true)}>
            {t.everyoneHere}
          </Button>
        )}
      </div>
      <List label={t.toCome}>
        {shown.map((arrival) => (
          <ArrivalRow key={arrival.row.playerId} arrival={arrival} onSet={onSet} />
        ))}
      </List>
      {shown.length < arrivals.length && (
        <Button variant="ghost" onPress={() => setWhole(true)}>
          {t.more({ n: arrivals.length })}
        </Button>
      )}
    </>
  )
}

function ArrivalRow({
  arrival: { row, isHere },
  onSet,
}: {
  arrival: Arrival
  onSet: ToComeProps['onSet']
}) {
  const t = useTexts(eventDayTexts)
  const words = useTexts(rosterTexts)
  const name = shownName(row.playerName)
  const facts = [
    words.skill({
      skill: row.skillSelf === null ? words.unknownSkill : skillToText(row.skillSelf),
    }),
    ...(row.guests === 0 ? [] : [words.withGuests({ n: row.guests })]),
  ]
  return (
    <ListRow
      leading={<Avatar name={name} photoUrl={row.photoURL} />}
      title={name}
      detail={facts.join(' · ')}
      trailing={
        <Button
          variant={isHere ? 'primary' : 'soft'}
          aria-pressed={isHere}
          aria-label={t.nameHere({ name })}
          onPress={() => onSet([row], !isHere)}
        >
          {isHere && <Check aria-hidden size={20} />}
          {t.here}
        </Button>
      }
    />
  )
}
