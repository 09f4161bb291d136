// Changes a player's notification matrix cell by cell, and unsubscribes from e-mails of groups.
import {
  isSwitchable,
  notificationChannels,
  notificationGroups,
  type MatrixChanges,
  type NotificationGroup,
} from '#domain/notification/notification.ts'
import type { Database } from '../../db/open-database.ts'
import { lockChoices, saveChoices } from './settings-queries.ts'

export function changeMatrix(before: MatrixChanges, changes: MatrixChanges): MatrixChanges {
  const groups = notificationGroups.flatMap((group) => {
    const cells = { ...before[group], ...changes[group] }
    const chosen = notificationChannels
      .filter((channel) => cells[channel] !== undefined && isSwitchable(group, channel))
      .map((channel) => [channel, cells[channel]] as const)
    return chosen.length === 0 ? [] : [[group, Object.fromEntries(chosen)] as const]
  })
  return Object.fromEntries(groups)
}

export async function stopMails(
  tx: Database,
  playerId: string,
  groups: readonly NotificationGroup[],
  now: number,
): Promise<void> {
  const before = await lockChoices(tx, playerId)
  await saveChoices(
    tx,
    playerId,
    {
      ...before,
      matrix: changeMatrix(
        before.matrix,
        Object.fromEntries(groups.map((group) => [group, { mail: false }])),
      ),
    },
    now,
  )
}
