// The chat among the members of a club.

export const clubChatPage = 20
export const clubChatLimit = 99

export const clubChatRestMs = 10 * 60_000

type Mark = { playerId: string; created: number; removed: boolean }

/**
 * Counts unread messages: by others, not removed, and later than both the member's last reading and
 * their first day in the club.
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
