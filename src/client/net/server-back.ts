// The window event fired when the live connection reopens, so that unanswered requests can be
// retried.

export const serverBack = 'sideout:server-back'
