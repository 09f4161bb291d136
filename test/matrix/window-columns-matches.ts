// The writes that change each column of live queries about draws, match lists and results;
// windows.pg.test.ts proves the list exactly.
import { because, type ColumnTable } from './window-table.ts'

export const matchesColumns: ColumnTable = {
  'draws-byEvent': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['(rows)', 'draws draws-make'],
    ['parties.playerIds', because.known],
    ['parties.playerNames', because.name],
    [
      `
      held isBalanced made madeBy maxPlayers mode parties parties.guests parties.place
      parties.rank parties.turns seed`,
      because.row,
    ],
  ],
  'matchLists-byEvent': [
    [
      `
      matchList.dayStatus matchList.dayStatus.by matchList.dayStatus.nextWord
      matchList.dayStatus.note matchList.dayStatus.state matchList.dayStatus.until`,
      because.shown,
    ],
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['matchList', 'matchLists-start tournaments-planDay'],
    ['matchList.byes', 'matchLists-plan matchLists-swap'],
    ['matchList.closed matchList.state', 'results-close results-reopen'],
    ['matchList.courts', 'matchLists-setCourts matchLists-undo tournaments-drawAgain'],
    ['matchList.feeds', 'matchLists-layBracket tournaments-layBracket'],
    ['matchList.format.points', 'matchLists-setFormat'],
    ['matchList.locationName', 'locations-update [venues merge]'],
    [
      'matchList.matches',
      `matchLists-dropRound matchLists-layBracket matchLists-plan tournaments-drawAgain
      tournaments-layBracket`,
    ],
    ['matchList.matches.a', 'matchLists-substitute matchLists-swap'],
    [
      'matchList.matches.confirmed matchList.matches.decided',
      'matches-confirm matches-decide matches-report scores',
    ],
    ['matchList.matches.confirmedBy', 'matches-confirm matches-decide matches-report'],
    ['matchList.matches.court', 'matches-move tournaments-call'],
    ['matchList.matches.dispute matchList.matches.disputedBy', 'matches-decide matches-dispute'],
    [
      `
      matchList.matches.games matchList.matches.reported matchList.matches.reportedBy
      matchList.matches.winner`,
      'matches-clear matches-decide matches-report',
    ],
    [
      'matchList.matches.state',
      'matches-clear matches-confirm matches-decide matches-dispute matches-report scores',
    ],
    ['matchList.matches.walkover', 'matches-decide'],
    ['matchList.players', 'matchLists-addPlayer'],
    ['matchList.players.photoURL', 'upload'],
    ['matchList.players.presence', 'matchLists-setPresence matchLists-substitute'],
    ['matchList.players.rating', 'ratings'],
    ['matchList.players.skillSelf', 'players-updatePlayer'],
    ['matchList.players.team', 'matchLists-setTeams'],
    [
      'matchList.revision',
      `
      matchLists-addPlayer matchLists-dropRound matchLists-layBracket matchLists-plan
      matchLists-setCourts matchLists-setPresence matchLists-setTeams matchLists-substitute
      matchLists-swap matchLists-undo matches-clear matches-decide matches-move matches-report
      tournaments-call tournaments-drawAgain tournaments-layBracket`,
    ],
    ['matchList.title', 'account-delete events-update'],
    [
      'matchList.undoable',
      `
      matchLists-addPlayer matchLists-dropRound matchLists-layBracket matchLists-plan
      matchLists-setCourts matchLists-setFormat matchLists-setPresence matchLists-setTeams
      matchLists-substitute matchLists-swap matchLists-undo matches-decide matches-move
      matches-report tournaments-drawAgain tournaments-layBracket`,
    ],
    ['matchList.watchKey', 'matchLists-setWatch'],
    [
      `
      matchList.eventId matchList.feeds.matchId matchList.leagueSeriesId matchList.tournamentId
      matchList.matches.matchId matchList.players.number matchList.players.playerId`,
      because.known,
    ],
    ['matchList.players.playerName', because.name],
    ['matchList.timezone', because.place],
    [
      `
      matchList.byes.number matchList.byes.round matchList.feeds.from matchList.feeds.side
      matchList.feeds.takes matchList.format.bestOf matchList.format.consolation
      matchList.format.format matchList.format.ranked matchList.format.rounds
      matchList.format.scoring matchList.format.winBy matchList.gender matchList.matches.b
      matchList.matches.pool matchList.matches.round matchList.matches.slot
      matchList.matches.stage matchList.play matchList.players.guest
      matchList.players.guestOf matchList.started matchList.startsAt matchList.type`,
      because.row,
    ],
  ],
  'runningScores-byEvent': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['running', 'matches-noteScore matches-report'],
    ['running.games running.points running.serving running.turn', 'matches-noteScore'],
    ['running.matchId', because.known],
    ['running.serverNumber', because.singles],
  ],
  'runningScores-watch': [
    ['(open)', 'account-delete events-delete'],
    ['running', 'matches-noteScore matches-report'],
    ['running.games running.points running.serving running.turn', 'matches-noteScore'],
    ['running.matchId', because.known],
    ['running.serverNumber', because.singles],
  ],
  'matchLists-watch': [
    [
      `
      matchList.dayStatus matchList.dayStatus.by matchList.dayStatus.nextWord
      matchList.dayStatus.note matchList.dayStatus.state matchList.dayStatus.until`,
      because.shown,
    ],
    ['(open)', 'account-delete events-delete'],
    ['matchList.closed matchList.state', 'results-close'],
    ['matchList.locationName', 'locations-update [venues merge]'],
    ['matchList.matches.confirmed matchList.matches.decided', 'matches-decide scores'],
    [
      'matchList.matches.games matchList.matches.reported matchList.matches.winner',
      'matches-decide matches-report',
    ],
    [
      'matchList.revision',
      'matchLists-setPresence matches-decide matches-report tournaments-call tournaments-layBracket',
    ],
    ['matchList.matches.state', 'matches-decide matches-dispute matches-report scores'],
    ['matchList.matches.walkover', 'matches-decide'],
    ['matchList.title', 'events-update'],
    ['matchList.players.photoURL matchList.players.skillSelf', because.card],
    [
      'matchList.eventId matchList.feeds.matchId matchList.matches.matchId matchList.players.playerId',
      because.known,
    ],
    ['matchList.players.playerName', because.name],
    ['matchList.timezone', because.place],
    [
      `
      matchList.byes matchList.byes.number matchList.byes.round matchList.courts
      matchList.feeds.from matchList.feeds.side matchList.feeds.takes matchList.format.bestOf
      matchList.format.consolation matchList.format.format matchList.format.points
      matchList.format.ranked matchList.format.rounds matchList.format.scoring
      matchList.format.winBy matchList.gender matchList.matches.a matchList.matches.b
      matchList.matches.confirmedBy matchList.matches.dispute matchList.matches.disputedBy
      matchList.matches.pool matchList.matches.reportedBy matchList.matches.round
      matchList.matches.slot matchList.matches.stage matchList.play matchList.players
      matchList.players.guest matchList.players.guestOf matchList.players.number
      matchList.players.rating matchList.players.team matchList.started matchList.startsAt
      matchList.type`,
      because.watched,
    ],
    ['matchList.players.presence', 'matchLists-setPresence'],
    ['matchList.matches.court', 'tournaments-call'],
    ['matchList.matches', 'tournaments-layBracket'],
    ['matchList.feeds', 'tournaments-layBracket'],
  ],
  'results-byEvent': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['awards', 'results-close'],
    ['closed', 'results-close results-reopen'],
    ['awards.medal awards.number', because.row],
  ],
}
