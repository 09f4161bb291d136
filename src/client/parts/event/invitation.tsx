// Shows the public event or club that a visitor wants to join, on each screen on the way to an
// account. Empty without one, or when it isn't public.
import type { CallOutput } from '#contract/contract.ts'
import { getClubTitle } from '#domain/club/club-home.ts'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatAges } from './event-age-words.ts'
import { formatLevel } from './event-card-words.ts'

type PublicCard = CallOutput<'events-publicCard'>

export const usePublicCard = (eventId: string | null): PublicCard | undefined =>
  useRead('events-publicCard', eventId === null ? 'skip' : { eventId }).data

export function InvitedTo({ wanted }: { wanted: WantedPage | null }) {
  if (wanted === null) return null
  return 'eventId' in wanted ? (
    <InvitedToEvent eventId={wanted.eventId} />
  ) : (
    <InvitedToClub clubKey={wanted.clubKey} />
  )
}

function InvitedToEvent({ eventId }: { eventId: string }) {
  const card = usePublicCard(eventId)
  return card === undefined ? null : <InvitationCard card={card} />
}

function InvitedToClub({ clubKey }: { clubKey: string }) {
  const t = useTexts(clubTexts)
  const club = useRead('clubs-face', { key: clubKey }).data
  if (club === undefined) return null
  return (
    <section aria-label={getClubTitle(club)} className={`${cardClasses()} flex flex-col gap-1`}>
      <p className="text-lg leading-tight font-bold wrap-anywhere">{getClubTitle(club)}</p>
      <p className="text-sm text-muted">
        {[club.venues[0]?.name ?? '', t.members({ n: club.memberCount })].join(' · ')}
      </p>
    </section>
  )
}

export function InvitationCard({ card }: { card: PublicCard }) {
  const t = useTexts(invitationTexts)
  const left = Math.max(0, card.maxPlayers - card.playing)
  const ages = formatAges(card.ageMin, card.ageMax)
  return (
    <section aria-label={eventName(card)} className={`${cardClasses()} flex flex-col gap-1`}>
      <p className="text-lg leading-tight font-bold">{eventName(card)}</p>
      <p className="font-semibold text-brand">{formatInstant(card.startsAt, card.timezone)}</p>
      <p className="text-sm text-muted">
        {[card.locationName, card.city].filter((part) => part !== '').join(', ')}
      </p>
      <p className="text-sm text-muted">
        {[
          formatLevel(card.skillMin, card.skillMax),
          ...(ages === null ? [] : [ages]),
          t.places({ n: left }),
        ].join(' · ')}
      </p>
      {card.status === 'cancelled' && <Notice tone="bad">{t.cancelled}</Notice>}
    </section>
  )
}
