// Previews of shared links: a public event, venue or league. Everything else
// has no preview, whether it exists or not.
import { createNamer, getSight } from '#domain/player/naming.ts'
import { isLocationId, isUuid } from '#domain/shared/id-form.ts'
import type { Language } from '#domain/shared/language.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { previewTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import type { Auth } from '../../auth/auth.ts'
import { askTogether } from '../../db/together.ts'
import type { Deps } from '../../deps.ts'
import { dayWords, levelWords, timeWords, titleWords } from '../../pages/event-words.ts'
import { invitationCard, type LandingCard } from '../../pages/invitation-card.ts'
import type { LinkPreview } from '../../pages/preview-tags.ts'
import { selectEventCompany, toCompany } from '../block/queries.ts'
import { selectRosterRows, toRosterRows } from '../event/roster-queries.ts'
import * as store from './queries.ts'

type Told = Pick<LinkPreview, 'title' | 'description' | 'invitation'> & { photoUrl: string }
type Asked = {
  db: Deps['db']
  id: string
  language: Language
  now: number
  /** The landing shows the event itself; what else leads to it only names it. */
  isLanding: boolean
  hasGoogle: boolean
}
type Finder = (asked: Asked) => Promise<Told | null>

export type LinkPreviews = {
  /**
   * True for the path of a page that may have a preview: asking for it costs a look into the
   * database.
   */
  has(path: string): boolean
  /** What the path of a page leads to, with the preview of it; null where there is none. */
  find(path: string, language: Language, page?: { isLanding: boolean }): Promise<LinkPreview | null>
}

const ofEvent: Finder = async (asked) => {
  const { db, id, language, now } = asked
  const event = isUuid(id) ? await store.findEvent(db, id) : null
  if (event === null) return null
  const state = getState(event, now)
  const t = wordsIn(language, invitationTexts)
  const title = titleWords(event, language)
  const facts = [
    `${dayWords(event, language)}, ${timeWords(event, language)}`,
    [event.locationName, event.city].filter(Boolean).join(', '),
    levelWords(event, language),
    t.places({ n: Math.max(0, event.maxPlayers - event.playing) }),
  ]
  return {
    title: state === 'cancelled' ? t.cancelledTitle({ title }) : title,
    description:
      state === 'cancelled' ? [t.cancelled, ...facts.slice(0, 2)].join(' · ') : facts.join(' · '),
    photoUrl: event.photoUrl,
    ...(asked.isLanding && { invitation: await showEvent(asked, event, state) }),
  }
}

function getState(event: store.PreviewedEvent, now: number): LandingCard['state'] {
  if (event.status === 'cancelled') return 'cancelled'
  return event.endsAt.getTime() <= now ? 'over' : 'open'
}

/** The card of the event, with the players as a stranger is told of them. */
async function showEvent(
  { db, language, hasGoogle }: Asked,
  event: store.PreviewedEvent,
  state: LandingCard['state'],
): Promise<string> {
  const [roster, company] = await askTogether(db, [
    selectRosterRows(db, event.eventId),
    selectEventCompany(db, event.eventId),
  ])
  const namer = createNamer(getSight(toCompany(company), null))
  const names = toRosterRows(roster)
    .filter(({ place }) => place === 'playing')
    .map(({ playerId, playerName }) => namer.name(playerId, playerName))
  return invitationCard({ ...event, names, state }, language, { hasGoogle })
}

const createVenueFinder =
  (titled: (name: string, language: Language) => string): Finder =>
  async ({ db, id, language }) => {
    const venue = isLocationId(id) ? await store.findVenue(db, id) : null
    if (venue === null) return null
    return {
      title: titled(venue.name, language),
      description: wordsIn(language, previewTexts).venue({
        place: [venue.city, venue.region].filter(Boolean).join(', '),
        courts: venue.courts,
      }),
      photoUrl: venue.photoUrl,
    }
  }

const ofLeague: Finder = async ({ db, id, language }) => {
  const league = isUuid(id) ? await store.findLeague(db, id) : null
  return league === null
    ? null
    : {
        title: league.name,
        description: wordsIn(language, previewTexts).league({
          venue: [league.locationName, league.city].filter(Boolean).join(', '),
        }),
        photoUrl: league.photoUrl,
      }
}

const finders: Readonly<Record<string, Finder>> = {
  vieweditevent: ofEvent,
  venuedetail: createVenueFinder((name) => name),
  register: createVenueFinder((name, language) =>
    wordsIn(language, previewTexts).join({ venue: name }),
  ),
  vieweditleague: ofLeague,
}

/** The previews of a server. While the database is away there are none. */
export function linkPreviews(
  { db, clock, publicUrl, log }: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'log'>,
  providers: Pick<Auth['providers'], 'google'> = { google: false },
): LinkPreviews {
  const base = publicUrl.replace(/\/$/, '')
  return {
    has: (path) => readPath(path) !== null,
    find: async (path, language, { isLanding } = { isLanding: false }) => {
      const read = readPath(path)
      if (read === null) return null
      const { kind, id, find } = read
      const asked = { db, id, language, now: clock.now(), isLanding, hasGoogle: providers.google }
      const told = await find(asked).catch((error: unknown) => {
        log.warn({ err: error }, 'a link could not be previewed')
        return null
      })
      if (told === null) return null
      const { photoUrl, ...words } = told
      return {
        ...words,
        image: photoUrl === '' ? `${base}/share.png` : new URL(photoUrl, `${base}/`).href,
        url: `${base}/${kind}/${id}`,
      }
    },
  }
}

function readPath(path: string): { kind: string; id: string; find: Finder } | null {
  const [, kind = '', id = ''] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(path) ?? []
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined
  return find === undefined ? null : { kind, id, find }
}
