import { Bell } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const alertPlaces = defineClientFeature({
  palette: [
    {
      id: 'alerts',
      icon: Bell,
      label: () => pick(paletteTexts).alerts,
      order: 10,
      path: '/alerts',
    },
  ],
})
