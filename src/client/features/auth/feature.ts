import { LogOut } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const authPlaces = defineClientFeature({
  menu: [
    {
      id: 'signOut',
      icon: LogOut,
      label: () => pick(menuTexts).signOut,
      order: 110,
      link: () => ({ to: '/signout' }),
      screens: [],
    },
  ],
})
