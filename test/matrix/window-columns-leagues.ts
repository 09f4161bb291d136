// The writes that change each column of live queries about leagues; windows.pg.test.ts proves the
// list exactly.
import { because, type ColumnTable } from './window-table.ts'

export const leaguesColumns: ColumnTable = {
  'leagues-atLocation': [
    ['(open)', '[venues hide] [venues merge]'],
    [
      'leagues',
      `
      account-delete [admins appoint] [admins remove] leagues-create leagues-delete
      leagues-setState [venues merge]`,
    ],
    [
      `
      leagues.endDate leagues.gender leagues.kind leagues.maxPlayers leagues.name
      leagues.play leagues.signupDeadline leagues.skillMax leagues.skillMin
      leagues.startDate`,
      'leagues-update',
    ],
    ['leagues.isMineToRun', '[admins appoint] [admins remove]'],
    [
      'leagues.mine',
      `
      leagues-addPlayer leagues-answer leagues-invite leagues-join leagues-leave
      leagues-removePlayer`,
    ],
    [
      'leagues.players',
      'leagues-addPlayer leagues-answer leagues-join leagues-leave leagues-removePlayer',
    ],
    ['leagues.state', 'leagues-setState'],
    ['locationName', 'locations-update [venues import]'],
    ['mayCreate', 'locations-update'],
    ['leagues.leagueSeriesId', because.known],
    ['leagues.organizerName', because.name],
    ['leagues.entryBy leagues.invite', because.row],
  ],
  'leagues-byId': [
    ['(open)', 'account-delete [admins remove] leagues-delete leagues-setState'],
    ['awards', 'leagues-setState repair'],
    ['state', 'leagues-setState'],
    ['days', 'leagues-addDays'],
    ['days.isClosed days.moves', 'results-close'],
    [
      `
      days.scores standings.days standings.decidedBy standings.entrant standings.losses
      standings.played standings.pointsAgainst standings.pointsFor standings.wins`,
      'matches-decide',
    ],
    ['days.unplayed', 'matchLists-plan matches-decide'],
    [
      `
      fields.absence fields.bestOf fields.endDate fields.gender fields.groupSize fields.kind
      fields.maxPlayers fields.movers fields.name fields.note fields.pairs fields.play
      fields.points fields.ranked fields.rounds fields.scoring fields.signupDeadline
      fields.skillMax fields.skillMin fields.startDate fields.winBy`,
      'leagues-update',
    ],
    ['fields.invited', 'clubs-delete clubs-rename'],
    ['fields.location', '[venues merge]'],
    ['isMineToRun', '[admins appoint] [admins remove]'],
    ['watchKey', 'leagues-setWatch'],
    ['substitutes.hoursBefore', 'leagues-setSubstitutes'],
    ['substitutes.mine', 'leagues-nameSubstitute leagues-substitute'],
    ['substitutes.list', 'leagues-nameSubstitute leagues-substitute'],
    ['substitutes.list.playerId', because.known],
    ['substitutes.list.playerName', because.name],
    ['substitutes.list.photoURL', because.card],
    ['substitutes.list.state', because.row],
    ['locationName', 'locations-update [venues merge]'],
    ['members', 'leagues-addPlayer leagues-invite leagues-join leagues-leave leagues-removePlayer'],
    ['members.photoURL', 'upload'],
    ['members.position', 'leagues-setLadder results-close'],
    ['members.skillSelf', 'players-updatePlayer'],
    ['members.state', 'leagues-answer'],
    [
      'mine',
      `
      leagues-addPlayer leagues-answer leagues-invite leagues-join leagues-leave
      leagues-removePlayer`,
    ],
    [
      'standings',
      'leagues-addPlayer leagues-answer leagues-join leagues-leave leagues-removePlayer',
    ],
    ['teamPlay.teams', 'leagues-deleteTeam leagues-saveTeam'],
    ['teamPlay.teams.captainId teamPlay.teams.name teamPlay.teams.playerIds', 'leagues-saveTeam'],
    ['teamPlay.matchups', 'leagues-deleteTeam leagues-planMatchups'],
    [
      'teamPlay.matchups.day teamPlay.matchups.startTime teamPlay.matchups.startsAt',
      'leagues-moveMatchup',
    ],
    ['teamPlay.matchups.isSetA teamPlay.matchups.lineupA', 'leagues-saveTeam leagues-setLineup'],
    [
      'teamPlay.matchups.isSetB teamPlay.matchups.isShown teamPlay.matchups.lineupB',
      'leagues-setLineup',
    ],
    [
      `
      teamPlay.matchups.outcome teamPlay.matchups.pairsA teamPlay.matchups.pairsB
      teamPlay.matchups.results teamPlay.matchups.results.games`,
      'leagues-setPairResult',
    ],
    ['teamPlay.standings', 'leagues-deleteTeam leagues-saveTeam'],
    ['teamPlay.standings.decidedBy', 'leagues-deleteTeam leagues-setPairResult'],
    [
      `
      teamPlay.standings.losses teamPlay.standings.pairsAgainst
      teamPlay.standings.pairsFor teamPlay.standings.played teamPlay.standings.points
      teamPlay.standings.pointsAgainst teamPlay.standings.pointsFor teamPlay.standings.rank
      teamPlay.standings.ties teamPlay.standings.wins`,
      'leagues-setPairResult',
    ],
    [
      `
      teamPlay.matchups.a teamPlay.matchups.b teamPlay.matchups.matchupId
      teamPlay.standings.teamId teamPlay.teams.teamId`,
      because.known,
    ],
    ['teamPlay teamPlay.matchups.results.pair teamPlay.matchups.round', because.row],
    ['days.moves.to', because.begun],
    ['fields.entryBy fields.invite', because.form],
    [
      'awards.playerId days.eventId leagueSeriesId members.partnerId members.playerId organizerId',
      because.known,
    ],
    ['members.partnerName members.playerName organizerName', because.name],
    ['timezone', because.place],
    [
      `
      awards.medal days.day days.isMine days.isOpen days.moves.entrant days.moves.finish days.moves.from
      days.moves.group days.moves.reason days.playing days.startDate
      days.startTime days.status standings.rank`,
      because.row,
    ],
  ],
  'leagues-watch': [
    ['(open)', 'leagues-setWatch'],
    ['league.teamPlay.standings', 'leagues-deleteTeam leagues-saveTeam'],
    ['league.teamPlay.standings.team', 'leagues-saveTeam'],
    ['league.teamPlay.matchups.a league.teamPlay.matchups.b', 'leagues-saveTeam'],
    ['league.teamPlay.matchups', 'leagues-planMatchups'],
    ['league.name', 'leagues-update'],
    ['league.teamPlay.matchups.day', 'leagues-moveMatchup'],
    ['league.teamPlay.matchups.startTime', because.watched],
    [
      `
      league.teamPlay.matchups.outcome league.teamPlay.matchups.pairsA
      league.teamPlay.matchups.pairsB league.teamPlay.standings.decidedBy
      league.teamPlay.standings.difference league.teamPlay.standings.losses
      league.teamPlay.standings.pairs league.teamPlay.standings.played
      league.teamPlay.standings.points league.teamPlay.standings.rank
      league.teamPlay.standings.ties league.teamPlay.standings.wins`,
      'leagues-setPairResult',
    ],
    ['league.teamPlay league.teamPlay.matchups.round', because.row],
    ['league.days', 'leagues-addDays'],
    ['league.last league.standings.decidedBy league.standings.played', 'matches-decide'],
    ['league.locationName', 'locations-update [venues merge]'],
    ['league.standings.medal league.state', 'leagues-setState'],
    ['league.standings.names', 'results-close'],
    [
      'league.standings.difference league.standings.losses league.standings.wins',
      'matches-decide results-close',
    ],
    ['league.leagueSeriesId', because.known],
    [
      `
      league.endDate league.gender league.isLadder league.kind league.play
      league.skillMax league.skillMin league.standings league.startDate`,
      because.watched,
    ],
    [
      `
      league.days.day league.days.isOpen league.days.startDate league.days.startTime
      league.days.status league.last.day league.last.matches league.last.matches.a
      league.last.matches.a.guest league.last.matches.a.playerName league.last.matches.b
      league.last.matches.b.guest league.last.matches.b.playerName league.last.matches.games
      league.last.matches.round league.last.matches.winner league.last.startDate
      league.standings.rank`,
      because.row,
    ],
  ],
}
