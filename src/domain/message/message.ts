// Messages between two players, and the requests that travel as messages.

export const messageTypes = ['txt', 'teamReq', 'adminReq'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageMax = 2000
/**
 * Threads of the summary, and messages of a thread: shown at first, and more each step (SPEC
 * section 9).
 */
export const summaryPage = 5
export const threadPage = 10
export const previewMax = 100
/** Letters of the player picker. */
export const pickerMax = 13
/** The input grows to this height and then scrolls. */
export const inputMaxHeightPx = 120
/**
 * A request no one answered is void after this. A team request ends at the start of its event, if
 * that is sooner.
 */
export const requestDays = 14

export const requestStates = ['open', 'used', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

/** Where a request stands at `now` (ms); null for a plain message, which has no `expires`. */
export function requestStateAt(
  { expires, used }: { expires: number | null; used: number | null },
  now: number,
): RequestState | null {
  if (expires === null) return null
  if (used !== null) return 'used'
  return now < expires ? 'open' : 'expired'
}

/**
 * When a request made at `now` becomes void (ms): after its days, or when what it asks for begins.
 */
export const requestExpiry = (now: number, beginsAt = Infinity): number =>
  Math.min(now + requestDays * 86_400_000, beginsAt)

/** The first characters of a message, for the summary; whole characters, never half an emoji. */
export function toPreview(message: string): string {
  const characters = Array.from(message.replaceAll(/\s+/g, ' '))
  return characters.length <= previewMax
    ? characters.join('')
    : `${characters.slice(0, previewMax - 1).join('')}…`
}
