// Merges pending changes into the notification settings.
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import { notificationGroups, notificationChannels } from '#domain/notification/notification.ts'

type Choices = LiveOutput<'notifications-settings'>

export function applyChanges(
  choices: Choices,
  { matrix, ...changes }: CallInput<'notifications-updateSettings'>,
): Choices {
  const changed = { ...choices.matrix }
  for (const group of notificationGroups) {
    const cells = { ...changed[group] }
    for (const channel of notificationChannels) {
      const isOn = matrix?.[group]?.[channel]
      if (isOn !== undefined) cells[channel] = isOn
    }
    changed[group] = cells
  }
  const {
    quietHours = choices.quietHours,
    digest = choices.digest,
    mailInstead = choices.mailInstead,
    language = choices.language,
  } = changes
  return { ...choices, matrix: changed, quietHours, digest, mailInstead, language }
}
