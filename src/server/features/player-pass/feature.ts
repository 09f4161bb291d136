// Manifest: passes and tokens.
import * as pass from '#domain/player-pass/player-pass.ts'
import { kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { playerPassHandlers } from './handlers.ts'
import { playerPassLive } from './live.ts'

export const playerPassFeature = defineFeature({
  calls: playerPassHandlers,
  live: playerPassLive,
  costs: {
    'playerPass-redeem': ['few', 'pass-code'],
    'playerPass-claim': kept,
    'playerPass-send': small,
    'playerPass-undo': ['few', 'once'],
    'playerPass-mine': oneWindow,
  },
  tables: {
    passes: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'money',
          columns: 'player_id serial tier granted granted_by last_claim_at last_claim_tx',
          what: 'Player Pass',
          purpose: 'To give what the pass gives.',
          readers: ['self', 'operator'],
        },
      ],
    },
    pass_code_uses: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'money',
          columns: 'code_hash player_id redeemed',
          what: 'Codes that were redeemed',
          purpose: 'So that a code works once for each player.',
          readers: ['self'],
        },
      ],
    },
    pass_codes: {
      kind: null,
      privacy: 'secret',
      checks: [
        `char_length(batch) <= ${pass.batchNameMax}`,
        `max_uses between 1 and ${pass.codeUsesMax}`,
      ],
    },
    pass_tiers: {
      kind: null,
      privacy: 'public',
      checks: [
        `char_length(tier) between 1 and ${pass.tierNameMax}`,
        `weekly_allowance between 1 and ${pass.weeklyAllowanceMax}`,
      ],
    },
  },
})
