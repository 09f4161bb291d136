// The writes that change each column of live queries about people, their notifications and
// possessions; windows.pg.test.ts proves the list exactly.
import { because, type ColumnTable } from './window-table.ts'

export const peopleColumns: ColumnTable = {
  'alerts-list': [
    [
      'alerts',
      `
      account-delete announcements clubMembers-add clubMembers-answerRequest clubMembers-invite
      clubMembers-setOffice clubs-delete clubs-handOver contacts-answerClaim contacts-claim
      contacts-undoClaim draws houseRules-answer
      houseRules-appeal
      eventTeams-accept eventTeams-end events-addPlayer events-cancel events-delete
      events-movePlayer events-removePlayer events-setDayStatus events-swapPlayers
      events-update invitations
      leagues-addDays leagues-addPlayer leagues-answer leagues-invite leagues-join
      leagues-moveMatchup leagues-nameSubstitute leagues-planMatchups
      leagues-removePlayer leagues-saveTeam leagues-setState locationsAdmin-accept matchLists-plan
      matches-clear matches-decide matches-dispute offers payments-remind playerPass-send queues-setOwn
      reminders results-close rewards suggestions-create tournaments-call tournaments-drawAgain tournaments-planDay upload
      events-invitePlayer tournaments-update`,
    ],
    ['alerts.params', 'clubs-rename'],
    [
      'alerts.read',
      'alerts-markAllRead documentUpdates-setDocument documentUpdates-updateDocument',
    ],
    ['alerts.created alerts.to', because.begun],
    ['alerts.alertId alerts.eventId alerts.userId', because.known],
    ['more', 'invitations offers reminders tournaments-drawAgain'],
    ['alerts.kind', because.row],
  ],
  'calendarFeeds-mine': [['created', 'calendarFeeds-remove calendarFeeds-set']],
  'leaderboards-page': [
    ['mine.attended mine.hosted mine.losses mine.wins', 'leaderboards [venues merge]'],
    ['mine.medalGold', 'leaderboards repair'],
    ['mine.points mine.value', 'leaderboards repair [venues merge]'],
    ['mine.onLeaderboards mine.skillSelf', 'players-updatePlayer'],
    ['mine.photoURL', 'upload'],
    [
      'mine.rank rows',
      'leaderboards [players hide] [players restore] [players suspend] [venues merge]',
    ],
    ['name', 'locations-update [venues import]'],
    ['rows.medalBronze rows.medalGold rows.points rows.value', 'leaderboards repair'],
    ['rows.medalSilver', 'leaderboards'],
    ['rows.rank', '[players hide] [players restore] [players suspend]'],
    ['mine.medalBronze mine.medalSilver mine.rating', because.board],
    ['rows.photoURL rows.skillSelf', because.card],
    ['mine.playerId rows.playerId', because.known],
    ['mine.playerName rows.playerName', because.name],
    ['more', because.page],
    ['rows.attended rows.hosted rows.losses rows.rating rows.wins', because.row],
  ],
  'ledger-list': [
    [
      'entries',
      'playerPass-claim playerPass-send playerPass-undo players-playerReward rewards upload',
    ],
    ['entries.amount entries.kind entries.player', 'playerPass-send playerPass-undo'],
    ['entries.balanceAfter entries.entryNo', 'playerPass-send playerPass-undo rewards'],
    ['entries.created', 'playerPass-send'],
    ['entries.detail', 'playerPass-undo rewards'],
    ['entries.fee', 'playerPass-undo'],
    ['entries.event.location', because.begun],
    ['entries.event.eventId entries.player.playerId', because.known],
    ['entries.player.playerName', because.name],
    ['more', because.page],
    ['entries.event entries.event.title entries.event.type entries.note', because.row],
  ],
  'media-list': [
    ['items', 'media-link media-remove upload'],
    ['items.created', because.begun],
    ['items.photoURL', because.card],
    ['items.locationId items.mediaId items.playerId', because.known],
    ['items.playerName', because.name],
    ['more', because.page],
    [
      `
      items.caption items.isMine items.kind items.locationName items.mayRemove items.network
      items.url`,
      because.row,
    ],
  ],
  'messageLast-toMe': [
    [
      'messageLast',
      `
      documentUpdates-addDocument eventTeams-request locationsAdmin-invite messages-send
      messages-toRoster`,
    ],
    ['messageLast.read', 'messages-markRead'],
    ['messageLast.channel messageLast.created messageLast.to', because.begun],
    ['messageLast.channelPhotoURL', because.card],
    [
      `
      messageLast.eventId messageLast.fromId messageLast.locationId messageLast.messageId
      messageLast.toId`,
      because.known,
    ],
    ['more', because.page],
    ['messageLast.from messageLast.message messageLast.type', because.row],
  ],
  'messages-summary': [
    [
      'threads',
      `
      documentUpdates-addDocument eventTeams-request locationsAdmin-invite messages-send
      messages-toRoster`,
    ],
    ['threads.preview threads.type', 'eventTeams-request'],
    ['threads.unread', 'messages-markRead'],
    ['threads.created', because.begun],
    ['threads.photoURL', because.card],
    ['threads.playerId', because.known],
    ['threads.playerName', because.name],
    ['more', because.page],
    ['threads.fromMe', because.row],
  ],
  'messages-thread': [
    [
      '(open)',
      'account-delete [players hide] [players suspend] players-block players-updatePlayer',
    ],
    [
      'messages',
      'documentUpdates-addDocument eventTeams-request locationsAdmin-invite messages-send',
    ],
    ['messages.event', 'events-delete'],
    ['messages.event.locationName', 'locations-update'],
    ['messages.event.title', 'account-delete events-update'],
    ['messages.read', 'messages-markRead'],
    ['messages.request.state', 'eventTeams-accept locationsAdmin-accept messages-decline'],
    ['photoURL', 'upload'],
    ['messages.channel messages.created', because.begun],
    [
      `
      messages.event.eventId messages.fromId messages.messageId messages.request.locationId
      messages.toId playerId`,
      because.known,
    ],
    ['playerName', because.name],
    ['more', because.page],
    [
      `
      messages.event.startDate messages.event.startTime messages.event.type messages.fromMe
      messages.message messages.request messages.request.locationName
      messages.type`,
      because.row,
    ],
  ],
  'messages-unread': [
    [
      'messages',
      `
      documentUpdates-addDocument eventTeams-request locationsAdmin-invite messages-markRead
      messages-send messages-toRoster`,
    ],
    ['messages.channel messages.created messages.to', because.begun],
    ['messages.channelPhotoURL', because.card],
    [
      'messages.eventId messages.fromId messages.locationId messages.messageId messages.toId',
      because.known,
    ],
    ['messages.from messages.message messages.read messages.type', because.row],
  ],
  'notifications-health': [
    ['digest off off.channel off.group', 'notifications-updateSettings'],
    ['mail.isConfirmed', 'account-confirmEmail'],
    ['push.devices', 'push-subscribe push-unsubscribe'],
    ['push.devices.lastOk push.lastSent', 'deliveries'],
    [
      'waiting',
      `
      announcements contacts-answerClaim contacts-undoClaim deliveries draws events-update
      houseRules-answer invitations leagues-addDays leagues-invite leagues-setState
      matchLists-plan matches-decide offers reminders results-close tournaments-planDay
      tournaments-update`,
    ],
    ['push.devices.created', because.begun],
    ['mail.isConfigured', because.installed],
    ['push.devices.deviceId', because.known],
    ['mail.suppressed', '[suppressed clear]'],
    ['mail.address mail.lastFailed mail.lastSent push.lastFailed quietUntil', because.reached],
    ['push.devices.failures push.devices.name', because.row],
  ],
  'notifications-reach': [
    ['reach.mail', 'account-confirmEmail [suppressed clear]'],
    ['reach.push', 'push-subscribe push-unsubscribe'],
    ['wasAsked', 'notifications-noteReachAsked'],
    ['vapidPublicKey', because.installed],
    [
      'isEntered',
      `
      account-delete events-addPlayer events-answerOffer events-cancel events-delete
      events-removePlayer events-signUp events-withdraw leagues-addDays ownActs-answer`,
    ],
    ['address', because.reached],
  ],
  'notifications-settings': [
    [
      'digest language mailInstead matrix quietHours quietHours.from quietHours.to',
      'notifications-updateSettings',
    ],
    ['pushDevices', 'push-subscribe push-unsubscribe'],
    ['pushDevices.lastOk', 'deliveries'],
    ['pushDevices.created', because.begun],
    ['vapidPublicKey', because.installed],
    ['pushDevices.deviceId', because.known],
    ['timezone', because.place],
    ['pushDevices.failures pushDevices.name', because.row],
  ],
  'playerFavorites-mine': [
    ['playerFavorites', 'playerFavorites-set'],
    ['playerFavorites.created', because.begun],
    ['playerFavorites.favoriteId playerFavorites.playerId playerFavorites.userId', because.known],
    ['playerFavorites.favorite', because.row],
  ],
  'playerFriends-mine': [
    ['playerFriends', 'playerFriends-set'],
    ['playerFriends.created', because.begun],
    ['playerFriends.friendId playerFriends.playerId playerFriends.userId', because.known],
    ['playerFriends.friend', because.row],
  ],
  'playerPass-mine': [
    ['balance', 'playerPass-claim playerPass-send playerPass-undo'],
    ['pass', 'playerPass-redeem'],
    ['pass.lastClaimAt pass.lastClaimTx pass.nextClaimAt', 'playerPass-claim'],
    ['platformFee', '[pass fee]'],
    ['pass.granted pass.serial pass.tier pass.weeklyAllowance', because.row],
  ],
  'players-blocked': [
    ['players', 'players-block'],
    ['players.playerId', because.known],
    ['players.playerName', because.name],
  ],
  'players-byId': [
    [
      '(open)',
      'account-delete [players hide] [players suspend] players-block players-updatePlayer',
    ],
    ['adminLocations', '[admins appoint] [admins remove] locationsAdmin-accept'],
    ['attended hosted losses wins', 'leaderboards'],
    ['diamonds', 'rewards upload'],
    [
      'duprRating facebook headline instagram medium skillSelf summary twitter youtube',
      'players-updatePlayer',
    ],
    ['hidden', '[players hide] [players restore] players-updatePlayer'],
    ['homeLocation', 'players-updatePlayer [venues merge]'],
    ['homeLocationName', 'locations-update players-updatePlayer [venues merge]'],
    ['medalBronze medalGold', 'leagues-setState repair results-close'],
    ['medalSilver', 'results-close'],
    ['mine.favorite', 'playerFavorites-set'],
    ['mine.friend', 'playerFriends-set'],
    ['photoURL', 'upload'],
    ['points', 'leaderboards repair'],
    ['mine.isMe playerId', because.known],
    ['playerName', because.name],
    ['drafted', because.signIn],
  ],
  'players-list': [
    [
      'count players',
      `
      account-delete [admins appoint] [admins remove] locationsAdmin-accept
      playerLocations-setActive [players hide] [players restore] [players suspend]
      players-updatePlayer [venues merge]`,
    ],
    ['locationName', 'locations-update [venues import]'],
    ['players.isAdmin', '[admins appoint] [admins remove]'],
    ['players.photoURL', 'upload'],
    ['players.skillSelf', 'players-updatePlayer'],
    ['players.playerId', because.known],
    ['players.playerName', because.name],
    ['more', because.page],
    ['players.favorite players.friend', because.row],
  ],
  'players-me': [
    [
      'locations',
      `
      locations-create locationsAdmin-accept playerLocations-setActive players-updatePlayer
      [venues merge]`,
    ],
    ['locations.city locations.lat locations.lon locations.name', 'locations-update'],
    ['locations.isAdmin', '[admins appoint] [admins remove]'],
    [
      'player.adminLocations',
      '[admins appoint] [admins remove] locations-create locationsAdmin-accept',
    ],
    ['player.diamonds', 'players-playerReward rewards upload'],
    [
      `
      player.birthYear player.duprId player.gender player.hidden player.homePage
      player.onLeaderboards player.skillChangedAt player.skillSelf`,
      'players-updatePlayer',
    ],
    ['player.homeLocation', 'players-updatePlayer [venues merge]'],
    ['player.homeLocationName', 'locations-update players-updatePlayer [venues merge]'],
    ['player.lastLat player.lastLon', 'players-updatePlayerPrivate'],
    ['player.medalGold', 'leagues-setState repair results-close'],
    ['player.newDiamond', 'rewards upload'],
    ['player.photoURL', 'upload'],
    ['player.playerPassLastClaimAt player.playerPassLastClaimTx', 'playerPass-claim'],
    ['player.playerPassNFTID player.playerPassTier', 'playerPass-redeem'],
    ['player.playerPassTokenBalance', 'playerPass-claim playerPass-send playerPass-undo'],
    [
      'unreadAlerts',
      `
      account-delete alerts-markAllRead announcements houseRules-answer houseRules-appeal clubMembers-add
      clubMembers-answerRequest clubMembers-invite clubMembers-setOffice
      clubs-delete clubs-handOver contacts-answerClaim contacts-claim contacts-undoClaim documentUpdates-setDocument documentUpdates-updateDocument draws
      eventTeams-accept eventTeams-end events-addPlayer events-cancel events-delete
      events-movePlayer events-removePlayer events-setDayStatus events-swapPlayers
      events-update invitations
      leagues-addDays leagues-addPlayer leagues-answer leagues-invite leagues-join
      leagues-moveMatchup leagues-nameSubstitute leagues-planMatchups
      leagues-removePlayer leagues-saveTeam leagues-setState locationsAdmin-accept matchLists-plan
      matches-clear matches-decide matches-dispute offers payments-remind playerPass-send queues-setOwn
      reminders results-close rewards suggestions-create tournaments-call tournaments-drawAgain tournaments-planDay upload
      events-invitePlayer tournaments-update`,
    ],
    [
      'unreadMessages',
      `
      documentUpdates-addDocument eventTeams-request locationsAdmin-invite messages-markRead
      messages-send messages-toRoster`,
    ],
    ['claims', because.twins],
    ['player.created', because.begun],
    ['player.medalBronze player.medalSilver', because.board],
    ['locations.locationId player.playerId userId', because.known],
    ['player.playerName stage.playerName', because.name],
    ['email player player.setupComplete provider stage stage.homeLocation status', because.signIn],
  ],
  'contacts-list': [
    ['(open)', 'clubs-delete clubs-handOver clubs-rename [admins remove] [venues merge]'],
    [
      'total',
      `contacts-add contacts-moveFromClub contacts-remove events-addWalkIn links-forget unused-contacts`,
    ],
    [
      'contacts',
      `contacts-add contacts-edit contacts-moveFromClub contacts-remove events-addWalkIn links-forget
      unused-contacts`,
    ],
    [
      'unsent',
      'contacts-edit contacts-moveFromClub contacts-remove contacts-sendInvitations links-forget links-stop',
    ],
    ['unsentByPhone', 'contacts-edit contacts-noteSent'],
    [
      'contacts.state',
      'contacts-answerClaim contacts-noteSent contacts-sendInvitations contacts-undoClaim links-open links-stop',
    ],
    ['contacts.invited', 'contacts-noteSent contacts-sendInvitations'],
    ['contacts.email', 'contacts-edit'],
    [
      'contacts.language contacts.name contacts.note contacts.phone contacts.skillSelf',
      'contacts-edit',
    ],
    ['contacts.link', 'contacts-answerClaim contacts-edit contacts-renewLink contacts-undoClaim'],
    [
      'contacts.claimedBy contacts.playerId contacts.isUndoable',
      'contacts-answerClaim contacts-undoClaim',
    ],
    ['contacts.claims', 'contacts-answerClaim contacts-claim'],
    ['contacts.claims.playerId contacts.claims.playerName', because.row],
    ['contacts.used', 'links-open'],
    ['contacts.tags', because.tagged],
    ['contacts.created', because.begun],
    ['contacts.contactId', because.known],
  ],
  'ppGlobals-current': [
    ['platformFee', '[pass fee]'],
    ['tiers', '[pass tiers]'],
    ['tiers.tier tiers.weeklyAllowance', because.row],
  ],
  'ratings-byPlayer': [
    [
      '(open)',
      'account-delete [players hide] [players suspend] players-block players-updatePlayer',
    ],
    ['ratings', 'ratings'],
    ['ratings.changes.eventId', because.known],
    [
      `
      ratings.changes ratings.changes.actual ratings.changes.change ratings.changes.day
      ratings.changes.expected ratings.changes.rating ratings.chart
      ratings.chart.day ratings.chart.rating ratings.discipline ratings.games
      ratings.provisional ratings.rating ratings.reliability`,
      because.row,
    ],
  ],
  'version-current': [['value', '[version set]']],
  'branding-current': [
    ['name shortName isNamed hue', '[branding reset] [branding set]'],
    ['logo', '[branding logo] [branding reset] [branding set]'],
    ['source', because.known],
  ],
}
