// What is kept of members of clubs, of agreements, of house rules, and of money between people.
import type { PersonSubject } from './person-fact.ts'

export const clubFacts: PersonSubject = {
  heading: 'Clubs and their members',
  about: 'Anyone that owns a club, is in one, or was asked to join.',
  facts: [
    {
      table: 'clubs',
      columns: 'location_id slug player_id created',
      what: 'The owner of a club',
      purpose: 'So that someone runs the club, and visitors know who invites them.',
      readers: ['club', 'anyone'],
      lifetime: 'Visitors see the owner only on the public page of a club that has one.',
    },
    {
      table: 'clubs',
      columns:
        'club_name name_look slug_look title about rules photo_url visibility joining public_key tags contact_names',
      what: 'What the club says about itself',
      purpose: 'To present the club.',
      readers: ['club', 'anyone'],
      lifetime: 'Until the club is deleted. Sub-groups are for members only.',
    },
    {
      table: 'club_members',
      columns: 'location_id slug player_id created office office_since',
      what: 'Membership, since when, and an office',
      purpose: 'To invite members, and to let officers do their work.',
      readers: ['club'],
      lifetime: 'Until the person leaves the club.',
    },
    {
      table: 'club_members',
      columns: 'real_name real_name_agreed search',
      what: 'Real name, and when the person agreed to show it',
      purpose: 'So that members know each other; no one has to give it.',
      readers: ['club'],
      lifetime: 'Until the person empties the field or leaves the club.',
    },
    {
      table: 'club_members',
      columns: 'tags',
      what: 'Sub-groups that officers put the member in',
      purpose: 'To invite one part of the club.',
      readers: ['club'],
      lifetime: 'Until the person leaves the club.',
    },
    {
      table: 'club_members',
      columns: 'muted',
      what: 'Whether the member muted the club',
      purpose: 'To send no notices of this club.',
      readers: ['self'],
      lifetime: 'Until the person leaves the club.',
    },
    {
      table: 'club_invitations',
      columns: 'location_id slug player_id created',
      what: 'Invitations to join',
      purpose: 'To ask the person.',
      readers: ['self', 'owner', 'secretary'],
      lifetime: 'Until it is answered or withdrawn.',
    },
    {
      table: 'club_requests',
      columns: 'location_id slug player_id asked state answered',
      what: 'Requests to join, and the answer',
      purpose: 'So that the club can decide.',
      readers: ['self', 'owner', 'secretary'],
      lifetime:
        'Until the person joins or the club ends; a declined request keeps the next one back for 30 days.',
    },
    {
      table: 'club_notices',
      columns: 'notice_id location_id slug author_id title body pinned created',
      what: 'Notices of a club, with their author',
      purpose: 'To tell all members something.',
      readers: ['club'],
      lifetime: 'Until it is removed or the club ends.',
    },
    {
      table: 'club_notice_reads',
      columns: 'notice_id player_id created',
      what: 'That a member read a notice',
      purpose: 'To count readers; officers see the number, not the names.',
      readers: ['program'],
      lifetime: 'As long as the notice.',
    },
    {
      table: 'club_messages',
      columns: 'message_id location_id slug player_id message removed created',
      what: 'Messages in the chat of a club',
      purpose: 'So that members can talk.',
      readers: ['club'],
      lifetime: 'Until the club ends. The words of a removed message are deleted at once.',
    },
    {
      table: 'club_members',
      columns: 'chat_muted chat_read_to',
      what: 'Whether the member muted the chat, and how far they read it',
      purpose: 'To send no alerts of a muted chat, and to count what is unread.',
      readers: ['self'],
      lifetime: 'Until the person leaves the club.',
    },
    {
      table: 'club_polls',
      columns: 'poll_id location_id slug author_id kind question options closes closed created',
      what: 'Polls of a club, with their author',
      purpose: 'To ask the members.',
      readers: ['club'],
      lifetime: 'Until the poll is removed or the club ends.',
    },
    {
      table: 'club_poll_votes',
      columns: 'poll_id player_id choices created',
      what: 'Answers to a poll',
      purpose: 'To find out what suits most members.',
      readers: ['self', 'owner', 'organizer'],
      lifetime: 'As long as the poll. Members see how many chose what, without names.',
    },
  ],
}

