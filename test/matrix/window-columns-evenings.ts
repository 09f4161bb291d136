// The writes that change each column of live queries about events and series; windows.pg.test.ts
// proves the list exactly.
import { because, fieldsOn, type ColumnTable } from './window-table.ts'

export const eveningsColumns: ColumnTable = {
  'eventChats-byEvent': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    [
      'isIn',
      `
      [admins appoint] [admins remove] events-addPlayer events-removePlayer events-signUp
      events-withdraw offers`,
    ],
    ['messages', 'eventChats-remove eventChats-send'],
    ['unread', 'eventChats-markRead eventChats-remove eventChats-send'],
    ['messages.created', because.begun],
    ['messages.photoURL', because.card],
    ['messages.messageId messages.playerId', because.known],
    ['messages.playerName', because.name],
    ['more', because.page],
    ['messages.mayRemove messages.message', because.row],
  ],
  'eventLogs-byEvent': [
    ['(open)', '[admins remove] events-delete'],
    [
      'lines',
      `account-delete draws-make events-addPlayer events-addWalkIn events-answerFor
      events-cancel events-checkIn events-movePlayer events-removePlayer events-setDayStatus
      events-swapPlayers events-update ownActs-answer partners-stop results-close
      results-reopen`,
    ],
    ['lines.created', because.begun],
    ['lines.lineId', because.known],
    ['lines.actorName lines.otherName lines.playerName', because.name],
    ['more', because.page],
    ['lines.action lines.detail', because.row],
  ],
  'events-reach': [
    ['(open)', '[admins remove] events-delete'],
    [
      'unreached',
      `account-confirmEmail events-addPlayer events-addWalkIn events-answerFor
      events-removePlayer events-signUp links-answer`,
    ],
    ['doesMailLeave', because.installed],
  ],
  'events-invitation': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    [
      'answer',
      'events-declineInvitation events-signUp events-uninvitePlayer events-update tournaments-update',
    ],
  ],
  'events-invitees': [
    ['(open)', 'events-delete'],
    ['counts.out', 'events-declineInvitation'],
    ['invitees.answer', 'events-answerFor events-declineInvitation events-signUp links-answer'],
    [
      'counts.none',
      `events-answerFor events-declineInvitation events-inviteContacts events-invitePlayer
      events-signUp events-uninvitePlayer links-answer tournaments-update`,
    ],
    ['counts.in', 'events-answerFor events-signUp events-update links-answer'],
    [
      'invitees',
      'events-inviteContacts events-invitePlayer events-uninvitePlayer events-update tournaments-update',
    ],
    ['invitesByName', 'events-update tournaments-update'],
    ['invitesContacts', because.begun],
    ['invitees.isInvited', 'events-update tournaments-update'],
    ['invitees.isPicked', because.row],
    ['counts.waiting', because.row],
    ['invitees.playerId', because.known],
    ['invitees.playerName', because.name],
    ['invitees.photoURL', 'upload'],
    ['reminded', 'events-remindInvitees'],
    ['tiers', because.form],
    ['tiers.asked tiers.hoursBefore tiers.invited', because.row],
  ],
  'eventTeams-byPlayers': [
    ['(open)', 'events-delete'],
    ['eventTeam', 'eventTeams-accept'],
    ['eventTeam.created', because.begun],
    ['eventTeam.eventId', because.known],
    ['eventTeam.deleted eventTeam.p1 eventTeam.p2 eventTeam.team', because.row],
  ],
  'eventTeams-mine': [
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['partner', 'eventTeams-accept eventTeams-end'],
    ['received sent', 'eventTeams-accept eventTeams-request messages-decline'],
    [
      `
      partner.photoURL partner.skillSelf received.photoURL received.skillSelf sent.photoURL
      sent.skillSelf`,
      because.card,
    ],
    ['partner.playerId received.messageId received.playerId sent.playerId', because.known],
    ['partner.playerName received.playerName sent.playerName', because.name],
  ],
  'events-byId': [
    ['dayStatus', 'events-setDayStatus'],
    ['dayStatus.by dayStatus.nextWord dayStatus.note dayStatus.state dayStatus.until', because.row],
    ['(open)', 'events-delete events-uninvitePlayer'],
    ['cancelReason', 'events-cancel'],
    ['city', 'locations-update'],
    [
      `
      cohostNames endsAt startsAt ${fieldsOn('fields', [
        'drawAt',
        'entryBy',
        'format',
        'gender',
        'invited',
        'location',
        'selfCheckIn',
        'signupMode',
        'signupOpens',
        'title',
      ])}`,
      'events-update',
    ],
    ['drawn', 'draws draws-make'],
    ['hasPrice', 'payments-setPrice'],
    ['hasSignUpRules', 'houseRules-save'],
    ['isSentOut', 'events-removePlayer'],
    ['fields.format', 'events-update matchLists-setFormat matchLists-start'],
    ['fields.invited', 'clubs-delete clubs-rename events-update'],
    ['fields.location', '[venues merge]'],
    ['fields.title', 'account-delete events-update'],
    ['locationAdmins', '[admins appoint] [admins remove]'],
    ['locationName', 'locations-update [venues merge]'],
    ['league.name', 'leagues-update'],
    ['league league.leagueSeriesId', because.row],
    ['matchListState', 'matchLists-start results-close results-reopen tournaments-planDay'],
    ['organizerId organizerName', 'account-delete'],
    ['organizerPhotoURL', because.card],
    ['ranking', 'events-setRanked [results rank] [results unrank]'],
    [
      'roster',
      `events-addPlayer events-addWalkIn events-answerFor events-answerOffer events-movePlayer
      events-removePlayer events-signUp events-swapPlayers events-withdraw links-answer offers
      ownActs-answer [players suspend]`,
    ],
    ['selfCheckIn fields.selfCheckIn', 'checkIns-set'],
    ['roster.attendance', 'checkIns-arrive events-checkIn matchLists-setPresence'],
    ['roster.guests', 'events-setGuests'],
    ['roster.isSentOut', 'events-movePlayer events-swapPlayers'],
    ['roster.offeredUntil', 'events-answerOffer'],
    ['roster.order', 'draws draws-make events-movePlayer events-swapPlayers'],
    ['roster.photoURL', 'upload'],
    [
      'roster.place',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-movePlayer events-removePlayer events-signUp events-swapPlayers events-update
      events-withdraw links-answer ownActs-answer`,
    ],
    ['roster.skillSelf', 'players-updatePlayer'],
    ['status', 'account-delete events-cancel'],
    [
      'unconfirmed',
      `
      checkIns-arrive events-addPlayer events-answerOffer events-removePlayer events-withdraw
      ownActs-answer`,
    ],
    ['tournament.cohosts tournament.name', 'tournaments-update'],
    ['series series.index series.size tournament', because.begun],
    [
      'fields.drawAt fields.entryBy fields.gender fields.signupMode fields.signupOpens',
      because.form,
    ],
    [
      'eventId roster.cutoffHours roster.partnerId roster.playerId series.seriesId tournament.tournamentId',
      because.known,
    ],
    ['roster.playerName', because.name],
    ['locationPhotoURL', because.cover],
    ['position.lat position.lon', 'locations-update'],
    ['timezone', because.place],
    [
      `
      fields.format.bestOf fields.format.consolation fields.format.format
      fields.format.points fields.format.ranked fields.format.rounds fields.format.scoring
      fields.format.winBy`,
      because.row,
    ],
    ['cohostNames fields.cohosts fields.invite', 'events-update tournaments-update'],
    ['fields.invited', 'clubs-delete clubs-rename events-update tournaments-update'],
  ],
  'events-byIds': [
    ['events', 'events-delete events-invitePlayer events-uninvitePlayer'],
    [
      `
      events.startsAt events.time
      ${fieldsOn('events', ['entryBy', 'gender', 'invited', 'location', 'title'], 'record')}`,
      'events-update',
    ],
    ['events.invited', 'clubs-delete clubs-rename events-update'],
    ['events.location', '[venues merge]'],
    ['events.playerId', 'account-delete'],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update events-withdraw links-answer offers
      [players suspend]`,
    ],
    ['events.status', 'account-delete events-cancel'],
    ['events.title', 'account-delete events-update'],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['events.eventId', because.known],
    ['events.timezone', because.place],
    ['events.deleted events.entryBy events.gender', because.row],
    ['events.invite', 'events-update tournaments-update'],
    ['events.invited', 'clubs-delete clubs-rename events-update tournaments-update'],
  ],
  'events-unusual': [
    ['(open)', '[admins remove] [venues merge]'],
    [
      `
      series series.events series.golds series.held series.lastEventId series.lopsided series.matches
      series.organizerId series.organizerName series.players series.reasons`,
      because.unusual,
    ],
  ],
  'playerEvents-mine': [
    [
      'playerEvents',
      `
      events-addPlayer events-answerOffer events-delete events-removePlayer events-signUp
      events-withdraw leagues-addDays offers ownActs-answer`,
    ],
    ['playerEvents.startDate playerEvents.startTimeMil', 'events-update'],
    ['playerEvents.eventId playerEvents.playerId playerEvents.userId', because.known],
    ['playerEvents.deleted playerEvents.removed', because.row],
  ],
  'series-byId': [
    ['(open)', 'events-delete'],
    ['events', 'clubs-delete events-delete'],
    ['events.status', 'account-delete'],
    ['everyWeeks weekdays', because.begun],
    ['events.eventId', because.known],
    ['events.index events.myPlace events.startDate events.startTime', because.row],
  ],
  'templates-mine': [
    ['templates', 'templates-delete templates-rename templates-save'],
    ['templates.fields.invited', 'clubs-delete clubs-rename'],
    ['templates.name', 'templates-rename'],
    ['templates.fields.location templates.fields.tiers', because.begun],
    ['templates.fields.tiers.hoursBefore templates.fields.tiers.invited', because.row],
    ['templates.templateId', because.known],
    [
      `
      templates.fields.format.bestOf templates.fields.format.consolation
      templates.fields.format.format templates.fields.format.points
      templates.fields.format.ranked
      templates.fields.format.rounds templates.fields.format.scoring templates.fields.format.winBy
      ${fieldsOn('templates.fields', ['invited', 'location'], 'template')}`,
      because.row,
    ],
  ],
}
