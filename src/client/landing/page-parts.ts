// The shared parts of the public pages' heads.

export const publicUrl = '__PUBLIC_URL__'

/** Runs before the first paint, so that a dark page never flashes white. */
export const themeScript =
  "{const theme=/(?:^|; )theme=(dark|system)/.exec(document.cookie);if(theme){document.documentElement.dataset.theme=theme[1];const bars=document.querySelectorAll('[name=theme-color]');bars[0].content='#0b1213';if(theme[1]==='dark')bars[1].content='#0b1213'}}"
