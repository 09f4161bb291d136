import { MapPin } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const locationPlaces = defineClientFeature({
  menu: [
    {
      id: 'myVenues',
      icon: MapPin,
      label: () => pick(menuTexts).myVenues,
      order: 70,
      link: () => ({ to: '/venuemenu' }),
      screens: ['venuedetail', 'venuelist', 'venuemenu', 'venuepicker', 'venues'],
    },
  ],
})
