// Picks an agreement's text in the reader's language, or in the one available.
import { currentLanguage } from '../../i18n/language.ts'

export const pickAgreementText = ({ textEn, textEs }: { textEn: string; textEs: string }): string =>
  ({ en: textEn, es: textEs })[currentLanguage()] || textEn || textEs
