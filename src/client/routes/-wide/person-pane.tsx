// The other player beside an open conversation: their profile, our next common event, and their
// friend and favorite marks.
import { Link } from '@tanstack/react-router'
import { threadTexts } from '#words/en/message/messages.ts'
import { useNow, useToday } from '../../device/today.ts'
import { EventCard } from '../../features/event-list/event-card.tsx'
import { hasEnded } from '../../features/event-list/my-events.ts'
import { ProfileActions } from '../../features/profile/profile-actions.tsx'
import { ProfileCard } from '../../features/profile/profile-card.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'

export function PersonPane({ playerId }: { playerId: string }) {
  const t = useTexts(threadTexts)
  const { data: profile, status } = useLive('players-byId', { playerId })
  if (status === 'refused') return null
  if (profile === undefined) return <aside className="wide-side" />
  const { playerName: name } = profile
  return (
    <aside aria-label={t.profile({ name })} className="wide-side">
      <h2>
        <Link
          to="/viewplayer/$pName"
          params={{ pName: name }}
          className="rounded-lg outline-none hover:text-brand focus-visible:ring-focus"
        >
          {name}
        </Link>
      </h2>
      <ProfileCard profile={profile} />
      <NextTogether name={name} />
      <ProfileActions profile={profile} hasMessage={false} />
    </aside>
  )
}

/**
 * My first event that shows the other player on its card: friends stand first there, hidden players
 * never show.
 */
function NextTogether({ name }: { name: string }) {
  const t = useTexts(threadTexts)
  const [now, today] = [useNow(), useToday()]
  const { data } = useLive('events-mine', { from: today })
  const next = data?.events.find(
    (event) =>
      event.status === 'published' &&
      event.myPlace === 'playing' &&
      !hasEnded(event, now) &&
      event.faces.some(({ playerName }) => playerName === name),
  )
  if (next === undefined) return null
  return (
    <section aria-label={t.together} className="flex flex-col gap-2">
      <h3>{t.together}</h3>
      <EventCard event={next} now={now} withDay />
    </section>
  )
}
