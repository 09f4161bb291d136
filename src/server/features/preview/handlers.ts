// Previews of shared links to public events, venues, leagues, clubs and tournaments. Other links
// don't have one, whether their target exists or not.
import { getClubTitle } from '#domain/club/club-home.ts'
import { createNamer, getNameVisibility } from '#domain/player/naming.ts'
import { firstCharacters } from '#domain/shared/characters.ts'
import { isLocationId, isUuid } from '#domain/shared/id-form.ts'
import { toLanguageQuery } from '#domain/shared/language-query.ts'
import type { Language } from '#domain/shared/language.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { previewTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import type { Auth } from '../../auth/auth.ts'
import { selectEventCompany, toCompany } from '../../core/player/block-queries.ts'
import { selectRosterRows, toRosterRows } from '../../core/roster/roster-queries.ts'
import { queryPipelined } from '../../db/together.ts'
import type { Deps } from '../../deps.ts'
import { previewEvent, type PreviewedPage } from '../../pages/event-preview.ts'
import { invitationCard, type LandingCard } from '../../pages/invitation-card.ts'
import { previewLeague } from '../../pages/league-preview.ts'
import type { LinkPreview } from '../../pages/preview-tags.ts'
import { previewTournament } from '../../pages/tournament-preview.ts'
import { pictureSize } from '../../share-picture/court-backdrop.ts'
import type { PictureFacts } from '../../share-picture/draw-picture.ts'
import { toPicturePath, versionPicture } from '../../share-picture/version-picture.ts'
import * as store from './queries.ts'

type PreviewFacts = Pick<LinkPreview, 'title' | 'description' | 'invitation'> & {
  /** Facts for the drawn picture; for a venue its photo's address, or ''. */
  picture: PictureFacts | string
}
type PreviewQuery = {
  db: Deps['db']
  linkKeys: Deps['linkKeys']
  id: string
  language: Language
  now: number
  /** The landing shows the event itself; other pages only name it. */
  isLanding: boolean
  hasGoogle: boolean
}
type Finder = (asked: PreviewQuery) => Promise<PreviewFacts | null>

export type LinkPreviews = {
  has(path: string): boolean
  find(path: string, language: Language, page?: { isLanding: boolean }): Promise<LinkPreview | null>
}

const createEventFinder =
  (page: PreviewedPage): Finder =>
  async (asked) => {
    const { db, id, language, now } = asked
    const event = isUuid(id) ? await store.findPreviewedEvent(db, id) : null
    if (event === null) return null
    const state = getState(event, now)
    return {
      ...previewEvent({ ...event, state }, page, language),
      ...(asked.isLanding &&
        page === 'event' && { invitation: await showEvent(asked, event, state) }),
    }
  }

function getState(event: store.PreviewedEvent, now: number): LandingCard['state'] {
  if (event.status === 'cancelled') return 'cancelled'
  return event.endsAt.getTime() <= now ? 'over' : 'open'
}

async function showEvent(
  { db, language, hasGoogle }: PreviewQuery,
  event: store.PreviewedEvent,
  state: LandingCard['state'],
): Promise<string> {
  const [roster, company] = await queryPipelined(db, [
    selectRosterRows(db, event.eventId),
    selectEventCompany(db, event.eventId),
  ])
  const namer = createNamer(getNameVisibility(toCompany(company), null))
  const names = toRosterRows(roster)
    .filter(({ place }) => place === 'playing')
    .map(({ playerId, playerName }) => namer.name(playerId, playerName))
  return invitationCard({ ...event, names, state }, language, { hasGoogle })
}

const createVenueFinder =
  (titled: (name: string, language: Language) => string): Finder =>
  async ({ db, id, language }) => {
    const venue = isLocationId(id) ? await store.findPreviewedVenue(db, id) : null
    if (venue === null) return null
    return {
      title: titled(venue.name, language),
      description: wordsIn(language, previewTexts).venue({
        place: [venue.city, venue.region].filter(Boolean).join(', '),
        courts: venue.courts,
      }),
      picture: venue.photoUrl,
    }
  }

const findLeague: Finder = async ({ db, id, language, now }) => {
  const league = isUuid(id) ? await store.findPreviewedLeague(db, { leagueSeriesId: id }) : null
  return league === null ? null : previewLeague(league, now, language)
}

const findLinkedLeague: Finder = async ({ db, linkKeys, id, language, now }) => {
  const watchKey = findIdInKey(id) === null ? null : linkKeys.find(id)
  const league = watchKey === null ? null : await store.findPreviewedLeague(db, { watchKey })
  return league === null ? null : previewLeague(league, now, language)
}

