// Sets React Aria's locale without its provider, which would cost every screen 2 kB. Without this
// it takes the browser's locale.
import { currentLocale } from '../i18n/language.ts'

/** Call before the first render. */
export function setReactAriaLocale(): void {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: currentLocale() })
}
