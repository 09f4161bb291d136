// Pings open windows and rechecks their sessions, a few at a time, because serving all of them in
// one turn of the event loop takes too long (727 ms for 8,000).

export const heartbeatMs = 25_000
export const heartbeatTurns = 250
/** Sessions also expire, so every window rechecks about every ten minutes. */
export const beatsPerRecheck = 24

export type Beaten = {
  beat(): void
  recheck(urgency: 'refresh'): void
}

export type Heartbeat<Member extends Beaten> = {
  add(member: Member): void
  remove(member: Member): void
  advance(): boolean
}

/**
 * A wheel of turns. Members are assigned round-robin as they come, because thousands may come at
 * once; rechecks are spread over the beats the same way.
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

/** Returns a function that stops it; `onRound` is called after each full round. */
export function startHeartbeat<Member extends Beaten>(
  heartbeat: Heartbeat<Member>,
  onRound: () => void,
): () => void {
  const timer = setInterval(() => {
    if (heartbeat.advance()) onRound()
  }, heartbeatMs / heartbeatTurns).unref()
  return () => clearInterval(timer)
}
