// The writes that change each column of live queries that list or count events; windows.pg.test.ts
// proves the list exactly.
import { because, fieldsOn, type ColumnRows, type ColumnTable } from './window-table.ts'

const facesRows: ColumnRows = [
  [
    'events.faces',
    `
    draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
    events-signUp events-update events-withdraw links-answer [players hide] [players restore]
    [players suspend] players-updatePlayer`,
  ],
  ['events.faces.photoURL', 'events-withdraw ownActs-answer upload'],
  [
    'events.faces.playerName',
    `
      events-movePlayer events-removePlayer events-swapPlayers events-withdraw ownActs-answer
      players-updatePlayer [players hide] [players restore]`,
  ],
]

export const listsColumns: ColumnTable = {
  'events-byLocations': [
    [
      'events',
      `
      account-delete [admins appoint] [admins remove] clubs-delete events-cancel events-create
      events-delete events-invitePlayer events-uninvitePlayer leagues-addDays
      tournaments-addDivision`,
    ],
    [
      `
      events.startsAt events.time
      ${fieldsOn('events', ['entryBy', 'gender', 'invited', 'location'], 'record')}`,
      'events-update',
    ],
    ['events.invited', 'clubs-delete clubs-rename events-update'],
    ['events.location', '[venues merge]'],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update events-withdraw links-answer offers
      [players suspend]`,
    ],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['events.eventId events.playerId', because.known],
    ['more', because.page],
    ['events.timezone', because.place],
    ['events.deleted events.entryBy events.gender events.status', because.row],
    ['events.invite', 'events-update tournaments-update'],
    ['events.invited', 'clubs-delete clubs-rename events-update tournaments-update'],
  ],
  'events-history': [
    ['events.dayStatus', 'events-setDayStatus'],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    [
      'events',
      `
      account-delete draws events-addPlayer events-cancel events-create events-delete
      events-movePlayer events-removePlayer events-signUp events-swapPlayers events-update
      events-withdraw leagues-addDays tournaments-addDivision`,
    ],
    [
      'events.attendance',
      'checkIns-arrive events-checkIn matchLists-addPlayer matchLists-setPresence matchLists-substitute',
    ],
    ['events.city', 'locations-update'],
    ['events.drawAt', 'draws draws-make'],
    [
      `
      events.cancelCutoffHours events.duration events.invite events.maxPlayers
      events.minPlayers events.signupCloses events.ageMax events.ageMin events.skillMax events.skillMin events.startDate
      events.startTime events.startsAt events.title events.type`,
      'events-update',
    ],
    ['events.location', '[venues merge]'],
    ['events.locationName', 'locations-update [venues merge]'],
    ['events.myOffer', 'events-answerOffer'],
    [
      'events.myPlace',
      `
      events-addPlayer events-answerOffer events-signUp events-withdraw matchLists-addPlayer
      ownActs-answer`,
    ],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update events-withdraw links-answer offers
      [players suspend]`,
    ],
    ['events.ratingChange', 'ratings'],
    ['events.result', 'repair results-close'],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['events.eventId events.organizerId', because.known],
    ['events.organizerName events.partnerName', because.name],
    ['more', because.page],
    ['events.signupOpens', because.form],
    ['events.timezone', because.place],
    [
      `
      events.entryBy events.friends events.gender events.isOrganizer events.result.entrants
      events.result.losses events.result.medal events.result.rank events.result.wins
      events.status`,
      because.row,
    ],
    ['events.invite', 'events-update tournaments-update'],
  ],
  'events-list': [
    ['events.hasSignUpRules', 'events-update houseRules-save'],
    ['events.dayStatus', 'events-setDayStatus locations-setDayStatus'],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    [
      'events',
      `
      account-delete [admins appoint] [admins remove] clubs-delete events-cancel events-create
      events-delete events-invitePlayer events-uninvitePlayer leagues-addDays
      tournaments-addDivision`,
    ],
    ['events.city', 'locations-update'],
    ['events.drawAt', 'draws draws-make'],
    [
      `
      events.cancelCutoffHours events.duration events.invite events.maxPlayers
      events.minPlayers events.signupCloses events.ageMax events.ageMin events.skillMax events.skillMin events.startDate
      events.startTime events.startsAt events.type`,
      'events-update',
    ],
    ['events.location', '[venues merge]'],
    ['events.locationName', 'locations-update [venues merge]'],
    ['events.myOffer', 'events-answerOffer offers'],
    [
      'events.myPlace',
      `
      draws events-addPlayer events-answerOffer events-movePlayer events-removePlayer
      events-signUp events-swapPlayers events-update events-withdraw matchLists-addPlayer offers
      ownActs-answer`,
    ],
    ['events.organizerId events.organizerName', 'account-delete'],
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
    ...facesRows,
    ['events.eventId', because.known],
    ['more', because.page],
    ['events.signupOpens', because.form],
    ['events.timezone', because.place],
    ['events.entryBy events.friends events.gender events.isOrganizer', because.row],
    ['events.invite', 'events-update tournaments-update'],
  ],
  'events-mine': [
    ['events.dayStatus', 'events-setDayStatus'],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    [
      'events',
      `
      events-addPlayer events-create events-delete events-removePlayer events-signUp
      events-withdraw leagues-addDays offers tournaments-addDivision`,
    ],
    ['events.city', 'locations-update'],
    ['events.drawAt', 'draws draws-make'],
    [
      `
      events.cancelCutoffHours events.duration events.invite events.maxPlayers
      events.minPlayers events.signupCloses events.ageMax events.ageMin events.skillMax events.skillMin events.startDate
      events.startTime events.startsAt events.type`,
      'events-update',
    ],
    ['events.location', '[venues merge]'],
    ['events.locationName', 'locations-update [venues merge]'],
    ['events.myOffer', 'events-answerOffer'],
    [
      'events.myPlace',
      `
      draws events-addPlayer events-answerOffer events-movePlayer events-signUp
      events-swapPlayers events-update events-withdraw matchLists-addPlayer ownActs-answer`,
    ],
    ['events.organizerId events.organizerName', 'account-delete'],
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
    ...facesRows,
    ['events.eventId', because.known],
    ['events.signupOpens', because.form],
    ['events.timezone', because.place],
    ['events.entryBy events.friends events.gender events.isOrganizer', because.row],
    ['events.invite', 'events-update tournaments-update'],
  ],
  'events-personalList': [
    ['events.hasSignUpRules', 'houseRules-save'],
    ['events.dayStatus', because.row],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    [
      'events',
      `
      account-delete clubs-delete events-cancel events-delete events-update [admins appoint]
      [admins remove] [venues merge] events-invitePlayer events-uninvitePlayer tournaments-update`,
    ],
    ['events.locationName', 'locations-update'],
    ['events.organizerId events.organizerName events.status', 'account-delete'],
    ['events.title', 'account-delete events-update'],
    [
      'marks',
      `
      events-addPlayer events-cancel events-create events-delete events-removePlayer
      events-signUp events-update events-withdraw leagues-addDays offers tournaments-addDivision
      [venues merge] tournaments-update`,
    ],
    ['marks.myOffer', 'events-answerOffer'],
    [
      'marks.myPlace',
      `
      draws events-addPlayer events-answerOffer events-movePlayer events-signUp
      events-swapPlayers events-update events-withdraw matchLists-addPlayer ownActs-answer`,
    ],
    ['events.eventId marks.eventId', because.known],
    ['more', because.page],
    ['events.timezone', because.place],
    [
      `
      events.cancelCutoffHours events.city events.drawAt events.duration events.entryBy
      events.friends events.gender events.invite events.isOrganizer events.signupCloses
      events.signupOpens events.location events.maxPlayers events.minPlayers
      events.myOffer events.myPlace events.playing events.ageMax events.ageMin events.skillMax events.skillMin events.startDate
      events.faces events.faces.photoURL events.faces.playerName events.startTime
      events.startsAt events.type events.waiting marks.friendFaces marks.friendFaces.photoURL
      marks.friendFaces.playerName marks.friends marks.isOrganizer`,
      because.row,
    ],
  ],
  'events-privateCounts': [
    [
      '(rows)',
      `
      account-delete clubs-delete events-delete events-update [admins appoint] [admins remove]
      events-invitePlayer events-uninvitePlayer tournaments-update`,
    ],
    ['date', 'events-delete'],
    ['eventCount', because.row],
  ],
  'events-publicAt': [
    [
      'events',
      `
      events-cancel events-create events-delete events-update leagues-addDays
      tournaments-addDivision [venues merge] tournaments-update`,
    ],
    [
      `
      events.startsAt events.time
      ${fieldsOn('events', ['entryBy', 'gender', 'invite', 'invited', 'location'], 'record')}`,
      'events-update',
    ],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update events-withdraw links-answer offers
      [players suspend]`,
    ],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['events.eventId events.playerId', because.known],
    ['more', because.page],
    ['events.timezone', because.place],
    [
      `
      events.deleted events.entryBy events.gender events.invite events.invited
      events.location events.status`,
      because.row,
    ],
  ],
  'events-publicCounts': [
    [
      '(rows)',
      'events-cancel events-create events-delete events-update leagues-addDays tournaments-addDivision',
    ],
    ['date', 'events-update'],
    ['eventCount', 'events-cancel leagues-addDays tournaments-addDivision tournaments-update'],
  ],
  'events-publicList': [
    ['events.hasSignUpRules', 'events-update houseRules-save'],
    ['events.dayStatus', 'events-setDayStatus locations-setDayStatus'],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    [
      'events',
      `
      events-cancel events-create events-delete events-update leagues-addDays
      tournaments-addDivision [venues merge] tournaments-update`,
    ],
    ['events.city events.locationName', 'locations-update'],
    ['events.drawAt', 'draws draws-make'],
    [
      `
      events.cancelCutoffHours events.duration events.maxPlayers events.minPlayers
      events.signupCloses events.ageMax events.ageMin events.skillMax events.skillMin events.startDate events.startTime
      events.startsAt events.title events.type`,
      'events-update',
    ],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update events-withdraw links-answer offers
      [players suspend]`,
    ],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['events.eventId events.organizerId', because.known],
    ['events.organizerName', because.name],
    ...facesRows,
    ['more', because.page],
    ['events.signupOpens', because.form],
    ['events.timezone', because.place],
    ['events.entryBy events.gender events.invite events.location events.status', because.row],
  ],
}
