// Applies the theme from its cookie to <html> without a reload. A script in each page's head sets
// it before the first paint.

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Must match the theme-color values in each page's head. */
const light = '#ffffff'
const dark = '#0b1213'

export const parseTheme = (cookie: string | null): Theme =>
  themes.find((theme) => theme === cookie) ?? 'light'

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  const [onDark, onLight] = document.querySelectorAll('meta[name="theme-color"]')
  onDark?.setAttribute('content', theme === 'light' ? light : dark)
  onLight?.setAttribute('content', theme === 'dark' ? dark : light)
  finishTransitions()
}

/**
 * All colors change at once, because hundreds of transitions would block a slow phone for many
 * frames.
 */
function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
}

export const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light'
