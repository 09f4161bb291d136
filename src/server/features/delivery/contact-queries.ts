// Sender facts for mails to contacts. For statements with a delivery `d`, its contact `k`, and that
// contact's list: `adder`, `club`, `kept_at`.
import { sql } from 'kysely'
import type { MailedContact } from '../../notices/outgoing.ts'

/**
 * The player whose outreach limits a mail to contact `k` counts against: its sender; otherwise the
 * keeper, the player who added it or the club's owner, in this order, unsuspended ones first.
 */
const selectSender = sql<string | null>`coalesce(
  (select s.player_id from players s where s.player_id = d.from_id and s.user_id is not null),
  (select s.player_id from (values (1, k.keeper_id), (2, k.added_by), (3, club.player_id))
    as one (rank, player_id) join players s on s.player_id = one.player_id
    where s.user_id is not null order by exists (select from suspensions shut
    where shut.user_id = s.user_id and shut.ended is null), one.rank limit 1))`

export const selectContact = sql<MailedContact | null>`case when k.contact_id is not null then json_build_object('name', k.name, 'linkKey', k.link_key,
      'by', coalesce(adder.player_name, ''), 'keeper', coalesce(club.club_name, case when
      k.slug is null then kept_at.name end, ''), 'senderId', ${selectSender}) end`

export const joinNextInvitation = (now: number) => sql`
  left join lateral (select e.event_id from event_invitees i join events e on e.event_id = i.event_id
    where d.kind in ('link-invited', 'link-reminder') and i.player_id = d.player_id
      and not i.withdrawn and i.declined_order is null and not e.deleted
      and e.status = 'published' and e.starts_at > ${new Date(now)}::timestamptz
      and not exists (select from player_events r where r.event_id = e.event_id
        and r.player_id = d.player_id)
    order by e.starts_at, e.event_id limit 1) next on true`
