import { MessageCircle } from 'lucide-react'
import { menuTexts } from '#words/en/app/menu.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const messagePlaces = defineClientFeature({
  menu: [
    {
      id: 'messages',
      icon: MessageCircle,
      label: () => pick(menuTexts).messages,
      order: 90,
      link: () => ({ to: '/messages' }),
      screens: ['messages', 'messagethread'],
    },
  ],
})
