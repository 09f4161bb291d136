// Tells the server what a scoreboard shows, while there is a connection: one note at a time, the
// newest instead of those before it. Nothing waits on the device: what counts is the score at the
// end.
import type { CallOutput } from '#contract/contract.ts'
import type { RunningScore } from '#domain/match/running-score.ts'
import type { Result } from '#domain/shared/result.ts'

type Send = (
  note: RunningScore & { seen: number },
) => Promise<Result<CallOutput<'matches-noteScore'>>>

/** After these a later note may be taken; after any other refusal none of this board is. */
const passing: ReadonlySet<string> = new Set(['unavailable', 'too-many-requests'])

export type NoteSender = {
  /** Tells this score, now or as soon as there is a connection. */
  tell: (score: RunningScore) => void
  /** Learns the turn of the note that the server shows. */
  learn: (turn: number) => void
  connect: (isConnected: boolean) => void
}

export function createNoteSender(send: Send): NoteSender {
  let next: RunningScore | null = null
  let seen = 0
  let isConnected = false
  let isSending = false
  let isOver = false
  // The server may have taken a note of this board without us hearing of it.
  let isUncertain = false

  /** What becomes of an answer: whether the next note may leave at once. */
  function hear(answer: Result<CallOutput<'matches-noteScore'>>, score: RunningScore): boolean {
    if (answer.ok) {
      seen = Math.max(seen, answer.value.turn)
      if (!answer.value.isTaken && isUncertain) next ??= score
      isUncertain = false
      return true
    }
    isOver = !passing.has(answer.refusal.code)
    isUncertain ||= answer.refusal.code === 'unavailable'
    next ??= score
    return false
  }

  /** The score to send now, or null. */
  function take(): RunningScore | null {
    const score = isConnected && !isOver ? next : null
    if (score !== null) next = null
    return score
  }

  async function run(): Promise<void> {
    if (isSending) return
    isSending = true
    let score = take()
    while (score !== null) score = hear(await send({ ...score, seen }), score) ? take() : null
    isSending = false
  }

  return {
    tell: (score) => {
      next = score
      void run()
    },
    learn: (turn) => {
      seen = Math.max(seen, turn)
    },
    connect: (is) => {
      isConnected = is
      void run()
    },
  }
}
