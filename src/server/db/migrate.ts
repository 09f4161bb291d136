// Brings a database to the newest migration, by run-steps.ts. Several servers may start at once.
import type { Migration } from 'kysely/migration'
import * as foundation from './migrations/001-foundation.ts'
import * as community from './migrations/002-community.ts'
import * as ppGlobals from './migrations/003-pp-globals.ts'
import * as matchLists from './migrations/004-match-lists.ts'
import * as awards from './migrations/005-awards.ts'
import * as ratings from './migrations/006-ratings.ts'
import * as leaderboards from './migrations/007-leaderboards.ts'
import * as series from './migrations/008-series.ts'
import * as leagues from './migrations/009-leagues.ts'
import * as notifications from './migrations/010-notifications.ts'
import * as reminders from './migrations/011-reminders.ts'
import * as sharing from './migrations/012-sharing.ts'
import * as ledger from './migrations/013-ledger.ts'
import * as support from './migrations/014-support.ts'
import * as account from './migrations/015-account.ts'
import * as operator from './migrations/016-operator.ts'
import * as media from './migrations/017-media.ts'
import * as eventChats from './migrations/018-event-chats.ts'
import * as suggestions from './migrations/019-suggestions.ts'
import * as attendance from './migrations/020-attendance.ts'
import * as readChats from './migrations/021-read-chats-and-ended-sessions.ts'
import * as sessions from './migrations/022-sessions.ts'
import * as newcomers from './migrations/023-newcomers-and-suspensions.ts'
import * as roundedPositions from './migrations/025-rounded-positions.ts'
import * as callInputs from './migrations/026-call-inputs.ts'
import * as eventInstants from './migrations/029-event-instants.ts'
import * as secondFactor from './migrations/030-second-factor.ts'
import * as nodesOfAStore from './migrations/031-nodes-of-a-store.ts'
import * as photoRemovals from './migrations/032-photo-removals.ts'
import * as ownActs from './migrations/033-own-acts.ts'
import * as eventRanking from './migrations/034-event-ranking.ts'
import * as decidedScores from './migrations/035-decided-scores.ts'
import * as rosterEntries from './migrations/036-roster-entries.ts'
import * as tokenUndo from './migrations/037-token-undo.ts'
import * as chatInstants from './migrations/038-chat-instants.ts'
import * as movedLeagues from './migrations/039-moved-leagues.ts'
import * as declinedRequests from './migrations/040-declined-requests.ts'
import * as namesOfRegions from './migrations/041-names-of-regions.ts'
import * as eventHosts from './migrations/042-event-hosts.ts'
import * as namesThatRest from './migrations/043-names-that-rest.ts'
import * as characters from './migrations/044-characters.ts'
import * as looks from './migrations/045-looks.ts'
import * as languages from './migrations/046-languages.ts'
import * as marksOfOwnActs from './migrations/047-marks-of-own-acts.ts'
import * as reach from './migrations/048-reach.ts'
import * as invitations from './migrations/049-invitations.ts'
import * as offeredPlaces from './migrations/050-offered-places.ts'
import * as suppressedAddresses from './migrations/051-suppressed-addresses.ts'
import * as invitationAnswers from './migrations/052-invitation-answers.ts'
import * as leagueInvitees from './migrations/053-league-invitees.ts'
import * as pickedPeople from './migrations/054-picked-people.ts'
import * as invitationTiers from './migrations/055-invitation-tiers.ts'
import * as contacts from './migrations/056-contacts.ts'
import * as contactImports from './migrations/057-contact-imports.ts'
import * as contactLinks from './migrations/058-contact-links.ts'
import * as homesOfClubs from './migrations/060-homes-of-clubs.ts'
import * as officesOfClubs from './migrations/061-offices-of-clubs.ts'
import * as membersOfClubs from './migrations/062-members-of-clubs.ts'
import * as noticesOfClubs from './migrations/063-notices-of-clubs.ts'
import * as dupr from './migrations/065-dupr.ts'
import * as agreements from './migrations/066-agreements.ts'
import * as payments from './migrations/067-payments.ts'
import * as purses from './migrations/068-purses.ts'
import * as checkoutEvents from './migrations/069-checkout-events.ts'
import * as chatsOfClubs from './migrations/070-chats-of-clubs.ts'
import * as pollsOfClubs from './migrations/071-polls-of-clubs.ts'
import * as tagsAsTiers from './migrations/072-tags-as-tiers.ts'
import * as linksToLeagues from './migrations/074-links-to-leagues.ts'
import * as substitutesOfLeagues from './migrations/075-substitutes-of-leagues.ts'
import * as contactLookups from './migrations/078-contact-lookups.ts'
import * as teamLeagues from './migrations/079-team-leagues.ts'
import * as queues from './migrations/081-queues.ts'
import * as dayStatuses from './migrations/082-day-statuses.ts'
import * as checkIns from './migrations/084-check-ins.ts'
import * as houseRules from './migrations/087-house-rules.ts'
import * as screens from './migrations/088-screens.ts'
import * as runningScores from './migrations/089-running-scores.ts'
import * as tournaments from './migrations/090-tournaments.ts'
import * as ages from './migrations/091-ages.ts'
import * as partnerSeekers from './migrations/092-partner-seekers.ts'
import * as triggersOfEvents from './migrations/093-triggers-of-events.ts'
import * as versionsOfDerivedColumns from './migrations/094-derived-columns.ts'
import * as mailToStrangers from './migrations/096-mail-to-strangers.ts'
import * as linkNames from './migrations/099-link-names.ts'
import * as claims from './migrations/100-claims.ts'
import * as declinedClaims from './migrations/101-declined-claims.ts'
import * as quotasOfNewcomers from './migrations/102-quotas-of-newcomers.ts'
import * as storedText from './migrations/103-stored-text.ts'
import * as namesOfContacts from './migrations/104-names-of-contacts.ts'
import * as tagsOfContacts from './migrations/105-tags-of-contacts.ts'
import * as searchColumns from './migrations/106-search-columns.ts'
import * as joinedContacts from './migrations/107-joined-contacts.ts'
import * as formerAddresses from './migrations/110-former-addresses.ts'
import * as actsOfLeagueDays from './migrations/111-acts-of-league-days.ts'
import * as overlappingAttendance from './migrations/112-overlapping-attendance.ts'
import * as cutoffsOfEntries from './migrations/113-cutoffs-of-entries.ts'
import * as heldResults from './migrations/114-held-results.ts'
import * as seedsOfDraws from './migrations/115-seeds-of-draws.ts'
import * as lostCourts from './migrations/116-lost-courts.ts'
import * as disownedSeats from './migrations/117-disowned-seats.ts'
import * as settledPurses from './migrations/121-settled-purses.ts'
import * as indexesInsteadOfScans from './migrations/122-indexes-instead-of-scans.ts'
import * as tournamentCohosts from './migrations/123-tournament-cohosts.ts'
import * as privateTournaments from './migrations/124-private-tournaments.ts'
import * as branding from './migrations/130-branding.ts'
import * as operators from './migrations/132-operators.ts'
import * as registration from './migrations/133-registration.ts'
import * as firstOwner from './migrations/134-first-owner.ts'
import * as backups from './migrations/135-backups.ts'
import * as networksOfRequests from './migrations/138-networks-of-requests.ts'
import * as encryptedBackups from './migrations/139-encrypted-backups.ts'
import * as backupsAway from './migrations/140-backups-away.ts'
import * as restores from './migrations/141-restores.ts'
import * as emptiedDemo from './migrations/142-emptied-demo.ts'
import * as reportDecisions from './migrations/145-report-decisions.ts'
import * as ownTexts from './migrations/146-own-texts.ts'
import * as operatorsDesk from './migrations/147-operators-desk.ts'
import * as askedJobs from './migrations/148-asked-jobs.ts'
import * as foundingRules from './migrations/149-founding-rules.ts'
import * as clubSearch from './migrations/150-club-search.ts'
import * as takenRegions from './migrations/151-taken-regions.ts'
import * as foundingEvents from './migrations/153-founding-events.ts'
import type { Database } from './open-database.ts'
import {
  assertKnown,
  describeForeign,
  listDone,
  runSteps,
  type StoreStep,
} from './steps/run-steps.ts'
import { quietWaiting, type Waiting } from './steps/wait-for-locks.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '001-foundation': foundation,
  '002-community': community,
  '003-pp-globals': ppGlobals,
  '004-match-lists': matchLists,
  '005-awards': awards,
  '006-ratings': ratings,
  '007-leaderboards': leaderboards,
  '008-series': series,
  '009-leagues': leagues,
  '010-notifications': notifications,
  '011-reminders': reminders,
  '012-sharing': sharing,
  '013-ledger': ledger,
  '014-support': support,
  '015-account': account,
  '016-operator': operator,
  '017-media': media,
  '018-event-chats': eventChats,
  '019-suggestions': suggestions,
  '020-attendance': attendance,
  '021-read-chats-and-ended-sessions': readChats,
  '022-sessions': sessions,
  '023-newcomers-and-suspensions': newcomers,
  '025-rounded-positions': roundedPositions,
  '026-call-inputs': callInputs,
  '029-event-instants': eventInstants,
  '030-second-factor': secondFactor,
  '031-nodes-of-a-store': nodesOfAStore,
  '032-photo-removals': photoRemovals,
  '033-own-acts': ownActs,
  '034-event-ranking': eventRanking,
  '035-decided-scores': decidedScores,
  '036-roster-entries': rosterEntries,
  '037-token-undo': tokenUndo,
  '038-chat-instants': chatInstants,
  '039-moved-leagues': movedLeagues,
  '040-declined-requests': declinedRequests,
  '041-names-of-regions': namesOfRegions,
  '042-event-hosts': eventHosts,
  '043-names-that-rest': namesThatRest,
  '044-characters': characters,
  '045-looks': looks,
  '046-languages': languages,
  '047-marks-of-own-acts': marksOfOwnActs,
  '048-reach': reach,
  '049-invitations': invitations,
  '050-offered-places': offeredPlaces,
  '051-suppressed-addresses': suppressedAddresses,
  '052-invitation-answers': invitationAnswers,
  '053-league-invitees': leagueInvitees,
  '054-picked-people': pickedPeople,
  '055-invitation-tiers': invitationTiers,
  '056-contacts': contacts,
  '057-contact-imports': contactImports,
  '058-contact-links': contactLinks,
  '060-homes-of-clubs': homesOfClubs,
  '061-offices-of-clubs': officesOfClubs,
  '062-members-of-clubs': membersOfClubs,
  '063-notices-of-clubs': noticesOfClubs,
  '065-dupr': dupr,
  '066-agreements': agreements,
  '067-payments': payments,
  '068-purses': purses,
  '069-checkout-events': checkoutEvents,
  '070-chats-of-clubs': chatsOfClubs,
  '071-polls-of-clubs': pollsOfClubs,
  '072-tags-as-tiers': tagsAsTiers,
  '074-links-to-leagues': linksToLeagues,
  '075-substitutes-of-leagues': substitutesOfLeagues,
  '078-contact-lookups': contactLookups,
  '079-team-leagues': teamLeagues,
  '081-queues': queues,
  '082-day-statuses': dayStatuses,
  '084-check-ins': checkIns,
  '087-house-rules': houseRules,
  '088-screens': screens,
  '089-running-scores': runningScores,
  '090-tournaments': tournaments,
  '091-ages': ages,
  '092-partner-seekers': partnerSeekers,
  '093-triggers-of-events': triggersOfEvents,
  '094-derived-columns': versionsOfDerivedColumns,
  '096-mail-to-strangers': mailToStrangers,
  '099-link-names': linkNames,
  '100-claims': claims,
  '101-declined-claims': declinedClaims,
  '102-quotas-of-newcomers': quotasOfNewcomers,
  '103-stored-text': storedText,
  '104-names-of-contacts': namesOfContacts,
  '105-tags-of-contacts': tagsOfContacts,
  '106-search-columns': searchColumns,
  '107-joined-contacts': joinedContacts,
  '110-former-addresses': formerAddresses,
  '111-acts-of-league-days': actsOfLeagueDays,
  '112-overlapping-attendance': overlappingAttendance,
  '113-cutoffs-of-entries': cutoffsOfEntries,
  '114-held-results': heldResults,
  '115-seeds-of-draws': seedsOfDraws,
  '116-lost-courts': lostCourts,
  '117-disowned-seats': disownedSeats,
  '121-settled-purses': settledPurses,
  '122-indexes-instead-of-scans': indexesInsteadOfScans,
  '123-tournament-cohosts': tournamentCohosts,
  '124-private-tournaments': privateTournaments,
  '130-branding': branding,
  '132-operators': operators,
  '133-registration': registration,
  '134-first-owner': firstOwner,
  '135-backups': backups,
  '138-networks-of-requests': networksOfRequests,
  '139-encrypted-backups': encryptedBackups,
  '140-backups-away': backupsAway,
  '141-restores': restores,
  '142-emptied-demo': emptiedDemo,
  '145-report-decisions': reportDecisions,
  '146-own-texts': ownTexts,
  '147-operators-desk': operatorsDesk,
  '148-asked-jobs': askedJobs,
  '149-founding-rules': foundingRules,
  '150-club-search': clubSearch,
  '151-taken-regions': takenRegions,
  '153-founding-events': foundingEvents,
}

const steps: readonly StoreStep[] = Object.entries(migrations)

export const migrateToLatest = (db: Database, waiting: Waiting = quietWaiting): Promise<void> =>
  runSteps(db, steps, waiting)

/** Pending migrations in order. Throws a StartError when unknown ones have run. */
export async function listMissingMigrations(db: Database): Promise<string[]> {
  const done = await listDone(db)
  assertKnown(done, steps)
  return steps.slice(done.length).map(([name]) => name)
}

export const describeOtherRelease = (names: readonly string[]): string | null =>
  describeForeign(names, steps)

/**
 * Brings a database that is empty or already there to exactly these migrations; false, without
 * changes, when they aren't the first ones of this release.
 */
export async function migrateTo(db: Database, names: readonly string[]): Promise<boolean> {
  const done = await listDone(db)
  if (names.length === 0 || done.length > names.length || describeOtherRelease(names) !== null)
    return false
  await runSteps(db, steps.slice(0, names.length), quietWaiting)
  return true
}
