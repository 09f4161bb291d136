// Words of a page that was hidden for long.
import { texts } from '../../i18n/texts.ts'

export const sleepingTexts = texts(
  { sleeping: 'Sleeping...', wake: 'Tap to wake up' },
  { sleeping: 'Durmiendo...', wake: 'Toca para despertar' },
)
