// The public link to a live queue, for the screen beside the courts. Its key names the event, so
// that a window follows it without another look, and ends in a secret that only the link knows.

/** Random, as in the public link to a match list. */
const queueSecretLength = 22
const idLength = 32
export const queueLinkLength = idLength + queueSecretLength

/** The key of a link. `secret` has queueSecretLength characters that need no escape in a URL. */
export const toQueueKey = (eventId: string, secret: string): string =>
  eventId.replaceAll('-', '') + secret

const keyForm = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{22}$/

/** The event that a key names, or null for anything else. Naming one opens nothing. */
export const findEventInQueueKey = (key: string): string | null =>
  keyForm.exec(key)?.slice(1).join('-') ?? null
