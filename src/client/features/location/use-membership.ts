// Joins and leaves venues, and shows the server's limits.
import { useState } from 'react'
import { locationTexts } from '#words/en/location/location.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'

export type Membership = {
  isActive: (locationId: string) => boolean
  isPending: (locationId: string) => boolean
  join: (locationId: string) => Promise<void>
  /**
   * Leaves at once, because joining again undoes it; only an admin is asked, because they would
   * lose the role.
   */
  leave: (locationId: string, name: string) => Promise<void>
  leaveAfterAsking: (locationId: string, name: string) => Promise<void>
}

export function useMembership(): Membership {
  const { locations } = usePlayer()
  const t = useTexts(locationTexts)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const setActive = async (locationId: string, active: boolean): Promise<void> => {
    setPending((others) => new Set(others).add(locationId))
    const answer = await call('playerLocations-setActive', { locationId, active })
    setPending((all) => new Set([...all].filter((other) => other !== locationId)))
    if (!answer.ok) await alertUser(refusalText(answer.refusal))
  }
  const isAdmin = (locationId: string): boolean =>
    locations.some((location) => location.locationId === locationId && location.isAdmin)
  const leaveAfterAsking = async (locationId: string, name: string): Promise<void> => {
    const text = isAdmin(locationId) ? t.leaveAdminText({ name }) : t.leaveText({ name })
    if (await confirmUser({ title: t.leaveTitle, text, confirm: labels.remove, isDanger: true }))
      await setActive(locationId, false)
  }
  return {
    isActive: (locationId) => locations.some((location) => location.locationId === locationId),
    isPending: (locationId) => pending.has(locationId),
    join: (locationId) => setActive(locationId, true),
    leave: (locationId, name) =>
      isAdmin(locationId) ? leaveAfterAsking(locationId, name) : setActive(locationId, false),
    leaveAfterAsking,
  }
}
