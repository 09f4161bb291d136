// The games that came with a claimed contact, event by event. They count for the player only after
// their answer.
import { useState } from 'react'
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { OwnActQuestion } from './own-act-question.tsx'

/** Each event is two open windows. */
const askedAtOnce = 4

export function ClaimedGames({
  eventIds,
  playerId,
  onClose,
}: {
  eventIds: readonly string[]
  playerId: string
  onClose: () => void
}) {
  const t = useTexts(ownActTexts)
  const [from, setFrom] = useState(0)
  const rest = eventIds.length - from - askedAtOnce
  return (
    <div className="flex flex-col gap-4">
      <p>{t.claimedLead}</p>
      {eventIds.slice(from, from + askedAtOnce).map((eventId) => (
        <ClaimedEvent key={eventId} eventId={eventId} playerId={playerId} />
      ))}
      <div className="flex flex-wrap gap-3">
        {rest > 0 && (
          <Button variant="soft" onPress={() => setFrom(from + askedAtOnce)}>
            {t.more({ n: rest })}
          </Button>
        )}
        <Button variant={rest > 0 ? 'ghost' : 'plain'} onPress={onClose}>
          {t.later}
        </Button>
      </div>
    </div>
  )
}

function ClaimedEvent({ eventId, playerId }: { eventId: string; playerId: string }) {
  const t = useTexts(ownActTexts)
  const { data: detail } = useLive('events-byId', { eventId })
  if (detail === undefined) return null
  const { fields, locationName, startsAt, timezone, unconfirmed } = detail
  return (
    <section
      aria-label={eventName({ ...fields, locationName })}
      className="flex flex-col gap-2 rounded-2xl border border-line p-4"
    >
      <div className="leading-snug">
        <h3 className="text-lg">{eventName({ ...fields, locationName })}</h3>
        <p className="text-sm text-muted">{formatInstant(startsAt, timezone)}</p>
      </div>
      {unconfirmed.includes(playerId) ? (
        <OwnActQuestion eventId={eventId} playerId={playerId} />
      ) : (
        <output className="text-sm">{t.answered}</output>
      )}
    </section>
  )
}
