// A push sender that sends nothing: it keeps what it was given, and answers as a test wants.
import type { PushMessage, PushOutcome, PushSender, PushTarget } from '#server/push/push.ts'

export type PushTwin = PushSender & {
  readonly sent: { target: PushTarget; message: PushMessage }[]
  /** What it answers; 'sent' until it is changed. */
  outcome: PushOutcome
  /** What it answers for one endpoint, where that differs. */
  outcomes: Map<string, PushOutcome>
}

/** A twin of the push services. It takes every address but those of 127.0.0.1. */
export function createPushTwin(): PushTwin {
  const twin: PushTwin = {
    publicKey: 'B'.repeat(87),
    sent: [],
    outcome: 'sent',
    outcomes: new Map(),
    accepts: (endpoint) => endpoint.startsWith('https://') && !endpoint.startsWith('https://127.'),
    send: (target, message) => {
      twin.sent.push({ target, message })
      return Promise.resolve(twin.outcomes.get(target.endpoint) ?? twin.outcome)
    },
  }
  return twin
}
