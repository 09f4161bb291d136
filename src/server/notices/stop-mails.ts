// The link that stops e-mails: the player and the groups stand in it, signed. It works without a
// session and for as long as the secret stays.
import * as v from 'valibot'
import { notificationGroups } from '#domain/notification/notification.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import type { LinkTokens } from '../mail/link-tokens.ts'

const purpose = 'stop-mails'
const stoppedMails = v.strictObject({
  playerId: playerIdSchema,
  groups: v.pipe(v.array(v.picklist(notificationGroups)), v.minLength(1)),
})
export type StoppedMails = v.InferOutput<typeof stoppedMails>

/** Its address, from / on. */
export const stopMailsPath = (links: LinkTokens, stopped: StoppedMails): string =>
  `/stop-mails?t=${links.sign(purpose, stopped)}`

/** What a link of an e-mail stops; null when it is none of ours. */
export function readStopMails(links: LinkTokens, token: string): StoppedMails | null {
  const parsed = v.safeParse(stoppedMails, links.read(purpose, token))
  return parsed.success ? parsed.output : null
}
