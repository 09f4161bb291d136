// What is kept of people without an account: contacts, their imports, links and wishes.
import type { PersonSubject } from './person-fact.ts'

const unused =
  'Until the keeper or the contact deletes it; a contact that no one uses for 12 months goes.'

export const contactFacts: PersonSubject = {
  heading: 'Contacts: people without an account',
  about:
    'People that an organizer, a club or a venue noted. The keeper of the list is that organizer, the owner and the secretaries of that club, or the admins of that venue.',
  facts: [
    {
      table: 'contacts',
      columns: 'name email phone skill_self language search',
      what: 'Name, e-mail address, phone, level and language',
      purpose: 'To invite them, to write to them in their language, and to name them in a roster.',
      readers: ['keeper', 'link'],
      lifetime: `${unused} Once the contact has an account, address and phone are erased, and the keeper keeps the name.`,
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contacts',
      columns: 'note',
      what: 'A note of the keeper',
      purpose: 'To remember what matters at the court.',
      readers: ['keeper'],
      lifetime: `${unused} It is erased once the contact has an account.`,
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contacts',
      columns:
        'contact_id player_id keeper_id location_id slug added_by created used invited reminded stopped bounced claimed_by claimed import_id',
      what: 'Whose list it is, who added the contact and when, what was sent, and whether it stopped e-mails or made an account',
      purpose: 'To account for where the data came from, and to send nothing unwanted.',
      readers: ['keeper', 'link'],
      lifetime: unused,
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contacts',
      columns: 'tags',
      what: 'Tags that a club gave the contact',
      purpose: 'To invite a part of the club.',
      readers: ['keeper'],
      lifetime: unused,
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contacts',
      columns: 'hides_name',
      what: 'Whether the contact hides their name outside of the app',
      purpose: 'To name them in group texts, on screens and in results as they wish.',
      readers: ['program', 'link'],
      lifetime: unused,
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contacts',
      columns: 'link_key',
      what: 'Name of the personal link, which opens nothing without the server’s secret',
      purpose: 'To let the contact answer without an account.',
      readers: ['keeper', 'link'],
      lifetime: 'Until the keeper makes a new link, or the contact goes.',
      goesWith: 'contacts.keeper_id',
    },
    {
      table: 'contact_acts',
      columns: 'contact_id event_id acted',
      what: 'Events that the contact answered by its link',
      purpose: 'So that they count once the contact has an account.',
      readers: ['program'],
      lifetime: 'As long as the contact.',
      goesWith: null,
    },
    {
      table: 'contact_imports',
      columns: 'import_id player_id created confirmed added',
      what: 'Who imported a list, when, how many people, and that they confirmed having the right to',
      purpose: 'To account for where the data came from.',
      readers: ['self', 'operator'],
      lifetime: 'An import that isn’t confirmed goes after an hour.',
    },
    {
      table: 'contact_import_rows',
      columns:
        'import_id row contact_id stand_in_id link_key name email phone skill_self language note',
      what: 'People of an import that isn’t confirmed yet: name, address, phone, level, language, note',
      purpose: 'To show the list before anything is kept.',
      readers: ['keeper'],
      lifetime: 'Until it is confirmed or cancelled; an hour at most.',
      goesWith: null,
    },
    {
      table: 'contact_lookups',
      columns: 'player_id looked addresses matches',
      what: 'How many addresses an account looked up by importing, and how many were those of players',
      purpose: 'So that nobody uses imports to find out about strangers.',
      readers: ['self'],
      lifetime: 'A day or two. The addresses are not kept.',
    },
    {
      table: 'outreach_people',
      columns: 'sender_id mailbox is_fresh first last answered stopped bounced reported',
      what: 'That an account wrote to a mailbox, as a hash, and whether it answered, stopped the e-mails, sent them back or reported them',
      purpose: 'So that no account writes to many people who never asked for it.',
      readers: ['program'],
      lifetime:
        'As long as the account of the sender; without a report it goes a year after the last e-mail.',
      goesWith: 'outreach_people.sender_id',
    },
    {
      table: 'outreach_mails',
      columns: 'unit sender_id mailbox is_answered sent',
      what: 'That an e-mail went to a mailbox, as a hash, and whose account caused it',
      purpose: 'To bound how many e-mails one mailbox gets.',
      readers: ['program'],
      lifetime: 'A month.',
      goesWith: null,
    },
    {
      table: 'contact_stops',
      columns: 'stop_hash stopped',
      what: 'That an address wants no e-mails from a list, as a hash',
      purpose: 'So that adding the address again sends nothing.',
      readers: ['program'],
      lifetime: 'No end: it outlasts the contact on purpose.',
      goesWith: null,
    },
  ],
}
