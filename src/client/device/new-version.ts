// The window event that announces a fetched version waiting to be used.

export const newVersion = 'sideout:new-version'
