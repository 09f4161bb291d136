// Sends a scoreboard's running score while connected: one note at a time, the newest replaces
// waiting ones. No note is stored, because only the final score counts.
import type { CallOutput } from '#contract/contract.ts'
import type { RunningScore } from '#domain/match/running-score.ts'
import type { Result } from '#domain/shared/result.ts'

type Send = (
  note: RunningScore & { seen: number },
) => Promise<Result<CallOutput<'matches-noteScore'>>>

/** After these refusals a later note may succeed; after any other, this board sends no more. */
const passing: ReadonlySet<string> = new Set(['unavailable', 'too-many-requests'])

export type NoteSender = {
  tell: (score: RunningScore) => void
  learn: (turn: number) => void
  connect: (isConnected: boolean) => void
}

export function createNoteSender(send: Send): NoteSender {
  let next: RunningScore | null = null
  let seen = 0
  let isConnected = false
  let isSending = false
  let isOver = false
  // The server may have accepted a note whose answer was lost.
  let isUncertain = false

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
