import { Users } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const contactPlaces = defineClientFeature({
  palette: [
    { id: 'move', icon: Users, label: () => pick(paletteTexts).move, order: 40, path: '/move' },
  ],
})
