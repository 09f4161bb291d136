// The preview of a public event's link, its matches or its results: title, description, and facts
// for the picture. It names only the host.
import { getVenueHue } from '#domain/location/venue-hue.ts'
import type { Language } from '#domain/shared/language.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { pictureTexts, previewTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import type { PictureFacts, PictureTone } from '../share-picture/draw-picture.ts'
import {
  dayStatusWords,
  dayWords,
  toAskedWords,
  tileWords,
  timeWords,
  titleWords,
} from './event-words.ts'
import type { LandingCard } from './invitation-card.ts'
import { toShownName } from './shown-name.ts'

export type PreviewedPage = 'event' | 'matches' | 'results'
export type Described = { title: string; description: string; picture: PictureFacts }

type Event = Omit<LandingCard, 'eventId' | 'names' | 'note' | 'waiting'> & { locationId: string }

export function previewEvent(event: Event, page: PreviewedPage, language: Language): Described {
  const title = titleWords(event, language)
  const when = `${dayWords(event, language)}, ${timeWords(event, language)}`
  const where = [event.locationName, event.city].filter(Boolean).join(', ')
  const { label, tone } = getStanding(event, page, language)
  const pictured = wordsIn(language, pictureTexts)
  const isCancelled = event.state === 'cancelled'
  const level = page === 'event' ? toAskedWords(event, language) : []
  const said = event.state === 'open' ? (dayStatusWords(event, language) ?? '') : ''
  return {
    title: toPageTitle(event.state, page, title, language),
    description: isCancelled
      ? [wordsIn(language, invitationTexts).cancelled, when, where].join(' · ')
      : [said, when, where, ...level, label].filter(Boolean).join(' · '),
    picture: {
      hue: getVenueHue(event.locationId),
      tone,
      kind: page === 'event' ? null : pictured[page],
      title,
      plainTitle: wordsIn(language, eventTypeTexts)[event.type],
      tile: tileWords(event, language),
      when,
      where,
      state: label,
      places:
        page === 'event' && event.state === 'open'
          ? { taken: event.playing, max: event.maxPlayers }
          : null,
      more: isCancelled || page !== 'event' ? [] : [...level, ...listHost(event, language)],
    },
  }
}

/** Canceled takes precedence, then the subject of the page. */
function getStanding(
  { state, maxPlayers, playing }: Event,
  page: PreviewedPage,
  language: Language,
): { label: string; tone: PictureTone } {
  const pictured = wordsIn(language, pictureTexts)
  if (state === 'cancelled') return { label: pictured.cancelled, tone: 'cancelled' }
  if (page !== 'event')
    return { label: wordsIn(language, previewTexts).players({ n: playing }), tone: 'open' }
  if (state === 'over') return { label: pictured.over, tone: 'over' }
  const left = Math.max(0, maxPlayers - playing)
  return {
    label: wordsIn(language, invitationTexts).places({ n: left }),
    tone: left === 0 ? 'full' : 'open',
  }
}

function toPageTitle(
  state: Event['state'],
  page: PreviewedPage,
  title: string,
  language: Language,
): string {
  const t = wordsIn(language, previewTexts)
  if (state === 'cancelled') return wordsIn(language, invitationTexts).cancelledTitle({ title })
  if (page === 'event') return title
  return page === 'results' ? t.resultsTitle({ title }) : t.matchesTitle({ title })
}

const listHost = ({ host }: Event, language: Language): string[] =>
  host === null
    ? []
    : [wordsIn(language, invitationTexts).host({ player: toShownName(host, language) })]
