import { Users } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const communityPlaces = defineClientFeature({
  menu: [
    {
      id: 'community',
      icon: Users,
      label: () => pick(menuTexts).community,
      order: 80,
      link: ({ homeLocation = null }) =>
        homeLocation === null
          ? null
          : { to: '/players/$locId/{-$showAdmin}', params: { locId: homeLocation } },
      screens: ['editclub', 'players', 'viewplayer'],
    },
  ],
})
