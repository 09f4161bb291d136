// The chat of a club: its members among themselves.

/** Messages at first and more per step, and at most. */
export const clubChatPage = 20
export const clubChatLimit = 99

/** A member hears of a chat at most once in this time, however much is written. */
export const clubChatRestMs = 10 * 60_000

type Mark = { playerId: string; created: number; removed: boolean }

/**
 * How many of these messages a member has not read: of others, still there, and written after what
 * the member has read or their first day in the club.
 */
export const countUnreadInClub = (
  messages: readonly Mark[],
  member: { playerId: string; since: number },
): number =>
  Math.min(
    clubChatLimit,
    messages.filter(
      ({ playerId, created, removed }) =>
        !removed && playerId !== member.playerId && created > member.since,
    ).length,
  )
