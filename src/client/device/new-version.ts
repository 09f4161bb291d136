// The event of the window that tells of a new version that was fetched and waits.

export const newVersion = 'sideout:new-version'
