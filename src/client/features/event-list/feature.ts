import { CalendarCheck, History, List, Ticket } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const eventListPlaces = defineClientFeature({
  menu: [
    {
      id: 'list',
      icon: List,
      label: () => pick(menuTexts).list,
      order: 50,
      link: () => ({ to: '/list' }),
      screens: ['list'],
    },
    {
      id: 'myEvents',
      icon: Ticket,
      label: () => pick(menuTexts).myEvents,
      order: 60,
      link: () => ({ to: '/myeventsmenu' }),
      screens: ['myevents', 'myeventsmenu', 'myhistory'],
    },
  ],
  palette: [
    {
      id: 'upcoming',
      icon: CalendarCheck,
      label: () => pick(paletteTexts).upcoming,
      order: 30,
      path: '/myevents',
    },
    {
      id: 'history',
      icon: History,
      label: () => pick(paletteTexts).history,
      order: 50,
      path: '/myhistory',
    },
  ],
})
