// Previews of shared links: a public event, venue or league. Everything else
// has no preview, whether it exists or not.
import { isLocationId, isUuid } from '#domain/shared/id-form.ts'
import type { Language } from '#domain/shared/language.ts'
import { previewTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import type { Deps } from '../../deps.ts'
import { dayWords, timeWords, titleWords } from '../../pages/event-words.ts'
import type { LinkPreview } from '../../pages/preview-tags.ts'
import * as store from './queries.ts'

type Told = Pick<LinkPreview, 'title' | 'description'> & { photoUrl: string }
type Finder = (db: Deps['db'], id: string, language: Language) => Promise<Told | null>

export type LinkPreviews = {
  /**
   * True for the path of a page that may have a preview: asking for it costs a look into the
   * database.
   */
  has(path: string): boolean
  /** What the path of a page leads to, with the preview of it; null where there is none. */
  find(path: string, language: Language): Promise<LinkPreview | null>
}

const ofEvent: Finder = async (db, eventId, language) => {
  const event = isUuid(eventId) ? await store.findEvent(db, eventId) : null
  if (event === null) return null
  const when = `${dayWords(event, language)}, ${timeWords(event, language)}`
  const places = wordsIn(language, previewTexts).places({
    n: Math.max(0, event.maxPlayers - event.playing),
  })
  return {
    title: titleWords(event, language),
    description: [when, [event.locationName, event.city].filter(Boolean).join(', '), places].join(
      ' · ',
    ),
    photoUrl: event.photoUrl,
  }
}

const createVenueFinder =
  (titled: (name: string, language: Language) => string): Finder =>
  async (db, locationId, language) => {
    const venue = isLocationId(locationId) ? await store.findVenue(db, locationId) : null
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

const ofLeague: Finder = async (db, leagueSeriesId, language) => {
  const league = isUuid(leagueSeriesId) ? await store.findLeague(db, leagueSeriesId) : null
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
export function linkPreviews({
  db,
  publicUrl,
  log,
}: Pick<Deps, 'db' | 'publicUrl' | 'log'>): LinkPreviews {
  const base = publicUrl.replace(/\/$/, '')
  return {
    has: (path) => readPath(path) !== null,
    find: async (path, language) => {
      const read = readPath(path)
      if (read === null) return null
      const { kind, id, find } = read
      const told = await find(db, id, language).catch((error: unknown) => {
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
