// What only wide windows have: phones never fetch it.

export const loadWideFrame = () => import('./wide/wide-frame.tsx')
