// Keys of public links: the id they open, followed by a secret that only the link contains. With
// the id, a window subscribes without another lookup.

export const linkSecretLength = 22
export const linkProofLength = 16
const idLength = 32
export const linkKeyLength = idLength + linkSecretLength

/** `secret` has linkSecretLength URL-safe characters. */
export const toLinkKey = (id: string, secret: string): string => id.replaceAll('-', '') + secret

const keyForm =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{22}(?:[\w-]{16})?$/

/** null for anything else. The id alone grants no access. */
export const findIdInKey = (key: string): string | null =>
  keyForm.exec(key)?.slice(1).join('-') ?? null
