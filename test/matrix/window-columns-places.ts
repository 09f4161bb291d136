// The writes that change each column of live queries about venues and clubs; windows.pg.test.ts
// proves the list exactly.
import { because, type ColumnTable } from './window-table.ts'

export const placesColumns: ColumnTable = {
  'clubMembers-list': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['clubMembers', 'account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest'],
    ['clubMembers.created', because.begun],
    ['clubMembers.clubId clubMembers.locationId clubMembers.playerId', because.known],
  ],
  'clubs-atLocation': [
    ['invited', 'clubMembers-answer clubMembers-invite clubs-delete clubs-rename'],
    ['invited.members', 'account-delete'],
    [
      'joined',
      `
      account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest
      clubMembers-remove clubs-delete clubs-handOver clubs-rename [venues merge]`,
    ],
    ['locationName', 'locations-update [venues import]'],
    [
      'owned',
      'account-delete clubs-create clubs-delete clubs-handOver clubs-rename [venues merge]',
    ],
    ['owned.members', 'clubMembers-add clubMembers-answerRequest'],
    ['owned.created owned.location owned.owner', because.begun],
    ['invited.clubId joined.clubId owned.clubId owned.playerId', because.known],
    ['invited.clubName joined.clubName joined.members owned.clubName', because.row],
  ],
  'clubs-home': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['about contactNames joining rules title venues visibility', 'clubs-updateHome'],
    ['invited', 'account-delete clubMembers-invite [players hide] [players restore]'],
    ['key', 'account-delete clubs-handOver clubs-renewKey'],
    ['locationName', 'locations-update'],
    [
      'contactCount',
      'account-delete clubMembers-setOffice clubs-handOver contacts-add contacts-moveFromClub',
    ],
    ['memberCount', 'account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest'],
    ['mine', 'account-delete clubMembers-answer clubs-handOver'],
    ['officers', 'account-delete clubMembers-answer clubMembers-setOffice clubs-handOver'],
    ['own.muted', 'clubMembers-mute'],
    ['own.realName', 'clubMembers-setRealName'],
    ['ownerId ownerName', 'account-delete clubs-handOver'],
    ['photoURL', 'upload'],
    ['requestCount requests', 'clubMembers-answerRequest'],
    ['rights', 'account-delete clubMembers-setOffice clubs-handOver'],
    [
      'steps',
      'account-delete clubMembers-add clubMembers-invite clubs-handOver clubs-updateHome contacts-moveFromClub',
    ],
    ['tags', 'clubs-setTags'],
    ['office', 'clubMembers-setOffice'],
    [
      `
      invited.photoURL invited.skillSelf officers.photoURL officers.skillSelf
      requests.photoURL requests.skillSelf`,
      because.card,
    ],
    [
      `
      clubId clubName invited.playerId locationId officers.playerId requests.playerId
      venues.locationId`,
      because.known,
    ],
    ['invited.playerName officers.playerName requests.playerName venues.name', because.name],
    ['officers.office requests.asked', because.row],
  ],
  'clubChats-byClub': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['mayModerate', 'account-delete clubs-handOver'],
    ['messages', 'clubChats-send'],
    ['messages.message messages.removed', 'clubChats-remove'],
    ['muted', 'clubChats-mute'],
    ['unread', because.joined],
    ['messages.created', because.begun],
    ['messages.photoURL', because.card],
    ['messages.messageId messages.playerId', because.known],
    ['messages.playerName', because.name],
    ['more', because.page],
  ],
  'clubPolls-list': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['mayAsk', 'account-delete clubs-handOver'],
    ['polls', 'clubPolls-ask clubPolls-remove'],
    ['polls.closed', 'clubPolls-close'],
    ['polls.mine polls.voters polls.votes', 'clubPolls-vote'],
    ['polls.created', because.begun],
    ['polls.pollId', because.known],
    ['polls.closes polls.kind polls.options polls.question', because.row],
  ],
  'clubNotices-list': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['notices', 'clubNotices-post clubNotices-remove'],
    ['notices.pinned', 'clubNotices-pin'],
    ['notices.isRead notices.readCount', 'clubNotices-markRead'],
    ['hasMore', because.page],
    ['notices.created', because.begun],
    ['notices.noticeId', because.known],
    ['notices.author notices.text notices.title', because.row],
  ],
  'clubs-byId': [
    ['(open)', 'clubMembers-remove clubs-delete clubs-rename [venues merge]'],
    ['invited', 'account-delete clubMembers-invite [players hide] [players restore]'],
    ['locationName', 'locations-update'],
    ['memberCount', 'account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest'],
    [
      'members',
      `
      account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest
      clubs-handOver`,
    ],
    ['members.photoURL', 'upload'],
    ['members.skillSelf', 'players-updatePlayer'],
    ['mine', 'account-delete clubMembers-answer clubs-handOver'],
    ['ownerId ownerName', 'account-delete clubs-handOver'],
    ['invited.photoURL invited.skillSelf', because.card],
    ['clubId clubName invited.playerId locationId members.playerId', because.known],
    ['invited.playerName members.playerName', because.name],
  ],
  'locations-byId': [
    [
      'admins mine.isAdmin',
      '[admins appoint] [admins remove] locationsAdmin-accept [venues merge]',
    ],
    ['clubs', 'clubs-create clubs-delete clubs-rename [venues merge]'],
    ['clubs.key', 'clubs-updateHome'],
    [
      'clubs.members',
      `
      account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest
      clubMembers-remove clubs-delete clubs-rename`,
    ],
    [
      'clubs.mine',
      `
      account-delete clubMembers-add clubMembers-answer clubMembers-answerRequest
      clubMembers-invite clubMembers-remove clubs-delete clubs-handOver clubs-rename`,
    ],
    ['clubs.ownerName', 'account-delete clubs-delete clubs-handOver clubs-rename'],
    ['edited', 'locations-update suggestions-close upload'],
    ['days', 'locations-setDayStatus'],
    ['days.day days.nextWord days.note days.state days.until', because.row],
    ['events.dayStatus', 'events-setDayStatus locations-setDayStatus'],
    [
      `
      events.dayStatus.by events.dayStatus.nextWord events.dayStatus.note events.dayStatus.state
      events.dayStatus.until`,
      because.row,
    ],
    ['embed', 'locations-setEmbed'],
    [
      'events',
      `
      events-cancel events-create events-delete events-update leagues-addDays
      tournaments-addDivision [venues merge] tournaments-update`,
    ],
    [
      `
      events.city events.locationName fields.access fields.address fields.country
      fields.covered fields.dedicatedCourts fields.eventCreators fields.fee fields.hours
      fields.indoor fields.lat fields.lit fields.localRules fields.lon fields.nets
      fields.parking fields.phone fields.region fields.restrooms fields.surface
      fields.water fields.website`,
      'locations-update',
    ],
    ['events.drawAt', 'draws draws-make'],
    [
      `
      events.cancelCutoffHours events.duration events.maxPlayers events.minPlayers
      events.signupCloses events.ageMax events.ageMin events.skillMax events.skillMin events.startDate events.startTime
      events.startsAt events.title events.type`,
      'events-update',
    ],
    ['events.myOffer', 'events-answerOffer offers'],
    [
      'events.myPlace',
      `
      draws events-addPlayer events-answerOffer events-movePlayer events-removePlayer
      events-signUp events-swapPlayers events-update events-withdraw matchLists-addPlayer offers
      ownActs-answer`,
    ],
    [
      'events.playing',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-setGuests events-signUp events-update links-answer offers [players suspend]`,
    ],
    [
      'events.waiting',
      `draws draws-make events-addPlayer events-addWalkIn events-answerFor events-answerOffer
      events-removePlayer events-signUp events-update events-withdraw links-answer
      ownActs-answer`,
    ],
    ['fields.city fields.name', 'locations-update [venues import]'],
    ['fields.courts', 'locations-update suggestions-close'],
    ['fields.hidden', '[venues hide] [venues merge] [venues restore]'],
    ['mine.active', 'locationsAdmin-accept playerLocations-setActive [venues merge]'],
    ['mine.isHome', 'players-updatePlayer [venues merge]'],
    ['photoURL', 'upload'],
    [
      'playerCount',
      'account-delete locationsAdmin-accept playerLocations-setActive [venues merge]',
    ],
    [
      'skillCounts',
      'locationsAdmin-accept playerLocations-setActive players-updatePlayer [venues merge]',
    ],
    ['skillCounts.players', 'account-delete players-updatePlayer [venues merge]'],
    ['skillCounts.skill', '[venues merge]'],
    ['mine.needsSecondFactor', because.factor],
    ['attribution source', because.installed],
    ['admins.playerId clubs.clubId events.eventId events.organizerId locationId', because.known],
    ['admins.playerName events.organizerName', because.name],
    ['events.timezone timezone', because.place],
    ['events.signupOpens', because.form],
    [
      `
      clubs.clubName events.entryBy events.friends events.gender events.invite
      events.isOrganizer events.location events.status`,
      because.row,
    ],
  ],
  'locations-list': [
    ['locations', 'locations-create [venues hide] [venues import] [venues merge] [venues restore]'],
    ['locations.city locations.name', 'locations-update [venues import]'],
    ['locations.country locations.lat locations.lon locations.region', 'locations-update'],
    ['locations.courts', 'locations-update suggestions-close'],
    ['locations.edited', 'locations-update suggestions-close upload'],
    ['locations.photoURL', 'upload'],
    ['locations.id', because.known],
    ['more', because.page],
    ['locations.timezone', because.place],
    ['locations.hidden', because.row],
  ],
  'locationsAdmin-list': [
    ['locationsAdmin', '[admins appoint] [admins remove] locationsAdmin-accept [venues merge]'],
    ['locationsAdmin.created', because.begun],
    ['locationsAdmin.locationId locationsAdmin.playerId', because.known],
  ],
  'locationsAdmin-log': [
    ['(open)', '[admins remove] [venues merge]'],
    [
      'lines',
      `
      [results rank] [results unrank]
      events-setRanked houseRules-answer houseRules-save locations-setDayStatus
      locations-setEmbed locations-update locationsAdmin-accept locationsAdmin-invite
      reports-close screens-add screens-remove suggestions-close upload`,
    ],
    ['lines.created', because.begun],
    ['lines.event.eventId lines.lineId', because.known],
    ['lines.actorName lines.otherName lines.playerName', because.name],
    ['more', because.page],
    [
      `
      lines.action lines.detail lines.event lines.event.startDate lines.event.title
      lines.event.type`,
      because.row,
    ],
  ],
  'playerLocations-atLocation': [
    [
      'playerLocations',
      `
      account-delete locationsAdmin-accept playerLocations-setActive [players hide] [players
      restore] [players suspend] players-updatePlayer [venues merge]`,
    ],
    ['playerLocations.created', because.begun],
    ['playerLocations.locationId playerLocations.playerId', because.known],
    ['more', because.page],
    ['playerLocations.removed', because.row],
  ],
  'playerLocations-mine': [
    [
      'playerLocations',
      `
      locations-create locationsAdmin-accept playerLocations-setActive players-updatePlayer
      [venues merge]`,
    ],
    ['playerLocations.locationId', '[venues merge]'],
    ['playerLocations.created', because.begun],
    ['playerLocations.playerId playerLocations.userId', because.known],
    ['playerLocations.removed', because.row],
  ],
  'reports-atLocation': [
    ['(open)', '[admins remove] [venues merge]'],
    ['reports', 'reports-close reports-create'],
    ['reports.created', because.begun],
    ['reports.photoURL', because.card],
    ['reports.playerId reports.reportId', because.known],
    ['reports.playerName', because.name],
    ['reports.canRemove reports.clubName reports.kind reports.message reports.reason', because.row],
  ],
  'suggestions-atLocation': [
    ['(open)', '[admins remove] [venues merge]'],
    ['suggestions', 'suggestions-close suggestions-create'],
    ['suggestions.changes.now', 'locations-update'],
    ['suggestions.created', because.begun],
    ['suggestions.suggestionId', because.known],
    ['suggestions.playerName', because.name],
    ['suggestions.changes suggestions.changes.field suggestions.changes.suggested', because.row],
  ],
}
