import { Crown } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const operatorPlaces = defineClientFeature({
  menu: [
    {
      id: 'operate',
      icon: Crown,
      label: () => pick(menuTexts).runServer,
      order: 95,
      link: ({ operatorRole = null }) => (operatorRole === null ? null : { to: '/operate' }),
      screens: ['operate'],
    },
  ],
})
