// The writes that change each column of live queries about tournaments; windows.pg.test.ts proves
// the list exactly.
import { because, type ColumnTable } from './window-table.ts'

/**
 * Identity of a division: another one arrives as a row, and events-update changes the columns
 * beside them.
 */
const division = `
      divisions.ageMax divisions.ageMin divisions.eventId divisions.format divisions.gender
      divisions.play divisions.startDate`
/** Position of a match in draw and plan: another plan arrives as other rows. */
const slot = `
      slots.court slots.eventId slots.minutes slots.pool slots.round slots.slot slots.stage
      slots.startsAt`

export const tournamentsColumns: ColumnTable = {
  'tournaments-atLocation': [
    ['(open)', '[venues hide] [venues merge]'],
    ['locationName', 'locations-update [venues import]'],
    ['mayCreate', 'locations-update'],
    [
      'tournaments',
      'account-delete clubs-delete tournaments-create tournaments-delete tournaments-update [venues merge]',
    ],
    ['tournaments.divisions', 'events-cancel tournaments-addDivision'],
    [
      'tournaments.endDate tournaments.invite tournaments.name tournaments.startDate',
      'tournaments-update',
    ],
    ['tournaments.isMineToRun', 'tournaments-update [admins appoint] [admins remove]'],
    ['tournaments.tournamentId', because.known],
    ['tournaments.organizerName', because.card],
  ],
  'tournaments-byId': [
    ['(open)', 'tournaments-delete tournaments-update'],
    ['divisions', 'tournaments-addDivision'],
    ['divisions.entrants divisions.mine divisions.waiting', 'events-signUp events-update'],
    ['divisions.here', 'matchLists-setPresence'],
    ['divisions.isClosed', 'results-close'],
    ['divisions.isOpen', 'tournaments-planDay'],
    ['divisions.isPoolsDone', 'tournaments-layBracket'],
    ['divisions.matches', 'tournaments-layBracket tournaments-planDay'],
    [
      'divisions.maxEntrants divisions.skillMax divisions.skillMin divisions.startTime divisions.title',
      'events-update',
    ],
    ['divisions.played', 'matches-decide'],
    ['divisions.status', 'events-cancel'],
    ['divisions.watchKey', 'tournaments-planDay tournaments-update'],
    [
      `
      cohostNames fields.cohosts fields.courts fields.courtsOut fields.endDate fields.endTime
      fields.invite fields.invited fields.name fields.note fields.restMinutes fields.startDate
      fields.startTime`,
      'tournaments-update',
    ],
    ['fields.location locationName', '[venues merge]'],
    ['isMineToRun', 'tournaments-update [admins appoint] [admins remove]'],
    ['mayDelete', '[admins appoint] [admins remove]'],
    ['watchKey', 'tournaments-setWatch tournaments-update'],
    [division, because.row],
    ['tournamentId', because.known],
    ['organizerId organizerName', because.card],
    ['timezone', because.place],
  ],
  'tournaments-day': [
    ['(open)', 'tournaments-delete tournaments-update'],
    ['people', 'tournaments-planDay'],
    ['slots', 'tournaments-drawAgain tournaments-planDay'],
    ['people.isHere slots.left', 'matchLists-setPresence'],
    ['slots.a slots.b slots.matchId', 'tournaments-layBracket'],
    ['slots.called slots.onCourt', 'tournaments-call'],
    ['slots.ended slots.games slots.state slots.winner', 'matches-decide'],
    [slot, because.row],
    ['people.playerId people.playerName', because.card],
  ],
  'tournaments-watch': [
    ['(open)', 'tournaments-setWatch'],
    ['courts courtsOut endDate name note restMinutes startDate', 'tournaments-update'],
    ['divisions', 'tournaments-addDivision'],
    ['divisions.entrants divisions.waiting', 'events-signUp events-update'],
    ['divisions.here people.isHere slots.left', 'matchLists-setPresence'],
    ['divisions.isClosed', 'results-close'],
    ['divisions.isOpen divisions.watchKey people slots', 'tournaments-planDay'],
    ['divisions.isPoolsDone slots.a slots.b slots.matchId', 'tournaments-layBracket'],
    ['divisions.matches', 'tournaments-layBracket tournaments-planDay'],
    [
      'divisions.maxEntrants divisions.skillMax divisions.skillMin divisions.startTime divisions.title',
      'events-update',
    ],
    ['divisions.played slots.ended slots.games slots.state slots.winner', 'matches-decide'],
    ['divisions.status', 'events-cancel'],
    ['slots.called slots.onCourt', 'tournaments-call'],
    [division, because.row],
    [slot, because.row],
    ['tournamentId', because.known],
    ['people.playerId people.playerName', because.card],
    ['locationName', because.watched],
    ['timezone', because.place],
  ],
}
