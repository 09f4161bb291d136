// The words of a delivery in the player's language and region; push and mail share them.
import { alertTarget, targetPath, type AlertTarget } from '#contract/alert-target.ts'
import { composeAlert, namedEvent, type ReaderFormats } from '#contract/alert-words.ts'
import { toPreview } from '#domain/message/message.ts'
import { isCalendar } from '#domain/notification/delivery.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { toDay } from '#domain/shared/day.ts'
import { localeIn, type Language } from '#domain/shared/language.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { wordsIn } from '#words/words.ts'
import type { Outgoing } from './outgoing.ts'

/** title: one sentence. lines: below it, non-empty. path: the screen it opens. */
export type NoticeWords = { title: string; lines: string[]; path: string; button: string }

type Told = Pick<
  Outgoing,
  'kind' | 'params' | 'eventId' | 'message' | 'about' | 'language' | 'country' | 'contact'
>
type ButtonWord =
  | 'toResults'
  | 'toMatchList'
  | 'toEvent'
  | 'toLeague'
  | 'toClub'
  | 'toVenue'
  | 'toTournament'
  | 'toSuggestions'
  | 'toThread'
  | 'toRewards'
  | 'toPass'
  | 'toAlerts'
  | 'toLink'

export function noticeWords(told: Told): NoticeWords {
  const t = wordsIn(told.language, noticeTexts)
  const { title, lines, path, button } = composeParts(
    told,
    readerFormats(told.language, told.country),
  )
  return { title, lines: lines.filter((line) => line !== ''), path, button: t[button] }
}

export function fullWords(told: Told): NoticeWords {
  const words = noticeWords(told)
  return told.kind === 'message' && told.message !== null
    ? { ...words, lines: [told.message.text] }
    : words
}

/**
 * Words of deliveries that go out together, in order: repeated ones once, at the later position; of
 * calendar changes only the last counts.
 */
export function mergeWords(
  unit: readonly Told[],
  wordsOf = noticeWords,
): (NoticeWords & Pick<Told, 'kind'>)[] {
  const all = unit.map((one) => ({ ...wordsOf(one), kind: one.kind }))
  const getKey = ({ kind, title, lines, path }: (typeof all)[number]): string =>
    isCalendar(kind) ? 'calendar' : JSON.stringify([title, lines, path])
  return all.filter(
    (one, index) =>
      one.kind === 'message' ||
      one.kind === 'event-message' ||
      one.kind === 'club-message' ||
      !all.slice(index + 1).some((later) => getKey(later) === getKey(one)),
  )
}

type Parts = { title: string; lines: string[]; path: string; button: ButtonWord }

function composeParts(told: Told, formats: ReaderFormats): Parts {
  const parts = composeTold(told, formats)
  return told.contact === null
    ? parts
    : { ...parts, path: toContactPath(told.contact.linkKey), button: 'toLink' }
}

function composeTold(told: Told, formats: ReaderFormats): Parts {
  const { kind } = told
  if (kind === 'link-invited' || kind === 'link-reminder')
    return firstMailParts(told, kind, formats)
  if (kind === 'message' || kind === 'team-request' || kind === 'admin-request')
    return messageParts(told, kind, formats)
  if (kind === 'calendar-request' || kind === 'calendar-cancel' || kind === 'event-message')
    return eventParts(told, kind, formats)
  if (kind === 'club-message') return clubChatParts(told)
  const { params, eventId } = told
  const { sentence, detail, reason } = composeAlert({ kind, params }, formats)
  const target = alertTarget({ kind, eventId, params })
  return {
    title: sentence,
    lines: [reason, detail],
    ...(target === null ? inAlerts : { path: targetPath(target), button: buttons[target.to] }),
  }
}

const inAlerts = { path: '/alerts', button: 'toAlerts' } as const

function firstMailParts(
  { contact, language, about }: Told,
  kind: 'link-invited' | 'link-reminder',
  formats: ReaderFormats,
): Parts {
  const t = wordsIn(language, noticeTexts)
  const { name, ...sender } = contact ?? { name: '', linkKey: '', by: '', keeper: '' }
  const by = namedSender(sender)
  const isAsked = about.date !== ''
  const event = isAsked ? namedEvent(about, language) : ''
  return {
    title: kind === 'link-invited' ? t.linkInvited({ by, event }) : t.linkReminder({ by, event }),
    lines: [t.hi({ name }), isAsked ? whenAndWhere(about, formats) : '', t.linkText],
    path: toContactPath(sender.linkKey),
    button: 'toLink',
  }
}