export const agreementFacts: PersonSubject = {
  heading: 'Agreements',
  about: 'Anyone that signed what a venue, a club or an event asked for.',
  facts: [
    {
      table: 'agreement_acceptances',
      columns:
        'acceptance_id version_id player_id event_id season typed_name way recorded_by accepted',
      what: 'Typed name, version of the text, time, and whether it was signed in the app, by a personal link or on paper',
      purpose: 'To show later what was agreed to.',
      readers: ['self', 'organizer', 'venue'],
      lifetime:
        'Seven years after signing once the account or the contact is gone, unless AGREEMENT_YEARS says otherwise. The typed name stays until then.',
    },
    {
      table: 'agreement_acceptances',
      columns: 'guardian guests',
      what: 'Names of a guardian, and of guests that were signed for',
      purpose: 'So that minors and guests are covered.',
      readers: ['self', 'organizer', 'venue'],
      lifetime: 'As the signature it belongs to.',
    },
    {
      table: 'agreement_versions',
      columns: 'version_id agreement_id version title text_en text_es hash written_by created',
      what: 'Author of a text that people agree to',
      purpose: 'To account for who wrote it.',
      readers: ['program'],
    },
  ],
}

export const houseRuleFacts: PersonSubject = {
  heading: 'House rules',
  about: 'Anyone that asked to be let off what they missed at a venue or with a club.',
  facts: [
    {
      table: 'house_appeals',
      columns: 'appeal_id rules_id player_id body created',
      what: 'What a player wrote to the keepers of house rules',
      purpose: 'So that they can decide about it.',
      readers: ['self', 'venue', 'club'],
      lifetime: 'Until the account ends, or the rules do.',
    },
    {
      table: 'house_appeals',
      columns: 'answered answered_by lifted reason',
      what: 'What they answered, and the reason',
      purpose: 'What was let off counts no longer, and the log says why.',
      readers: ['self', 'venue', 'club'],
      lifetime: 'As the question. Whoever answered is forgotten with their account.',
    },
  ],
}

export const moneyFacts: PersonSubject = {
  heading: 'Money between people',
  about:
    'Anyone in an event or league with a price. The program moves no money and keeps no card data.',
  facts: [
    {
      table: 'payments',
      columns:
        'payment_id price_id player_id state amount way changed changed_by entries entry_moves',
      what: 'What was said about a payment: open, paid, waived or refunded, how much, who said so and when',
      purpose: 'So that organizers and players know what is settled.',
      readers: ['self', 'organizer'],
      lifetime: 'For what a club charges its owner and treasurers see it in the statement, too.',
    },
    {
      table: 'pay_to_lines',
      columns: 'player_id kind value name position',
      what: 'Accounts that an organizer wants to be paid to, such as Venmo or an IBAN',
      purpose: 'So that players with a place can pay.',
      readers: ['self', 'event'],
      lifetime: 'Until the organizer removes it. Only players with a place see it.',
    },
    {
      table: 'ledger_accounts',
      columns: 'account_id unit owner player_id balance entries',
      what: 'Tokens, and entries left in the purse of a club',
      purpose: 'To count them.',
      readers: ['self', 'owner', 'treasurer'],
      lifetime:
        'The account stays without its player when theirs is deleted: all sums have to stay zero. Officers see purses only.',
      goesWith: null,
    },
    {
      table: 'ledger_entries',
      columns: 'ledger_entry_id ledger_transaction_id account_id amount entry_no balance_after',
      what: 'Movements of tokens and entries',
      purpose: 'To explain a balance.',
      readers: ['self'],
      lifetime: 'For good, without the player once the account is deleted.',
      goesWith: null,
    },
    {
      table: 'ledger_notes',
      columns: 'ledger_transaction_id player_id note',
      what: 'Notes that players sent along with tokens',
      purpose: 'To say what they are for.',
      readers: ['self', 'other'],
    },
    {
      table: 'passes',
      columns: 'player_id serial tier granted granted_by last_claim_at last_claim_tx',
      what: 'Player Pass',
      purpose: 'To give what the pass gives.',
      readers: ['self', 'operator'],
    },
    {
      table: 'pass_code_uses',
      columns: 'code_hash player_id redeemed',
      what: 'Codes that were redeemed',
      purpose: 'So that a code works once for each player.',
      readers: ['self'],
    },
  ],
}
