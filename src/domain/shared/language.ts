// The languages of the product. Anything that is not known is English.
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language that a Cookie header asks for (`language=es`). */
export const languageOfCookies = (cookies: string | null | undefined): Language =>
  /(?:^|;\s*)language=es(?:;|$)/.test(cookies ?? '') ? 'es' : 'en'
