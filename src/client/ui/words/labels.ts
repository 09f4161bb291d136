// Labels that are the same on every screen. Apart from kit.ts, so that the first screen doesn't load
// them.
import { labelTexts } from '#words/en/app/label.ts'
import { pick } from '../../i18n/texts.ts'

export const labels = pick(labelTexts)
