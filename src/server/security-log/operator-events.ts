import type { SecurityEvent } from './security-events.ts'

const kindsByCommand: Readonly<
  Partial<Record<string, 'suspension' | 'ban' | 'second-factor-changed'>>
> = {
  'players suspend': 'suspension',
  'bans add': 'ban',
  'second-factor remove': 'second-factor-changed',
}

export const toOperatorEvent = (command: string, userId: string | null): SecurityEvent => ({
  kind: kindsByCommand[command] ?? 'operator-act',
  outcome: 'done',
  what: command,
  userId,
})
