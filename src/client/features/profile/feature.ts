import { CircleUserRound } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const profilePlaces = defineClientFeature({
  menu: [
    {
      id: 'profile',
      icon: CircleUserRound,
      label: () => pick(menuTexts).profile,
      order: 30,
      link: () => ({
        to: '/player/{-$locId}/{-$addFavLoc}',
        params: { locId: undefined, addFavLoc: undefined },
      }),
      screens: ['player'],
    },
  ],
})
