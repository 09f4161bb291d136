// The texts of a ledger entry: its kind and its reason.
import type { LiveOutput } from '#contract/contract.ts'
import { diamondIds } from '#domain/player/player.ts'
import { diamondTexts } from '#words/en/ledger/diamond.ts'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { eventName } from '../../i18n/event-name.ts'
import { pick } from '../../i18n/texts.ts'

export type LedgerEntry = LiveOutput<'ledger-list'>['entries'][number]

/**
 * The kind from the reader's view: a transfer is sent or received, an undone one was returned or
 * taken back.
 */
export function getShownKind({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) {
  if (kind === 'transfer') return amount < 0 ? 'sent' : 'received'
  if (kind === 'undo') return amount < 0 ? 'takenBack' : 'undone'
  return kind
}

export const formatLedgerKind = (entry: LedgerEntry): string =>
  pick(ledgerTexts)[`${getShownKind(entry)}Kind`]

export function formatReason(entry: LedgerEntry): string {
  const t = pick(ledgerTexts)
  const { detail, event, player } = entry
  const kind = getShownKind(entry)
  switch (kind) {
    case 'claim':
      return t.claim({ tier: detail })
    case 'attended':
      return t.attended({
        event: event === null ? t.anEvent : eventName({ ...event, locationName: event.location }),
      })
    case 'sent':
    case 'received':
    case 'undone':
    case 'takenBack':
      return t[kind]({ player: player?.playerName ?? t.aPlayer })
    case 'diamond': {
      const diamond = diamondIds.find((id) => id === detail)
      return diamond === undefined ? t.diamondKind : pick(diamondTexts)[diamond]
    }
  }
}
