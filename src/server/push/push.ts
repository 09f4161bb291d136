// The push port: hands encrypted messages to the push service that a browser named (its adapter is
// beside).

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * topic: of two undelivered messages with one topic the service keeps the later; at most 32
 * characters of base64url.
 */
export type PushMessage = {
  payload: string
  topic: string
  ttlS: number
  urgency: 'normal' | 'high'
}

/** gone: the device is no more. refused: it will never be taken. later: not now. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export type PushSender = {
  /** The key a browser subscribes with. */
  readonly publicKey: string
  /** Whether messages may be sent to such an address at all. */
  accepts(endpoint: string): boolean
  /** Never rejects for what the service, or the way to it, does. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
