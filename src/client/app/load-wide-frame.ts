// Loads the code that only wide windows need; phones never fetch it.

export const loadWideFrame = () => import('./wide/wide-frame.tsx')
