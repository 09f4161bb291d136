// Messages between two players, and requests sent as messages.

export const messageTypes = ['txt', 'teamReq', 'adminReq'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageMax = 2000
export const summaryPage = 5
export const threadPage = 10
export const previewMax = 100
export const pickerMax = 13
export const inputMaxHeightPx = 120
/**
 * Unanswered requests expire after this; a team request at the start of its event, if that is
 * sooner.
 */
export const requestDays = 14

export const requestStates = ['open', 'used', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

export function requestStateAt(
  { expires, used }: { expires: number | null; used: number | null },
  now: number,
): RequestState | null {
  if (expires === null) return null
  if (used !== null) return 'used'
  return now < expires ? 'open' : 'expired'
}

export const requestExpiry = (now: number, beginsAt = Infinity): number =>
  Math.min(now + requestDays * 86_400_000, beginsAt)

export function toPreview(message: string): string {
  const characters = Array.from(message.replaceAll(/\s+/g, ' '))
  return characters.length <= previewMax
    ? characters.join('')
    : `${characters.slice(0, previewMax - 1).join('')}…`
}
