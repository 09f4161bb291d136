import { CircleHelp } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const supportPlaces = defineClientFeature({
  menu: [
    {
      id: 'support',
      icon: CircleHelp,
      label: () => pick(menuTexts).support,
      order: 100,
      link: () => ({ to: '/support' }),
      screens: ['support'],
    },
  ],
})
