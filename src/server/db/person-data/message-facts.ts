// What is kept of what people write, are told and report, and of what they add to venues.
import type { PersonSubject } from './person-fact.ts'

export const messageFacts: PersonSubject = {
  heading: 'Messages, notices and reports',
  about: 'Anyone that writes, is notified or reports something.',
  facts: [
    {
      table: 'messages',
      columns:
        'message_id from_id to_id type message event_id location_id created read expires used declined',
      what: 'Messages and requests between two players',
      purpose: 'To talk.',
      readers: ['self', 'other'],
      lifetime: 'Until one of the two deletes their account. Requests end after 14 days.',
    },
    {
      table: 'message_last',
      columns: 'from_id to_id message_id created',
      what: 'The last message of a conversation',
      purpose: 'To list conversations.',
      readers: ['self', 'other'],
      lifetime: 'As the message.',
    },
    {
      table: 'alerts',
      columns: 'alert_id player_id kind params event_id created read',
      what: 'Alerts in the app',
      purpose: 'To tell what changed.',
      readers: ['self'],
      lifetime: 'A year, once read.',
    },
    {
      table: 'deliveries',
      columns:
        'delivery_id player_id channel device_id kind notification_group source batch event_id alert_id message_id from_id params created due_at state outcome unit claim claimed_until attempts ended parcel',
      what: 'E-mails and push messages that wait or were sent, to players and contacts',
      purpose: 'To send each once.',
      readers: ['program'],
      lifetime: '14 days after they were sent.',
    },
    {
      table: 'reports',
      columns:
        'report_id reporter_id kind player_id message_id club_slug location_id reason created closed closed_by outcome media_id',
      what: 'Reports of players, messages and pictures, with the reason',
      purpose: 'To keep people safe.',
      readers: ['venue', 'operator'],
      lifetime: 'Someone reported never learns who did.',
    },
    {
      table: 'support_contacts',
      columns: 'contact_id number player_id topic message language created closed note',
      what: 'Messages to the operator',
      purpose: 'To answer them.',
      readers: ['self', 'operator'],
    },
    {
      table: 'media_links',
      columns: 'media_id location_id player_id url network kind caption created',
      what: 'Links to pictures and films that players added',
      purpose: 'To show what happens at a venue.',
      readers: ['players'],
      lifetime: 'Until it is removed.',
    },
    {
      table: 'location_suggestions',
      columns:
        'suggestion_id location_id player_id changes created closed closed_by outcome is_open',
      what: 'Suggested edits of a venue',
      purpose: 'To keep venues up to date.',
      readers: ['self', 'venue'],
    },
    {
      table: 'locations_admin',
      columns: 'location_id player_id created',
      what: 'Office of a venue admin',
      purpose: 'So that someone cares for the venue.',
      readers: ['players'],
      lifetime: 'Until the office ends.',
    },
    {
      table: 'location_log',
      columns: 'location_log_id location_id actor_id action event_id player_id detail created',
      what: 'What admins did at a venue',
      purpose: 'To account for what admins do.',
      readers: ['venue'],
    },
  ],
}
