// The key of a personal link that somebody wants an account for: it waits in this browser until
// they are signed in.

export const linkKeyName = 'personalLink'
