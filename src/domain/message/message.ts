// Messages between two players.

export const messageTypes = ['txt', 'teamReq', 'adminReq'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageMax = 2000
