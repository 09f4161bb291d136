// The push port: sends encrypted messages to the push service a browser named; the adapter is in
// this folder.

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * topic: the service keeps only the latest undelivered message per topic; at most 32 base64url
 * characters.
 */
export type PushMessage = {
  payload: string
  topic: string
  ttlS: number
  urgency: 'normal' | 'high'
}

/** gone: the device no longer exists. refused: it never will be accepted. later: retry. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export type PushSender = {
  readonly publicKey: string
  accepts(endpoint: string): boolean
  /** Never rejects for failures of the service or the network. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
