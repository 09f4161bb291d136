// Wire schemas of the texts a player may change at any time; parseSocialLinks checks links.
import type * as v from 'valibot'
import { lineSchema, textSchema } from '../shared/text.ts'
import { headlineMax, linkMax, summaryMax } from './profile.ts'

export const profileTexts = {
  headline: lineSchema(headlineMax),
  summary: textSchema(summaryMax),
  youtube: textSchema(linkMax),
  facebook: textSchema(linkMax),
  instagram: textSchema(linkMax),
  twitter: textSchema(linkMax),
  medium: textSchema(linkMax),
} satisfies Record<string, v.GenericSchema>
