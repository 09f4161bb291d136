// A public event as a visitor sees it on the landing page: what players see, read-only. Its CSS
// classes are in src/client/landing/invitation.css.
import type { DayStatus } from '#domain/day-status/day-status.ts'
import { toEventPath } from '#domain/onboarding/pending-event.ts'
import type { Language } from '#domain/shared/language.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as h } from './escape-html.ts'
import {
  dayStatusWords,
  dayWords,
  toAskedWords,
  tileWords,
  timeWords,
  titleWords,
  type ShownEvent,
} from './event-words.ts'
import { toShownName } from './shown-name.ts'

const namesShown = 40

export type LandingCard = ShownEvent & {
  eventId: string
  maxPlayers: number
  playing: number
  waiting: number
  note: string
  locationName: string
  city: string
  /** The organizer; null when they may not be named. */
  host: string | null
  names: readonly string[]
  state: 'open' | 'cancelled' | 'over'
  /** The league of this game day, which only its members can enter. */
  leagueSeriesId: string | null
  dayStatus: DayStatus | null
}

export function invitationCard(
  event: LandingCard,
  language: Language,
  { hasGoogle }: { hasGoogle: boolean },
): string {
  const t = wordsIn(language, invitationTexts)
  const place = [event.locationName, event.city].filter(Boolean).join(', ')
  const facts = [
    t.taken({ playing: event.playing, max: event.maxPlayers }),
    ...toAskedWords(event, language),
    ...(event.host === null ? [] : [t.host({ player: toShownName(event.host, language) })]),
  ]
  return `<section id="invitation" aria-labelledby="invitation-title" class="mx-auto mt-2 mb-6 max-w-2xl rounded-2xl border border-line bg-card p-4 shadow-card sm:p-8">
<div class="flex items-start gap-4">${dateTile(event, language)}
<div class="min-w-0"><h2 id="invitation-title" class="text-xl leading-tight text-balance wrap-anywhere">${h(titleWords(event, language))}</h2>
<p class="mt-1 font-semibold text-brand">${h(`${dayWords(event, language)}, ${timeWords(event, language)}`)}</p>
<p class="text-muted wrap-anywhere">${h(place)}</p></div></div>
${dayStatusLine(event, language)}<ul class="mt-4 flex flex-wrap gap-2 text-sm font-semibold">${facts.map((fact) => `<li class="rounded-full bg-soft px-3 py-1 wrap-anywhere">${h(fact)}</li>`).join('')}</ul>
${actionButton(event, language, hasGoogle)}${note(event.note)}${players(event, language)}
</section>`
}

function dayStatusLine(event: LandingCard, language: Language): string {
  const chip = event.state === 'open' ? dayStatusWords(event, language) : null
  if (chip === null || event.dayStatus === null) return ''
  const text = [chip, event.dayStatus.note].filter(Boolean).join(' · ')
  return `<p class="mt-4 rounded-xl border border-warm bg-warm-soft px-4 py-3 font-semibold text-warm wrap-anywhere">${h(text)}</p>\n`
}

/** Decorative: the text beside it has the same date. */
function dateTile(event: ShownEvent, language: Language): string {
  const { bottom, number } = tileWords(event, language)
  return `<div aria-hidden="true" class="w-16 shrink-0 rounded-xl bg-soft py-2 text-center text-brand"><span class="block text-sm font-semibold uppercase">${h(bottom)}</span><b class="block text-2xl leading-none">${h(number)}</b></div>`
}

function actionButton(
  { eventId, state, ...event }: LandingCard,
  language: Language,
  hasGoogle: boolean,
) {
  const t = wordsIn(language, invitationTexts)
  if (state !== 'open')
    return `<p class="mt-4 rounded-xl border border-warm bg-warm-soft px-4 py-3 font-semibold text-warm">${h(t[state === 'cancelled' ? 'cancelled' : 'over'])}</p>`
  if (event.leagueSeriesId !== null)
    return `<p class="mt-4 font-semibold">${h(t.leagueOnly)}</p><a href="/vieweditleague/${event.leagueSeriesId}" class="mt-3 flex h-14 items-center justify-center rounded-2xl border border-line px-8 text-lg font-semibold outline-offset-4 hover:bg-soft">${h(t.seeLeague)}</a>`
  const left = t.places({ n: Math.max(0, event.maxPlayers - event.playing) })
  const register = `/register?redirect=${encodeURIComponent(toEventPath(eventId))}`
  const google = hasGoogle
    ? `<a id="google" href="${register}" class="mt-3 flex h-14 items-center justify-center rounded-2xl border border-line px-8 text-lg font-semibold outline-offset-4 hover:bg-soft">${h(t.withGoogle)}</a>`
    : ''
  return `<p class="mt-4 font-semibold">${h(left)}</p><a href="${register}" class="mt-3 flex h-14 items-center justify-center rounded-2xl bg-brand px-8 text-lg font-bold text-on-brand shadow-float outline-offset-4 hover:bg-brand-press">${h(t.countMeIn)}</a>${google}`
}

const note = (text: string): string =>
  text === '' ? '' : `<p class="mt-4 text-pretty whitespace-pre-line wrap-anywhere">${h(text)}</p>`

function players({ names, waiting }: LandingCard, language: Language): string {
  const t = wordsIn(language, invitationTexts)
  const shown = names.slice(0, namesShown).map((name) => toShownName(name, language))
  const rest = names.length - shown.length
  const more = [
    ...(rest > 0 ? [t.more({ n: rest })] : []),
    ...(waiting > 0 ? [t.waiting({ n: waiting })] : []),
  ]
  const list =
    shown.length === 0
      ? `<p class="mt-1 text-muted">${h(t.nobody)}</p>`
      : `<ul class="mt-1 flex flex-wrap gap-2">${shown.map((name) => `<li class="rounded-full border border-line px-3 py-1">${h(name)}</li>`).join('')}</ul>`
  const tail = more.length === 0 ? '' : `<p class="mt-1 text-muted">${h(more.join(' · '))}</p>`
  return `<h3 class="mt-4 text-sm text-muted">${h(t.players)}</h3>${list}${tail}`
}
