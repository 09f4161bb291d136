// The theme button of the public pages: light or dark at once, and kept in a cookie for the next
// page.
import { setCookie } from '#client/device/cookies.ts'

/** Makes the button work and show the theme that is on. */
export function offerTheme(): void {
  const { dataset } = document.documentElement
  const button = document.querySelector<HTMLButtonElement>('#theme')
  const show = (isDark: boolean) => {
    dataset['theme'] = isDark ? 'dark' : 'light'
    button?.setAttribute('aria-pressed', String(isDark))
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', isDark ? '#0b1213' : '#ffffff')
  }
  button?.addEventListener('click', () => {
    show(dataset['theme'] !== 'dark')
    setCookie('theme', dataset['theme'] ?? 'light')
  })
  show(dataset['theme'] === 'dark')
}
