// A push sender that records messages instead of sending them, with configurable results.
import type { PushMessage, PushOutcome, PushSender, PushTarget } from '#server/push/push.ts'

export type PushTwin = PushSender & {
  readonly sent: { target: PushTarget; message: PushMessage }[]
  outcome: PushOutcome
  outcomes: Map<string, PushOutcome>
}

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
