// The theme button of the public pages: light, dark or the device's, applied at once and stored in
// a cookie.
import { setCookie } from '#client/device/cookies.ts'
import { nextTheme, parseTheme, showTheme } from '#client/i18n/show-theme.ts'

export function offerTheme(): void {
  const { dataset } = document.documentElement
  const button = document.querySelector<HTMLButtonElement>('#theme')
  const current = () => parseTheme(dataset['theme'] ?? null)
  const label = () => button?.setAttribute('aria-label', button.dataset[current()] ?? '')
  button?.addEventListener('click', () => {
    showTheme(nextTheme(current()))
    setCookie('theme', current())
    label()
  })
  label()
}
