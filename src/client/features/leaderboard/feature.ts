import { Medal } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { pick } from '../../i18n/texts.ts'
import { defineClientFeature } from '../../navigation/client-feature.ts'

export const leaderboardPlaces = defineClientFeature({
  palette: [
    {
      id: 'leaderboard',
      icon: Medal,
      label: () => pick(paletteTexts).leaderboard,
      order: 60,
      path: '/leaderboard',
    },
  ],
})
