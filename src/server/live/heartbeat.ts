// When each open window is pinged and its session asked for again: a few windows at a time, so that
// no turn of the event loop has to serve all of them (727 ms for 8,000 in one go).

/** Every window is pinged once in this time, ms. */
export const heartbeatMs = 25_000
/** The windows are pinged in so many turns, evenly over that time. */
export const heartbeatTurns = 250
/** Sessions also end on their own: every window asks again about every ten minutes. */
export const beatsPerRecheck = 24

export type Beaten = {
  /** Pings; terminates what did not answer the ping before. */
  beat(): void
  recheck(urgency: 'refresh'): void
}

export type Heartbeat<Member extends Beaten> = {
  add(member: Member): void
  remove(member: Member): void
  /** Beats the members of the next turn; true once all turns have had theirs. */
  advance(): boolean
}

/**
 * A wheel of turns. Members are dealt out to the turns one by one, in the order in which they come,
 * as thousands may come at the same moment; rechecks are dealt out over the beats in the same way.
 */
export function createHeartbeat<Member extends Beaten>(
  turns: number = heartbeatTurns,
): Heartbeat<Member> {
  const membersByTurn = Array.from({ length: turns }, () => new Map<Member, { beats: number }>())
  const turnsByMember = new Map<Member, Map<Member, { beats: number }>>()
  let added = 0
  let next = 0
  return {
    add: (member) => {
      const turn = membersByTurn[added % turns]
      if (turn === undefined) return
      turn.set(member, { beats: Math.floor(added / turns) % beatsPerRecheck })
      turnsByMember.set(member, turn)
      added += 1
    },
    remove: (member) => {
      turnsByMember.get(member)?.delete(member)
      turnsByMember.delete(member)
    },
    advance: () => {
      for (const [member, count] of membersByTurn[next] ?? []) {
        count.beats = (count.beats + 1) % beatsPerRecheck
        member.beat()
        if (count.beats === 0) member.recheck('refresh')
      }
      next = (next + 1) % turns
      return next === 0
    },
  }
}

/** Advances `heartbeat` by the clock; `onRound` hears of each whole round. Returns how to stop. */
export function startHeartbeat<Member extends Beaten>(
  heartbeat: Heartbeat<Member>,
  onRound: () => void,
): () => void {
  const timer = setInterval(() => {
    if (heartbeat.advance()) onRound()
  }, heartbeatMs / heartbeatTurns).unref()
  return () => clearInterval(timer)
}
