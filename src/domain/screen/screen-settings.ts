// Wire schemas of a screen's settings, separate so that the screen itself doesn't load the schema
// library.
import * as v from 'valibot'
import { languages } from '../shared/language.ts'
import { lineSchema } from '../shared/text.ts'
import {
  screenNameMax,
  screenPages,
  screenSecondsMax,
  screenSecondsMin,
  screenThemes,
} from './screen.ts'

export const screenSettingsSchema = v.strictObject({
  name: lineSchema(screenNameMax, 1),
  pages: v.pipe(
    v.array(v.picklist(screenPages)),
    v.minLength(1),
    v.maxLength(screenPages.length),
    v.check((pages) => new Set(pages).size === pages.length, 'twice the same page'),
  ),
  seconds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(screenSecondsMin),
    v.maxValue(screenSecondsMax),
  ),
  language: v.picklist(languages),
  theme: v.picklist(screenThemes),
})

export type ScreenSettings = v.InferOutput<typeof screenSettingsSchema>
