// A club's officers and the transfer of its ownership; both are up to the owner.
import { clubOfficersMax } from '#domain/club/club-rights.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { countOfficers, updateOffice } from './office-queries.ts'
import { clubAlertParams, findClubStanding, setOwner } from './queries.ts'
import { lockClubFor } from './standing-commands.ts'

const done = ok({ success: true })

/** Setting the same role again notifies no one. */
const setOffice: InTransaction<'clubMembers-setOffice'> = async (
  context,
  { playerId, office, ...key },
) => {
  const { tx, now } = context
  const opened = await lockClubFor(context, key, 'club.appoint')
  if (!opened.ok) return opened
  const { club } = opened.value
  const before = await findClubStanding(tx, key, playerId)
  if (before.role !== 'member') return refuse('not-a-member')
  if (before.office === office) return done
  if (office !== null && (await countOfficers(tx, key, playerId)) >= clubOfficersMax)
    return refuse('too-many-officers', { n: clubOfficersMax })
  await updateOffice(tx, key, playerId, office, now)
  await sendAlerts(context, [
    {
      playerId,
      kind: 'club-office',
      eventId: null,
      params: { ...clubAlertParams(club), office: office ?? 'none' },
    },
  ])
  return done
}

const handOver: InTransaction<'clubs-handOver'> = async (context, { playerId, ...key }) => {
  const { tx } = context
  const opened = await lockClubFor(context, key, 'club.appoint')
  if (!opened.ok) return opened
  const { club } = opened.value
  const { role } = await findClubStanding(tx, key, playerId)
  if (role !== 'member') return refuse('not-a-member')
  await setOwner(tx, key, playerId)
  await sendAlerts(context, [
    {
      playerId,
      kind: 'club-handed-over',
      eventId: null,
      params: { ...clubAlertParams(club), why: 'given' },
    },
  ])
  return done
}

export const clubOfficeHandlers = defineHandlers({
  'clubMembers-setOffice': setOffice,
  'clubs-handOver': handOver,
})
