import type { ScreenPage, ScreenTheme } from '#domain/screen/screen.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Instant } from './columns.ts'

type Screens = {
  screenId: string
  locationId: string
  secretHash: string
  name: string
  pages: ScreenPage[]
  seconds: number
  language: Language
  theme: ScreenTheme
  seen: Instant
  created: Instant
}

type ScreenPairings = { secretHash: string; codeHash: string; expires: Instant }

export type ScreenTables = { screens: Screens; screen_pairings: ScreenPairings }
