// React Aria takes the browser's locale unless the page names one. Naming it costs nothing; its
// provider would cost every screen 2 kB.
import { currentLocale } from '../i18n/language.ts'

/** To be called before the first render. */
export function setReactAriaLocale(): void {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: currentLocale() })
}
