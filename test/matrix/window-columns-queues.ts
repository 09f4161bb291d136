// The writes that change each column of live queries about live queues and the desk;
// windows.pg.test.ts proves the list exactly.
import { because, type ColumnRows, type ColumnTable } from './window-table.ts'

const sharedColumns: ColumnRows = [
  [
    `
      queue.courts queue.courts.game.a queue.courts.game.b queue.courts.game.id
      queue.courts.last queue.levels queue.rule.kind queue.members.games queue.members.lane
      queue.members.partner queue.members.wins queue.fairness.games.most`,
    'queues-step',
  ],
  [
    'queue.line queue.line.expected queue.line.number queue.members.state',
    'queues-step queues-setOwn',
  ],
  [
    `
      queue.dayStatus queue.dayStatus.by queue.dayStatus.nextWord queue.dayStatus.note
      queue.dayStatus.state queue.dayStatus.until`,
    because.shown,
  ],
  ['queue.members.next', 'queues-setOwn'],
  ['queue.eventId queue.members.number queue.members.playerId', because.known],
  ['queue.members.playerName', because.name],
  ['queue.timezone', because.place],
  ['queue.members.photoURL', because.card],
  ['queue.title queue.locationName queue.startsAt', because.shown],
]

export const queuesColumns: ColumnTable = {
  'checkIns-byEvent': [
    ['(open)', '[admins remove] events-delete'],
    ['checkIns', 'checkIns-arrive checkIns-arriveByName checkIns-dismiss links-arrive'],
    [
      `checkIns.checkInId checkIns.state checkIns.playerId checkIns.name checkIns.proof checkIns.way
      checkIns.created`,
      because.row,
    ],
  ],
  'queues-byEvent': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['queue', 'queues-open'],
    ['queue.state', 'queues-setState'],
    ['queue.watchKey', 'queues-setWatch'],
    ['queue.undoable', 'queues-step queues-undo'],
    ['queue.members.isHere queue.members.mayBeAsked', because.line],
    ['queue.asks queue.members.host', 'queues-setOwn'],
    ['queue.asks.by queue.asks.to', because.row],
    ...sharedColumns,
    [
      `
      queue.courts.court queue.courts.game queue.courts.game.started queue.courts.isOpen
      queue.courts.lane queue.courts.last.a queue.courts.last.b queue.courts.last.id
      queue.courts.last.points queue.courts.last.winner queue.fairness.games
      queue.fairness.games.fewest queue.fairness.waits queue.fairness.waits.longest
      queue.fairness.waits.shortest queue.keepsLanes queue.line.position queue.members
      queue.members.guest queue.members.guestOf queue.members.since queue.rule.court
      queue.rule.stay queue.undoable.court queue.undoable.kind queue.undoable.step`,
      because.row,
    ],
  ],
  'queues-watch': [
    ['(open)', 'queues-setWatch'],
    ['queue.state', 'queues-setState'],
    ...sharedColumns,
    [
      `
      queue.courts.court queue.courts.game queue.courts.game.started queue.courts.isOpen
      queue.courts.lane queue.courts.last.a queue.courts.last.b queue.courts.last.id
      queue.courts.last.points queue.courts.last.winner queue.fairness.games
      queue.fairness.games.fewest queue.fairness.waits queue.fairness.waits.longest
      queue.fairness.waits.shortest queue.keepsLanes queue.line.position queue.members
      queue.members.guest queue.members.guestOf queue.members.since queue.rule.court
      queue.rule.stay`,
      because.row,
    ],
  ],
}
