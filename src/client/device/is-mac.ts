/** Whether ⌘ is the key that others have Ctrl for. */
export const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)
