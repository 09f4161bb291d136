import * as v from 'valibot'
import { languages, type Language } from '../shared/language.ts'
import { lineSchema } from '../shared/text.ts'
import { productName } from './product-name.ts'

export const appNameMax = 40
export const shortNameMax = 12
export const sloganMax = 80
export const senderNameMax = 60
export const outsideLinkMax = 300
/** In base64, as the console sends it: a call takes 64 kB. */
export const logoTextMax = 60_000
export const logoTypes = ['svg', 'png'] as const
export type LogoType = (typeof logoTypes)[number]

export const yearMin = 1800
export const yearMax = 2200

const linkSchema = v.union([
  v.literal(''),
  v.pipe(
    v.string(),
    v.maxLength(outsideLinkMax),
    v.url(),
    v.regex(/^https?:\/\/[^\s"'<>`\\]+$/, 'a web address'),
  ),
])

const contactSchema = v.union([
  linkSchema,
  v.pipe(
    v.string(),
    v.maxLength(outsideLinkMax),
    v.regex(/^mailto:[^\s"'<>`\\?&,;:@]+@[^\s"'<>`\\?&,;:@]+$/, 'an e-mail address'),
  ),
])

/** An e-mail address may be typed as it is. */
export const toContact = (text: string): string => {
  const typed = text.trim()
  return /^[^\s:/@]+@[^\s:/@]+$/.test(typed) ? `mailto:${typed}` : typed
}

const sloganEntries = Object.fromEntries(
  languages.map((language) => [language, lineSchema(sloganMax)]),
) as Record<Language, ReturnType<typeof lineSchema>>

export const brandingSchema = v.object({
  name: lineSchema(appNameMax, 1),
  shortName: lineSchema(shortNameMax, 1),
  slogans: v.object(sloganEntries),
  hue: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359))),
  foundedIn: v.pipe(v.number(), v.integer(), v.minValue(yearMin), v.maxValue(yearMax)),
  website: linkSchema,
  communityGroup: linkSchema,
  contact: contactSchema,
  source: linkSchema,
  senderName: lineSchema(senderNameMax),
})
export type Branding = v.InferOutput<typeof brandingSchema>

export const shippedBranding: Branding = {
  name: productName,
  shortName: productName,
  slogans: { en: '', es: '' },
  hue: null,
  foundedIn: 2022,
  website: 'https://usapickleball.org/',
  communityGroup: 'https://www.reddit.com/r/Pickleball/',
  contact: '',
  source: '',
  senderName: '',
}
