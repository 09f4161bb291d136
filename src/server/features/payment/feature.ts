// Manifest: prices and payments.
import { amountMax } from '#domain/payment/money.ts'
import { payToKinds, payToValueMax, payToNameMax } from '#domain/payment/pay-to.ts'
import { paymentStates, paymentWays } from '#domain/payment/payment.ts'
import { priceKinds, refundRuleMax } from '#domain/payment/price.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall, fewWindow, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import {
  anonymizedAndExported,
  clearedAndExported,
  deletedAndExported,
} from '../../manifests/table-facts.ts'
import { paymentHandlers } from './handlers.ts'
import { paymentLive } from './live.ts'

export const paymentFeature = defineFeature({
  calls: paymentHandlers,
  live: paymentLive,
  costs: {
    'payments-setPrice': small,
    'payments-claim': small,
    'payments-mark': small,
    'payments-remind': ['roster', 'once'],
    'payments-setPayTo': small,
    'payments-openPage': ['few', 'creation'],
    'payments-statement': fewCall,
    'payments-payTo': oneWindow,
    'payments-mine': fewWindow,
    'payments-roster': fewWindow,
  },
  tables: {
    payments: {
      kind: 'event',
      privacy: 'private',
      players: {
        player_id: anonymizedAndExported,
        changed_by: clearedAndExported,
      },
      facts: [
        {
          subject: 'money',
          columns:
            'payment_id price_id player_id state amount way changed changed_by entries entry_moves',
          what: 'What was said about a payment: open, paid, waived or refunded, how much, who said so and when',
          purpose: 'So that organizers and players know what is settled.',
          readers: ['self', 'organizer'],
          lifetime:
            'For what a club charges its owner and treasurers see it in the statement, too.',
        },
      ],
      checks: [`state in (${words(paymentStates)})`, `way in (${words(paymentWays)})`],
    },
    pay_to_lines: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'money',
          columns: 'player_id kind value name position',
          what: 'Accounts that an organizer wants to be paid to, such as Venmo or an IBAN',
          purpose: 'So that players with a place can pay.',
          readers: ['self', 'event'],
          lifetime: 'Until the organizer removes it. Only players with a place see it.',
        },
      ],
      checks: [
        `kind in (${words(payToKinds)})`,
        `char_length(value) <= ${unitsPerCharacter * payToValueMax}`,
        `char_length(name) <= ${unitsPerCharacter * payToNameMax}`,
      ],
    },
    checkout_events: {
      kind: null,
      privacy: 'private',
    },
    prices: {
      kind: 'event',
      privacy: 'private',
      checks: [
        `kind in (${words(priceKinds)})`,
        `amount between 1 and ${amountMax}`,
        `member_amount between 0 and ${amountMax}`,
        `char_length(refund_rule) <= ${unitsPerCharacter * refundRuleMax}`,
      ],
    },
  },
})
