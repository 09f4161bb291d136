// Text limits count characters as people see them, of up to four code points each, instead of code
// points.
import { sql, type Kysely } from 'kysely'

const widths = `
alter table locations
  drop constraint locations_name_check,
  add constraint locations_name_check check (char_length(name) between 2 and 320),
  drop constraint locations_address_check,
  add constraint locations_address_check check (char_length(address) <= 640),
  drop constraint locations_city_check,
  add constraint locations_city_check check (char_length(city) <= 320),
  drop constraint locations_region_check,
  add constraint locations_region_check check (char_length(region) <= 240),
  drop constraint locations_fee_check,
  add constraint locations_fee_check check (char_length(fee) <= 320),
  drop constraint locations_hours_check,
  add constraint locations_hours_check check (char_length(hours) <= 640),
  drop constraint locations_phone_check,
  add constraint locations_phone_check check (char_length(phone) <= 160),
  drop constraint locations_local_rules_check,
  add constraint locations_local_rules_check check (char_length(local_rules) <= 2000);
alter table events
  drop constraint events_title_check,
  add constraint events_title_check check (char_length(title) <= 240),
  drop constraint events_note_check,
  add constraint events_note_check check (char_length(note) <= 1200),
  drop constraint events_fee_check, add constraint events_fee_check check (char_length(fee) <= 240),
  drop constraint events_cancel_reason_check,
  add constraint events_cancel_reason_check check (char_length(cancel_reason) <= 800);
alter table leagues
  drop constraint leagues_name_check,
  add constraint leagues_name_check check (char_length(name) between 3 and 160),
  drop constraint leagues_note_check,
  add constraint leagues_note_check check (char_length(note) <= 1200);
alter table event_templates
  drop constraint event_templates_name_check,
  add constraint event_templates_name_check check (char_length(name) between 1 and 160);
alter table messages
  drop constraint messages_message_check,
  add constraint messages_message_check check (char_length(message) between 1 and 8000);
alter table event_messages
  drop constraint event_messages_message_check,
  add constraint event_messages_message_check check (char_length(message) between 1 and 8000);
alter table players
  drop constraint players_headline_check,
  add constraint players_headline_check check (char_length(headline) <= 240),
  drop constraint players_summary_check,
  add constraint players_summary_check check (char_length(summary) <= 1000);
alter table matches
  drop constraint matches_dispute_check,
  add constraint matches_dispute_check check (char_length(dispute) <= 800);
alter table media_links
  drop constraint media_links_caption_check,
  add constraint media_links_caption_check check (char_length(caption) <= 400);
alter table reports
  drop constraint reports_reason_check,
  add constraint reports_reason_check check (char_length(reason) between 1 and 1200);
alter table ledger_notes
  drop constraint ledger_notes_note_check,
  add constraint ledger_notes_note_check check (char_length(note) between 1 and 400);
alter table push_devices
  drop constraint push_devices_name_check,
  add constraint push_devices_name_check check (char_length(name) <= 240);
alter table support_contacts
  drop constraint support_contacts_message_check,
  add constraint support_contacts_message_check check (char_length(message) between 1 and 8000);
alter table auth_passkeys
  drop constraint auth_passkeys_name_check,
  add constraint auth_passkeys_name_check check (char_length(name) between 1 and 160);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(widths).execute(db)
}
