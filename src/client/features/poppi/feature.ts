import { Sparkles } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const poppiPlaces = defineClientFeature({
  palette: [
    {
      id: 'poppi',
      icon: Sparkles,
      label: () => pick(paletteTexts).poppi,
      order: 70,
      path: '/poppi',
    },
  ],
})
