// The writes that change each column of live queries about prices, payments and clubs' entries;
// windows.pg.test.ts proves the list exactly.
import { because, type ColumnTable } from './window-table.ts'

const price = (...names: string[]): string => names.map((name) => `price.${name}`).join(' ')
const fieldsOfPrice = price(
  'amount',
  'clubId',
  'clubName',
  'currency',
  'kind',
  'memberAmount',
  'refundRule',
  'takesEntries',
)

export const moneyColumns: ColumnTable = {
  'payments-mine': [
    [
      '(open)',
      `account-delete [admins remove] events-delete events-uninvitePlayer leagues-delete
      leagues-setState`,
    ],
    ['price', 'payments-setPrice'],
    [fieldsOfPrice, 'payments-setPrice'],
    ['mine', 'payments-setPrice'],
    ['mine.amount mine.state', 'payments-claim payments-mark'],
    ['mine.due', 'events-setGuests events-withdraw payments-setPrice purses'],
    ['mine.open', 'events-setGuests payments-claim payments-mark payments-setPrice purses'],
    ['mine.entries', 'all-purses purses'],
    ['mine.toRefund', 'events-withdraw'],
    ['mine.reference', because.known],
    ['payTo', 'events-withdraw payments-setPayTo'],
    ['payTo.kind payTo.name payTo.value', because.row],
    ['hasPage', because.installed],
  ],
  'payments-payTo': [
    ['lines', 'payments-setPayTo'],
    ['lines.kind lines.name lines.value', because.row],
  ],
  'payments-roster': [
    ['(open)', 'events-delete leagues-delete'],
    ['price', 'payments-setPrice'],
    [fieldsOfPrice, 'payments-setPrice'],
    ['suggested', 'locations-update'],
    ['clubs', 'clubs-create'],
    ['clubs.clubId', because.known],
    ['clubs.clubName', because.row],
    ['reminded', 'payments-remind'],
    ['hasPayTo', 'payments-setPayTo'],
    ['people', 'payments-setPrice'],
    ['people.playerId people.reference', because.known],
    ['people.playerName', because.name],
    ['people.photoURL', because.card],
    ['people.amount people.changedBy people.state', 'payments-claim payments-mark'],
    ['people.changed', 'payments-claim payments-mark purses'],
    ['people.due', 'events-setGuests events-withdraw payments-setPrice purses'],
    ['people.open', 'events-setGuests payments-claim payments-mark payments-setPrice purses'],
    ['people.entries', 'all-purses purses'],
    ['people.hasPlace people.toRefund', 'events-withdraw'],
    ['people.places', 'events-setGuests events-withdraw'],
    ['people.way', because.installed],
  ],
  'purses-mine': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['isOpen', 'purses-sell'],
    ['balance', 'all-purses purses purses-sell'],
    ['entries', 'all-purses purses purses-sell'],
    ['entries.amount entries.kind entries.title', 'all-purses purses'],
    ['entries.created', 'all-purses'],
  ],
  'purses-holders': [
    ['(open)', 'clubs-delete clubs-handOver clubs-rename [venues merge]'],
    ['holders', 'clubMembers-add clubMembers-answerRequest'],
    ['holders.balance', 'all-purses purses purses-sell'],
    ['holders.playerId', because.known],
    ['holders.playerName', because.name],
  ],
}
