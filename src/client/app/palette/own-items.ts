// The palette's local items: places of the menu, actions, my venues and the events of the next
// days.
import {
  CalendarCheck,
  CalendarDays,
  CirclePlus,
  Keyboard,
  Languages,
  MapPin,
  SunMoon,
} from 'lucide-react'
import type { EventCardData } from '#contract/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { languageNames, languages, type Language } from '#domain/shared/language.ts'
import { paletteTexts } from '#words/en/app/palette.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { currentLanguage, setLanguage } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { setTheme } from '../../i18n/theme.ts'
import { call } from '../../net/call.ts'
import { isStillOn, isUnderWay } from '../../parts/event/under-way.ts'
import type { Me, OwnPlayer } from '../../session/use-me.ts'
import { paletteEntries } from '../client-features.ts'
import { menuItems } from '../menu/menu-items.ts'
import type { PaletteItem } from './palette-item.ts'

const themes = ['light', 'dark', 'system'] as const

export function listScreens(
  player: OwnPlayer,
  toPath: (link: ReturnType<typeof menuItems>[number]['link']) => string,
): PaletteItem[] {
  return [
    ...menuItems(player).map(({ id, icon, label, link }) => ({
      id,
      icon,
      label: label(),
      run: { path: toPath(link) },
    })),
    ...paletteEntries.map(({ id, icon, label, path }) => ({
      id,
      icon,
      label: label(),
      run: { path },
    })),
  ]
}

export const listVenues = (
  venues: readonly Pick<Me['locations'][number], 'locationId' | 'name' | 'city'>[],
  alias?: string,
): PaletteItem[] =>
  venues.map(({ locationId, name, city }) => ({
    id: `venue-${locationId}`,
    icon: MapPin,
    label: name,
    detail: city,
    alias,
    run: { path: `/venuedetail/${locationId}` },
  }))

const formatWhen = ({ startDate, startTime, dayStatus }: EventCardData): string =>
  `${formatDay(startDate)}, ${dayStatus?.state === 'off' ? pick(paletteTexts).off : formatTime(startTime)}`

export const listEvents = (events: readonly EventCardData[]): PaletteItem[] =>
  events.flatMap((event) => {
    const name = eventName(event)
    const shown = toEvent(event, name, 'vieweditevent')
    return isUnderWay(event, Date.now())
      ? [toEvent(event, pick(paletteTexts).openLive({ event: name }), 'matchlist'), shown]
      : [shown]
  })

const toEvent = (event: EventCardData, label: string, screen: string): PaletteItem => ({
  id: screen + event.eventId,
  icon: CalendarDays,
  label,
  detail: formatWhen(event),
  alias: event.locationName,
  run: { path: `/${screen}/${event.eventId}` },
})

export const listSignUps = (
  events: readonly EventCardData[],
  open: (eventId: string) => void,
): PaletteItem[] =>
  events
    .filter((event) => !event.myPlace && !event.isOrganizer && isStillOn(event))
    .map((event) => ({
      ...toEvent(event, pick(paletteTexts).signUp({ event: eventName(event) }), 'enter'),
      icon: CalendarCheck,
      run: { act: () => open(event.eventId) },
    }))

const createDays = 14

export function listActions(
  { homeLocation }: OwnPlayer,
  today: Day,
  showKeys: () => void,
): PaletteItem[] {
  const t = pick(paletteTexts)
  const create = (label: string, path: string): PaletteItem => ({
    id: `create${path}`,
    icon: CirclePlus,
    label,
    run: { path: `/createevent${path}` },
  })
  const days = Array.from({ length: createDays }, (_, n) => addDays(today, n))
  const at = homeLocation === null ? '' : `/${homeLocation}`
  return [
    create(t.create, ''),
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      icon: SunMoon,
      label: t[theme],
      detail: t.theme,
      run: { act: () => setTheme(theme) },
    })),
    ...languages
      .filter((language) => language !== currentLanguage())
      .map((language) => ({
        id: `language-${language}`,
        icon: Languages,
        label: languageNames[language],
        detail: t.language,
        run: { act: () => changeLanguage(language) },
      })),
    { id: 'keys', icon: Keyboard, label: t.keys, run: { act: showKeys } },
    ...days.map((day) => create(t.createOn({ day: formatDay(day) }), `/${day}${at}`)),
  ]
}

/** E-mails and push messages switch, too; keepalive lets the call outlive the page. */
function changeLanguage(language: Language): void {
  void call('notifications-updateSettings', { language }, { keepalive: true, attempts: 1 })
  setLanguage(language)
}
