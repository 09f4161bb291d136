// A club's profile, set by its owner.
import { ok, refuse } from '#domain/shared/result.ts'
import { listClubEvents } from '../../core/player/outside-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { publishContactNames } from '../contact/name-commands.ts'
import { renewKey, replaceVenues, updateHome } from './home-queries.ts'
import { lockClubFor } from './standing-commands.ts'

const update: InTransaction<'clubs-updateHome'> = async (
  context,
  { locationId, clubId, venues, ...profile },
) => {
  const key = { locationId, clubId }
  const opened = await lockClubFor(context, key, 'club.profile')
  if (!opened.ok) return opened
  const isKnown = await replaceVenues(context.tx, key, venues)
  if (!isKnown) return refuse('location-not-found')
  await updateHome(context.tx, key, profile)
  if (profile.contactNames !== undefined)
    publishContactNames(
      context.effects,
      await listClubEvents(context.tx, opened.value.club, context.now),
    )
  return ok({ success: true })
}

const renew: InTransaction<'clubs-renewKey'> = async (context, key) => {
  const opened = await lockClubFor(context, key, 'club.profile')
  if (!opened.ok) return opened
  const publicKey = await renewKey(context.tx, key)
  return ok({ key: publicKey })
}

export const clubHomeHandlers = defineHandlers({
  'clubs-updateHome': update,
  'clubs-renewKey': renew,
})
