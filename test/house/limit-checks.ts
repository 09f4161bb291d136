// Limits of the domain as the checks of the database repeat them: a table and a condition, which is
// everything that the table's checks may say of its subject. limits.pg.test.ts compares them with
// the migrated store.
import { listGenders } from '#contract/match-list.ts'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { eventAgeMax, eventAgeMin } from '#domain/age/age.ts'
import { birthYearMax, birthYearMin } from '#domain/age/birth-year.ts'
import { banPatternMax, banReasonMax } from '#domain/ban/ban.ts'
import { checkInProofs, checkInStates, checkInWays } from '#domain/check-in/check-in.ts'
import {
  clubJoinings,
  clubTextMax,
  clubTitleMax,
  clubVisibilities,
} from '#domain/club/club-home.ts'
import { clubRequestStates } from '#domain/club/club-join.ts'
import { clubTagsMax, realNameMax } from '#domain/club/club-members.ts'
import { noticeTextMax, noticeTitleMax } from '#domain/club/club-notice.ts'
import {
  pollKinds,
  pollOptionsMax,
  pollOptionsMin,
  pollQuestionMax,
} from '#domain/club/club-poll.ts'
import { clubOffices } from '#domain/club/club-rights.ts'
import * as club from '#domain/club/club.ts'
import { formerAddressesMax } from '#domain/contact/claim.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { contactNamings } from '#domain/contact/outside-name.ts'
import { dayNoteMax } from '#domain/day-status/day-status.ts'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import { eventFields, handwrittenFields } from '#domain/event/event-fields.ts'
import * as event from '#domain/event/event.ts'
import { bestOfs, gamePoints, roundsMax, scorings, winBys } from '#domain/event/format.ts'
import { ownActStates, ownActs } from '#domain/event/own-act.ts'
import { rankings } from '#domain/event/ranking.ts'
import * as series from '#domain/event/series.ts'
import { tierHours } from '#domain/invitation/tier.ts'
import { substituteStates } from '#domain/league/substitute.ts'
import * as ledger from '#domain/ledger/ledger.ts'
import * as location from '#domain/location/location.ts'
import { suggestionOutcomes } from '#domain/location/suggestion.ts'
import { mailStatusMax, suppressionReasons, suppressionSources } from '#domain/mail/refused-mail.ts'
import {
  listPlayersMax,
  matchListStates,
  presences,
  watchKeyLength,
} from '#domain/match-list/match-list.ts'
import { disputeMax, gamesMax, matchStages, matchStates } from '#domain/match/match.ts'
import { medals } from '#domain/medal/medal.ts'
import { mediaCaptionMax, mediaKinds } from '#domain/media/media.ts'
import * as message from '#domain/message/message.ts'
import { quotaKinds } from '#domain/newcomer/newcomer.ts'
import { deliveryStates } from '#domain/notification/delivery.ts'
import {
  deliveryChannels,
  deviceNameMax,
  pushEndpointMax,
} from '#domain/notification/notification.ts'
import { seekNoteMax } from '#domain/partner/partner.ts'
import { amountMax } from '#domain/payment/money.ts'
import { payToKinds, payToNameMax, payToValueMax } from '#domain/payment/pay-to.ts'
import { paymentStates, paymentWays } from '#domain/payment/payment.ts'
import { priceKinds, refundRuleMax } from '#domain/payment/price.ts'
import * as pass from '#domain/player-pass/player-pass.ts'
import { playerNameMax, playerNameMin } from '#domain/player/name.ts'
import { diamondIds, genders, homePages } from '#domain/player/player.ts'
import { headlineMax, linkMax, socialNetworks, summaryMax } from '#domain/player/profile.ts'
import { skillMaximum, skillMinimum } from '#domain/player/skill.ts'
import { purseKinds } from '#domain/purse/purse.ts'
import { queueMembersMax, queueStates } from '#domain/queue/queue.ts'
import { reportKinds, reportOutcomes, reportReasonMax } from '#domain/report/report.ts'
import {
  screenNameMax,
  screenSecondsMax,
  screenSecondsMin,
  screenThemes,
} from '#domain/screen/screen.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { linkKeyLength } from '#domain/shared/link-key.ts'
import * as support from '#domain/support/support.ts'
import { templateNameMax } from '#domain/template/template.ts'
import {
  restMinutesMax,
  tournamentNameMax,
  tournamentNameMin,
} from '#domain/tournament/tournament.ts'
import { toColumnName } from '#server/db/tables/column-names.ts'
import { listFields } from '#test/support/input-bounds.ts'