const findLinkedTournament: Finder = async ({ db, linkKeys, id, language, now }) => {
  const watchKey = findIdInKey(id) === null ? null : linkKeys.find(id)
  const tournament = watchKey === null ? null : await store.findOpenTournament(db, watchKey)
  return tournament === null ? null : previewTournament(tournament, now, language)
}

const findClub: Finder = async ({ db, id, language }) => {
  const club = isUuid(id) ? await store.findOpenClub(db, id) : null
  if (club === null) return null
  const place = [club.locationName, club.city].filter(Boolean).join(', ')
  return {
    title: getClubTitle(club),
    description: [
      place,
      wordsIn(language, clubTexts).members({ n: club.members }),
      ...(club.about === '' ? [] : [firstCharacters(club.about.split('\n')[0] ?? '', 160)]),
    ].join(' · '),
    picture: club.photoUrl,
  }
}

const finders: Readonly<Record<string, Finder>> = {
  vieweditevent: createEventFinder('event'),
  matchlist: createEventFinder('matches'),
  results: createEventFinder('results'),
  venuedetail: createVenueFinder((name) => name),
  register: createVenueFinder((name, language) =>
    wordsIn(language, previewTexts).join({ venue: name }),
  ),
  vieweditleague: findLeague,
  l: findLinkedLeague,
  t: findLinkedTournament,
  c: findClub,
}

export function linkPreviews(
  {
    db,
    linkKeys,
    clock,
    publicUrl,
    branding,
    log,
  }: Pick<Deps, 'db' | 'linkKeys' | 'clock' | 'publicUrl' | 'branding' | 'log'>,
  providers: Pick<Auth['providers'], 'google'> = { google: false },
): LinkPreviews {
  const base = publicUrl.replace(/\/$/, '')
  return {
    has: (path) => readPath(path) !== null,
    find: async (path, language, { isLanding } = { isLanding: false }) => {
      const read = readPath(path)
      if (read === null) return null
      const { kind, id, find } = read
      const asked = {
        db,
        linkKeys,
        id,
        language,
        now: clock.now(),
        isLanding,
        hasGoogle: providers.google,
      }
      const told = await find(asked).catch((error: unknown) => {
        log.warn({ err: error }, 'a link could not be previewed')
        return null
      })
      if (told === null) return null
      const { picture, ...words } = told
      const alt = `${words.title} · ${words.description}`
      return {
        ...words,
        image: {
          alt,
          ...addressImage(typeof picture === 'string' ? picture : withBranding(picture, branding), {
            base,
            kind,
            id,
            language,
          }),
        },
        // Some crawlers fetch the page again at this address.
        url: `${base}/${kind}/${id}${toLanguageQuery(language)}`,
      }
    },
  }
}

const withBranding = (picture: PictureFacts, { current }: Deps['branding']): PictureFacts => {
  const { version } = current()
  return version === null ? picture : { ...picture, branding: version }
}

type Addressed = { base: string; kind: string; id: string; language: Language }

function addressImage(
  picture: PictureFacts | string,
  { base, kind, id, language }: Addressed,
): Pick<LinkPreview['image'], 'url' | 'size'> {
  const size = { ...pictureSize, type: 'image/png' } as const
  if (picture === '') return { url: `${base}/share.png`, size }
  if (typeof picture === 'string') return { url: new URL(picture, `${base}/`).href, size: null }
  const path = toPicturePath({ kind, id, language, version: versionPicture(picture) })
  return { url: `${base}${path}`, size }
}

export type FindPicture = (
  kind: string,
  id: string,
  language: Language,
) => Promise<PictureFacts | null>

export const pictureFacts =
  ({
    db,
    linkKeys,
    clock,
    branding,
  }: Pick<Deps, 'db' | 'linkKeys' | 'clock' | 'branding'>): FindPicture =>
  async (kind, id, language) => {
    const find = readPath(`/${kind}/${id}`)?.find
    const asked = {
      db,
      linkKeys,
      id,
      language,
      now: clock.now(),
      isLanding: false,
      hasGoogle: false,
    }
    const picture = (await find?.(asked))?.picture
    return typeof picture === 'object' ? withBranding(picture, branding) : null
  }

function readPath(path: string): { kind: string; id: string; find: Finder } | null {
  const [, kind = '', id = ''] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(path) ?? []
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined
  return find === undefined ? null : { kind, id, find }
}
