import { CalendarDays, House } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const calendarPlaces = defineClientFeature({
  menu: [
    {
      id: 'home',
      icon: House,
      label: () => pick(menuTexts).home,
      order: 20,
      link: () => ({ to: '/' }),
      screens: [],
    },
    {
      id: 'calendar',
      icon: CalendarDays,
      label: () => pick(menuTexts).calendar,
      order: 40,
      link: () => ({ to: '/calendar/{-$locationId}', params: { locationId: undefined } }),
      screens: ['calendar', 'eventday', 'events'],
    },
  ],
})
