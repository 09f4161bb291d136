import { IdCard } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const playerPassPlaces = defineClientFeature({
  menu: [
    {
      id: 'playerPass',
      icon: IdCard,
      label: () => pick(menuTexts).playerPass,
      order: 10,
      link: ({ playerPassTier = null }) => (playerPassTier === null ? null : { to: '/playerpass' }),
      screens: ['playerpass', 'translog'],
    },
  ],
})
