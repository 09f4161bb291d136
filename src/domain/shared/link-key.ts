// Keys of public links that name what they open, so that a window follows it without another look.
// They end in a secret that only the link knows.

/** Random, as in the public link to a match list. */
export const linkSecretLength = 22
/** What a link shows after the name that is stored; older links have none. */
export const linkProofLength = 16
const idLength = 32
/** As it is stored. */
export const linkKeyLength = idLength + linkSecretLength

/** The key of a link. `secret` has linkSecretLength characters that need no escape in a URL. */
export const toLinkKey = (id: string, secret: string): string => id.replaceAll('-', '') + secret

const keyForm =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{22}(?:[\w-]{16})?$/

/** The id that a key names, or null for anything else. Naming it opens nothing. */
export const findIdInKey = (key: string): string | null =>
  keyForm.exec(key)?.slice(1).join('-') ?? null
