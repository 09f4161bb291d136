/** Detects devices that use ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)
