// The actions of a pass: bring guests, add to calendar, share.
import type { ReactNode } from 'react'
import { Share2, UserPlus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import type { OwnPass } from '#domain/event-pass/own-pass.ts'
import { guestsAllowed, maySetGuests, placesTaken } from '#domain/event/entry.ts'
import { eventPassTexts } from '#words/en/event/event-pass.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { OpenedDetail } from '../../../parts/event/event-detail.ts'
import { labels } from '../../../ui/words/labels.ts'
import { offerClasses } from './offer-classes.ts'

type PassOffersProps = {
  detail: OpenedDetail
  pass: OwnPass
  onBring: () => void
  onShare: () => void
  calendar: ReactNode
}

export function PassOffers({ detail, pass, onBring, onShare, calendar }: PassOffersProps) {
  const t = useTexts(eventPassTexts)
  const room = useRoom(detail, pass)
  const mayBring = maySetGuests(detail.terms, detail.roster, {
    guests: pass.guests,
    place: pass.state === 'in' ? 'playing' : 'waiting',
  })
  return (
    <>
      <div className="flex gap-2">
        {mayBring && (
          <Button className={offerClasses} onPress={onBring}>
            <UserPlus aria-hidden size={20} className="text-brand" />
            {pass.guests === 0 ? t.bring : t.changeGuests}
          </Button>
        )}
        {calendar}
        <Button className={offerClasses} onPress={onShare}>
          <Share2 aria-hidden size={20} className="text-brand" />
          {labels.share}
        </Button>
      </div>
      {room !== null && <p className="text-sm text-muted">{room}</p>}
    </>
  )
}

function useRoom(detail: OpenedDetail, { state, guests }: OwnPass): string | null {
  const t = useTexts(eventPassTexts)
  const words = useTexts(mainButtonTexts)
  const allowed = guestsAllowed(detail.terms)
  const free = Math.max(0, detail.fields.maxPlayers - placesTaken(detail.roster))
  if (state !== 'in' || guests >= allowed || free >= allowed - guests) return null
  return free === 0 ? t.noRoom : words.roomFor({ n: free })
}
