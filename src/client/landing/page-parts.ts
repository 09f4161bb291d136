// What the heads of all public pages have in common.

/** Stands in the pages for the address of the installation; the server puts PUBLIC_URL there. */
export const publicUrl = '__PUBLIC_URL__'

/** Runs before the first paint, so that a dark page never flashes white. */
export const themeScript =
  "{const theme=/(?:^|; )theme=(dark|system)/.exec(document.cookie);if(theme){document.documentElement.dataset.theme=theme[1];const bars=document.querySelectorAll('[name=theme-color]');bars[0].content='#0b1213';if(theme[1]==='dark')bars[1].content='#0b1213'}}"
