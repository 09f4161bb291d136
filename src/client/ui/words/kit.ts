// Words of the kit on the first screen, read once: a page has one language, and they don't hold the
// app's name.
import { kitTexts } from '#words/en/app/kit.ts'
import { pick } from '../../i18n/texts.ts'

export const kit = pick(kitTexts)
