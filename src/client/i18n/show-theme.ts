// The theme of a page, from the cookie of that name: applied on <html> without loading the page
// again, and known before the first paint by the script in each page's head.

/** 'system' is the theme of the device, followed as it changes. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The colors of the browser's own bars, as in the head of each page. */
const light = '#ffffff'
const dark = '#0b1213'

/** The theme a cookie asks for; light where it asks for none. */
export const parseTheme = (cookie: string | null): Theme =>
  themes.find((theme) => theme === cookie) ?? 'light'

/** Shows `theme` on this page, the browser's own bars included. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  // The first is for devices that are dark, the second for all others.
  const [onDark, onLight] = document.querySelectorAll('meta[name="theme-color"]')
  onDark?.setAttribute('content', theme === 'light' ? light : dark)
  onLight?.setAttribute('content', theme === 'dark' ? dark : light)
  finishTransitions()
}

/** All colors change at once: hundreds of them fading would hold a slow phone for many frames. */
function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
}

/** The theme that a button of one symbol turns to next. */
export const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light'
