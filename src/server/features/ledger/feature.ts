// Manifest: the ledger of tokens and diamonds.
import { kept, oneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { mine } from '../../manifests/table-facts.ts'
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
      privacy: 'shared',
      players: {
        player_id: { gone: 'itself', told: true },
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
    },
    ledger_accounts: {
      privacy: 'private',
      players: {
        // The ledger sums to zero: an account stays with what it held, no one’s.
        player_id: { gone: 'itself', told: true },
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
    },
    ledger_entries: {
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
      privacy: 'private',
      players: {
        player_id: mine,
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
    },
    ledger_transactions: {
      privacy: 'private',
    },
  },
})
