// The event of the window that the live connection is open again: what no server answered for may
// come now.

export const serverBack = 'sideout:server-back'