/**
 * The sender as named in mails to a contact: the club or venue keeping the list, else the
 * organizer.
 */
export const namedSender = ({ by, keeper }: { by: string; keeper: string }): string =>
  keeper === '' ? by : keeper

const toContactPath = (linkKey: string): string => `/i/${linkKey}`

function messageParts(
  { message, about, language }: Told,
  kind: 'message' | 'team-request' | 'admin-request',
  formats: ReaderFormats,
): Parts {
  const t = wordsIn(language, noticeTexts)
  const { fromId, fromName, text } = message ?? { fromId: '', fromName: '', text: '' }
  const { title, line } = {
    message: { title: fromName, line: toPreview(text) },
    'team-request': {
      title: t.teamRequest({ player: fromName, event: namedEvent(about, language) }),
      line: whenAndWhere(about, formats),
    },
    'admin-request': {
      title: t.adminRequest({ player: fromName, location: about.location }),
      line: '',
    },
  }[kind]
  return {
    title,
    lines: [line],
    path: `/messagethread/${encodeURIComponent(fromId)}`,
    button: 'toThread',
  }
}

function eventParts(
  { params, eventId, language }: Told,
  kind: 'calendar-request' | 'calendar-cancel' | 'event-message',
  formats: ReaderFormats,
): Parts {
  const t = wordsIn(language, noticeTexts)
  const keys = {
    'calendar-request': 'calendarRequest',
    'calendar-cancel': 'calendarCancel',
    'event-message': 'eventMessage',
  } as const
  return {
    title: t[keys[kind]]({ event: namedEvent(params, language) }),
    lines: [whenAndWhere(params, formats)],
    ...(eventId === null ? inAlerts : { path: `/vieweditevent/${eventId}`, button: 'toEvent' }),
  }
}

/** Club chat messages never leave the app, so only their existence is mentioned. */
function clubChatParts({ params, language }: Told): Parts {
  const { club = '', clubId = '', locationId = '' } = params
  const search = { locId: locationId, clubName: club }
  return {
    title: wordsIn(language, noticeTexts).clubMessage({ club }),
    lines: [],
    path: targetPath({ to: '/editclub/$clubId', params: { clubId }, search }),
    button: 'toClub',
  }
}

const buttons: Record<AlertTarget['to'], ButtonWord> = {
  '/results/$eventId': 'toResults',
  '/matchlist/$eventId': 'toMatchList',
  '/vieweditevent/$evId': 'toEvent',
  '/vieweditleague/$leagueSeriesId': 'toLeague',
  '/editclub/$clubId': 'toClub',
  '/locationedit/$lId': 'toSuggestions',
  '/venuedetail/$locationId': 'toVenue',
  '/tournament/$tournamentId': 'toTournament',
  '/translog': 'toRewards',
  '/playerpass': 'toPass',
}

function whenAndWhere(
  { date = '', time = '', location = '' }: Readonly<Record<string, string>>,
  formats: ReaderFormats,
): string {
  const when =
    date === ''
      ? ''
      : [formats.day(toDay(date)), ...(time === '' ? [] : [formats.time(time)])].join(', ')
  return [when, location].filter(Boolean).join(' · ')
}

/**
 * Formats for a reader of `language` in a country ('US', 'ES'). Days and times are the venue's and
 * never shifted.
 */
function readerFormats(language: Language, country: string): ReaderFormats {
  const locale = localeIn(language, country)
  const format = (instant: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(instant))
  const day = (text: string): string =>
    format(`${text}T00:00:00Z`, { weekday: 'short', month: 'short', day: 'numeric' })
  return {
    language,
    locale,
    day: (text) => {
      const words = day(text)
      return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
    },
    time: (time) => format(`1970-01-01T${time}:00Z`, { hour: 'numeric', minute: '2-digit' }),
  }
}
