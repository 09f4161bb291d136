import { Settings } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const accountPlaces = defineClientFeature({
  palette: [
    {
      id: 'settings',
      icon: Settings,
      label: () => pick(paletteTexts).settings,
      order: 20,
      path: '/player/settings',
    },
  ],
})