/** What a language may be called in the database: a new one needs no migration. */
export const languageForm = '^[a-z]{2,3}(-[A-Z]{2})?$'
/** The unit of an account that holds entries of a club. */
const purseForm = '^purse:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const words = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** Texts of an event, as its list of fields bounds them. */
const eventTextChecks = handwrittenFields.map((name): [string, string] => {
  const [text] = listFields(eventFields.entries[name])
  return ['events', `char_length(${toColumnName(name)}) <= ${unitsPerCharacter * (text?.max ?? 0)}`]
})

export const limitChecks: readonly [string, string][] = [
  ['suspensions', `char_length(reason) between 1 and ${suspensionReasonMax}`],
  ['bans', `char_length(pattern) between 1 and ${banPatternMax}`],
  ['bans', `char_length(reason) <= ${banReasonMax}`],
  ['newcomer_acts', `kind in (${words(quotaKinds)})`],
  ['own_acts', `state in (${words(ownActStates)})`],
  ['events', `ranking in (${words(rankings)})`],
  ['own_acts', `how in (${words(ownActs)})`],
  ['event_day_statuses', `char_length(note) <= ${unitsPerCharacter * dayNoteMax}`],
  ['location_day_statuses', `char_length(note) <= ${unitsPerCharacter * dayNoteMax}`],
  [
    'players',
    `(char_length(player_name) between ${playerNameMin} and ${playerNameMax}
      or user_id IS NULL and (player_name = 'Deleted player' or contact))
      and (NOT contact or user_id IS NULL and hidden and NOT on_leaderboards and name_look IS NULL
      and char_length(player_name) between 1 and ${unitsPerCharacter * contactNameMax})`,
  ],
  ['players', `skill_self between ${skillMinimum} and ${skillMaximum}`],
  ['players', `home_page in (${words(homePages)})`],
  ['players_private', `birth_year between ${birthYearMin} and ${birthYearMax}`],
  ['events', `age_min between ${eventAgeMin} and ${eventAgeMax}`],
  ['events', `age_max between ${eventAgeMin} and ${eventAgeMax}`],
  ['players_private', `gender in (${words(genders)})`],
  ['player_diamonds', `diamond_id in (${words(diamondIds)})`],
  ['ledger_accounts', `unit in (${words(ledger.ledgerUnits)}) or unit ~ '${purseForm}'`],
  ['prices', `kind in (${words(priceKinds)})`],
  ['prices', `amount between 1 and ${amountMax}`],
  ['prices', `member_amount between 0 and ${amountMax}`],
  ['prices', `char_length(refund_rule) <= ${unitsPerCharacter * refundRuleMax}`],
  ['payments', `state in (${words(paymentStates)})`],
  ['payments', `way in (${words(paymentWays)})`],
  ['pay_to_lines', `kind in (${words(payToKinds)})`],
  ['pay_to_lines', `char_length(value) <= ${unitsPerCharacter * payToValueMax}`],
  ['pay_to_lines', `char_length(name) <= ${unitsPerCharacter * payToNameMax}`],
  ['ledger_accounts', `owner in (${words(ledger.ledgerOwners)})`],
  [
    'ledger_transactions',
    `CASE WHEN unit in (${words(ledger.ledgerUnits)}) THEN kind in (${words(ledger.ledgerKinds)})
      ELSE kind in (${words(purseKinds)}) END`,
  ],
  ['ledger_transactions', `made_by in (${words(ledger.ledgerMakers)})`],
  ['ledger_notes', `char_length(note) between 1 and ${unitsPerCharacter * pass.noteMax}`],
  ['pp_globals', `platform_fee between 0 and ${pass.platformFeeMax}`],
  ['pass_tiers', `char_length(tier) between 1 and ${pass.tierNameMax}`],
  ['pass_tiers', `weekly_allowance between 1 and ${pass.weeklyAllowanceMax}`],
  ['pass_codes', `char_length(batch) <= ${pass.batchNameMax}`],
  ['pass_codes', `max_uses between 1 and ${pass.codeUsesMax}`],
  ['locations', `char_length(name) between 2 and ${unitsPerCharacter * location.locationNameMax}`],
  ['locations', `char_length(local_rules) <= ${unitsPerCharacter * location.localRulesMax}`],
  ['locations', `courts between 0 and ${location.courtsMax}`],
  ['locations', `surface in (${words(location.surfaces)})`],
  ['locations', `nets in (${words(location.netKinds)})`],
  ['locations', `access in (${words(location.locationAccesses)})`],
  ['locations', `event_creators in (${words(location.eventCreators)})`],
  ['clubs', `char_length(club_name) between 1 and ${unitsPerCharacter * club.clubNameMax}`],
  ['clubs', `char_length(slug) between 1 and ${unitsPerCharacter * club.clubNameMax}`],
  ['clubs', `char_length(title) <= ${unitsPerCharacter * clubTitleMax}`],
  ['clubs', `char_length(about) <= ${unitsPerCharacter * clubTextMax}`],
  ['clubs', `char_length(rules) <= ${unitsPerCharacter * clubTextMax}`],
  ['clubs', `visibility in (${words(clubVisibilities)})`],
  ['clubs', `joining in (${words(clubJoinings)})`],
  ['clubs', `cardinality(tags) <= ${clubTagsMax}`],
  ['club_requests', `state in (${words(clubRequestStates)})`],
  ['club_members', `office in (${words(clubOffices)})`],
  ['club_members', `cardinality(tags) <= ${clubTagsMax}`],
  ['contacts', `cardinality(former_emails) <= ${formerAddressesMax}`],
  ['club_members', `char_length(real_name) <= ${unitsPerCharacter * realNameMax}`],
  ['club_notices', `char_length(title) between 1 and ${unitsPerCharacter * noticeTitleMax}`],
  ['club_messages', `char_length(message) <= ${unitsPerCharacter * message.messageMax}`],
  ['club_polls', `char_length(question) between 1 and ${unitsPerCharacter * pollQuestionMax}`],
  ['club_polls', `kind in (${words(pollKinds)})`],
  ['club_polls', `cardinality(options) between ${pollOptionsMin} and ${pollOptionsMax}`],
  ['club_poll_votes', `cardinality(choices) between 1 and ${pollOptionsMax}`],
  ['club_notices', `char_length(body) <= ${unitsPerCharacter * noticeTextMax}`],
  ...eventTextChecks,
  ['events', `char_length(cancel_reason) <= ${unitsPerCharacter * event.cancelReasonMax}`],
  ['events', `duration between ${event.durationMinMinutes} and ${event.durationMaxMinutes}`],
  ['events', `courts between 1 and ${event.eventCourtsMax}`],
  ['events', `min_players between ${event.playersMin} and ${event.playersMax}`],
  ['events', `max_players between ${event.playersMin} and ${event.playersMax}`],
  ['events', `guests_per_player between 0 and ${event.guestsMax}`],
  ['events', `max_waitlist between 0 and ${event.waitlistMax}`],
  ['events', `skill_min between ${skillMinimum} and ${skillMaximum}`],
  ['events', `type in (${words(event.eventTypes)})`],
  ['events', `play in (${words(event.eventPlays)})`],
  ['events', `gender in (${words(event.eventGenders)})`],
  ['events', `skill_rule in (${words(event.skillRules)})`],
  ['events', `status in (${words(event.eventStatuses)})`],
  ['events', `freed_places in (${words(event.freedPlaces)})`],
  ['events', `contact_names in (${words(contactNamings)})`],
  ['clubs', `contact_names in (${words(contactNamings)})`],
  ['events', `signup_mode in (${words(event.signupModes)})`],
  ['events', `series_index between 1 and ${series.occurrencesMax}`],
  ['event_series', `every_weeks between 1 and ${series.everyWeeksMax}`],
  ['event_draws', `mode in (${words(event.signupModes.filter((mode) => mode !== 'first come'))})`],
  ['event_templates', `char_length(name) between 1 and ${unitsPerCharacter * templateNameMax}`],
  ['player_events', `guests between 0 and ${event.guestsMax}`],
  ['player_events', `place in (${words(entryPlaces)})`],
  ['player_events', `attendance in (${words(attendances)})`],
  ['players', `char_length(headline) <= ${unitsPerCharacter * headlineMax}`],
  ['players', `char_length(summary) <= ${unitsPerCharacter * summaryMax}`],
  ...socialNetworks.map((network): [string, string] => [
    'players',
    `char_length(${network}) <= ${linkMax}`,
  ]),
  ['push_devices', `char_length(endpoint) <= ${pushEndpointMax}`],
  ['push_devices', `char_length(name) <= ${unitsPerCharacter * deviceNameMax}`],
  ['suppressed_addresses', `reason in (${words(suppressionReasons)})`],
  ['suppressed_addresses', `source in (${words(suppressionSources)})`],
  ['suppressed_addresses', `char_length(status) <= ${mailStatusMax}`],
  ['deliveries', `channel in (${words(deliveryChannels)})`],
  ['deliveries', `state in (${words(deliveryStates)})`],
  ['notification_settings', `language ~ '${languageForm}'`],
  ['support_contacts', `language ~ '${languageForm}'`],
  ['awards', `medal in (${words(medals)})`],
  ['match_lists', `state in (${words(matchListStates)})`],
  ['match_lists', `cardinality(courts) <= ${event.eventCourtsMax}`],
  ['match_lists', `char_length(watch_key) = ${watchKeyLength}`],
  ['queues', `state in (${words(queueStates)})`],
  ['queues', `char_length(watch_key) = ${linkKeyLength}`],
  ['partner_seekers', `char_length(note) <= ${unitsPerCharacter * seekNoteMax}`],
  ['check_ins', `state in (${words(checkInStates)})`],
  ['check_ins', `proof in (${words(checkInProofs)})`],
  ['check_ins', `way in (${words(checkInWays)})`],
  ['check_ins', `char_length(name) between 1 and ${contactNameMax * unitsPerCharacter}`],
  ['screens', `char_length(name) between 1 and ${screenNameMax * unitsPerCharacter}`],
  ['screens', `theme in (${words(screenThemes)})`],
  ['screens', `seconds between ${screenSecondsMin} and ${screenSecondsMax}`],
  ['queue_members', `number between 0 and ${queueMembersMax - 1}`],
  ['queue_members', `guest between 1 and ${event.guestsMax}`],
  ['leagues', `char_length(watch_key) = ${linkKeyLength}`],
  ['tournaments', `char_length(watch_key) = ${linkKeyLength}`],
  [
    'tournaments',
    `char_length(name) between ${tournamentNameMin} and ${unitsPerCharacter * tournamentNameMax}`,
  ],
  ['tournaments', `char_length(note) <= ${unitsPerCharacter * event.eventNoteMax}`],
  ['tournaments', `rest_minutes between 0 and ${restMinutesMax}`],
  ['tournaments', `courts between 1 and ${event.eventCourtsMax}`],
  ['tournament_slots', `stage in (${words(matchStages)})`],
  ['leagues', `substitute_hours in (${tierHours.join(', ')})`],
  ['league_substitutes', `state in (${words(substituteStates)})`],
  ['match_list_players', `number between 0 and ${listPlayersMax - 1}`],
  ['match_list_players', `guest between 1 and ${event.guestsMax}`],
  ['match_list_players', `presence in (${words(presences)})`],
  ['match_list_players', `gender in (${words(listGenders)})`],
  ['matches', `stage in (${words(matchStages)})`],
  ['matches', `state in (${words(matchStates)})`],
  ['matches', `court between 1 and ${event.eventCourtsMax}`],
  ['matches', `char_length(dispute) <= ${unitsPerCharacter * disputeMax}`],
  ['matches', `cardinality(points_a) <= ${gamesMax}`],
  ['events', `scoring in (${words(scorings)})`],
  ['events', `points in (${gamePoints.join(', ')})`],
  ['events', `win_by in (${winBys.join(', ')})`],
  ['events', `best_of in (${bestOfs.join(', ')})`],
  ['events', `rounds between 1 and ${roundsMax}`],
  ['reports', `char_length(reason) between 1 and ${unitsPerCharacter * reportReasonMax}`],
  ['reports', `kind in (${words(reportKinds)})`],
  [
    'event_messages',
    `char_length(message) between 1 and ${unitsPerCharacter * message.messageMax}`,
  ],
  ['media_links', `char_length(caption) <= ${unitsPerCharacter * mediaCaptionMax}`],
  ['media_links', `char_length(url) <= ${linkMax}`],
  ['media_links', `network in (${words(socialNetworks)})`],
  ['media_links', `kind in (${words(mediaKinds)})`],
  ['reports', `outcome in (${words(reportOutcomes)})`],
  ['location_suggestions', `outcome in (${words(suggestionOutcomes)})`],
  ['support_contacts', `topic in (${words(support.contactTopics)})`],
  [
    'support_contacts',
    `char_length(message) between 1 and ${unitsPerCharacter * support.contactTextMax}`,
  ],
  ['support_contacts', `char_length(note) <= ${support.contactNoteMax}`],
  ['messages', `type in (${words(message.messageTypes)})`],
  ['messages', `char_length(message) between 1 and ${unitsPerCharacter * message.messageMax}`],
]
