// The mailed link that undoes a claim, without a session. It goes to the contact's own and former
// addresses; the one that objects becomes the contact's address again.
import { moveAddress } from '#domain/contact/claim.ts'
import { hashMailbox } from '../../db/accounts/mailboxes.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { StopMails } from '../../notices/stop-mails-page.ts'
import { readUndoClaim, type ClaimedLink } from '../../notices/stop-mails.ts'
import { findStandingClaim, type StandingClaim } from './ask-queries.ts'
import { takeBackClaim } from './claim-commands.ts'

export function withClaimLinks(deps: Deps, others: StopMails): StopMails {
  const toLink = ({ language }: ClaimedLink) => ({ groups: 'claim' as const, language })
  const isStanding = async ({ contactId, playerId }: ClaimedLink): Promise<boolean> =>
    (await findStandingClaim(deps.db, contactId, deps.clock.now()))?.playerId === playerId
  return {
    read: async (token) => {
      const link = readUndoClaim(deps.links, token)
      if (link === null) return others.read(token)
      return (await isStanding(link)) ? toLink(link) : null
    },
    stop: async (token) => {
      const link = readUndoClaim(deps.links, token)
      if (link === null) return others.stop(token)
      const isBack = await transact(deps, deps.clock.now(), async (unit) => {
        const standing = await findStandingClaim(unit.tx, link.contactId, unit.now)
        if (standing === null || standing.playerId !== link.playerId) return false
        await takeBackClaim(unit, takenBackFrom(standing, link.mailbox), deps.people)
        return true
      })
      return isBack ? toLink(link) : null
    },
  }
}

function takenBackFrom({ undo, ...claim }: StandingClaim, mailbox: string): StandingClaim {
  const reader = undo.formerEmails.find((address) => hashMailbox(address) === mailbox)
  if (reader === undefined) return { ...claim, undo }
  const formerEmails = moveAddress(undo, reader) ?? undo.formerEmails
  return { ...claim, undo: { ...undo, email: reader, formerEmails } }
}
