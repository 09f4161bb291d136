// Manifest: the ledger of tokens and diamonds.
import * as ledger from '#domain/ledger/ledger.ts'
import * as pass from '#domain/player-pass/player-pass.ts'
import { diamondIds } from '#domain/player/player.ts'
import { purseKinds } from '#domain/purse/purse.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words, purseForm } from '../../manifests/checks.ts'
import { kept, oneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { ledgerHandlers } from './handlers.ts'
import { ledgerLive } from './live.ts'

export const ledgerFeature = defineFeature({
  calls: ledgerHandlers,
  live: ledgerLive,
  costs: {
    'ledger-export': oneCall,
    'players-celebrated': kept,
    'ledger-list': oneWindow,
  },
  tables: {
    player_diamonds: {
      kind: 'player',
      privacy: 'shared',
      players: {
        player_id: { onDeletion: 'database', isExported: true },
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id diamond_id created celebrated',
          what: 'Diamonds',
          purpose: 'To reward playing.',
          readers: ['self', 'players'],
          lifetime: 'Goes with the account.',
          goesWith: null,
        },
      ],
      checks: [`diamond_id in (${words(diamondIds)})`],
    },
    ledger_accounts: {
      kind: 'player',
      privacy: 'private',
      players: {
        // The ledger sums to zero, so an account keeps its balance without an owner.
        player_id: { onDeletion: 'database', isExported: true },
      },
      facts: [
        {
          subject: 'money',
          columns: 'account_id unit owner player_id balance entries',
          what: 'Tokens, and entries left in the purse of a club',
          purpose: 'To count them.',
          readers: ['self', 'owner', 'treasurer'],
          lifetime:
            'The account stays without its player when theirs is deleted: all sums have to stay zero. Officers see purses only.',
          goesWith: null,
        },
      ],
      checks: [
        `unit in (${words(ledger.ledgerUnits)}) or unit ~ '${purseForm}'`,
        `owner in (${words(ledger.ledgerOwners)})`,
      ],
    },
    ledger_entries: {
      kind: null,
      privacy: 'private',
      facts: [
        {
          subject: 'money',
          columns: 'ledger_entry_id ledger_transaction_id account_id amount entry_no balance_after',
          what: 'Movements of tokens and entries',
          purpose: 'To explain a balance.',
          readers: ['self'],
          lifetime: 'For good, without the player once the account is deleted.',
          goesWith: null,
        },
      ],
    },
    ledger_notes: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'money',
          columns: 'ledger_transaction_id player_id note',
          what: 'Notes that players sent along with tokens',
          purpose: 'To say what they are for.',
          readers: ['self', 'other'],
        },
      ],
      checks: [`char_length(note) between 1 and ${unitsPerCharacter * pass.noteMax}`],
    },
    ledger_transactions: {
      kind: null,
      privacy: 'private',
      checks: [
        `CASE WHEN unit in (${words(ledger.ledgerUnits)}) THEN kind in (${words(ledger.ledgerKinds)})
      ELSE kind in (${words(purseKinds)}) END`,
        `made_by in (${words(ledger.ledgerMakers)})`,
      ],
    },
  },
})
