export const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)
