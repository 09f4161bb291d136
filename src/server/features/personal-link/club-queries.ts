// News of the club that keeps a contact, for the contact's page.
import { sql } from 'kysely'
import type { CallOutput } from '#contract/contract.ts'
import { openPollsMax } from '#domain/club/club-poll.ts'
import { linkMessagesMs, linkNoticesMax } from '#domain/contact/personal-link.ts'
import type { Database } from '../../db/open-database.ts'
import type { LinkedContact } from './queries.ts'

type ClubNews = Pick<CallOutput<'links-open'>, 'notices' | 'polls'>
type Row = {
  notices: (Omit<ClubNews['notices'][number], 'created'> & { created: string })[]
  polls: ClubNews['polls']
}

export async function loadClubNews(
  db: Database,
  { playerId, locationId, slug }: LinkedContact,
  now: number,
): Promise<ClubNews> {
  if (locationId === null || slug === null) return { notices: [], polls: [] }
  const { rows } = await sql<Row>`
    select coalesce((select json_agg(json_build_object('noticeId', n.notice_id, 'title', n.title,
        'text', n.body, 'created', n.created) order by n.created desc, n.notice_id)
      from (select * from club_notices where location_id = ${locationId} and slug = ${slug}
        and (pinned or created > ${new Date(now - linkMessagesMs)})
        order by created desc, notice_id limit ${linkNoticesMax}) n), '[]') as notices,
      coalesce((select json_agg(json_build_object('pollId', o.poll_id, 'kind', o.kind,
        'question', o.question, 'options', o.options, 'mine', coalesce((select v.choices
        from club_poll_votes v where v.poll_id = o.poll_id and v.player_id = ${playerId}), '{}'))
        order by o.created desc, o.poll_id)
      from (select * from club_polls where location_id = ${locationId} and slug = ${slug}
        and closed is null and coalesce(closes > ${new Date(now)}, true)
        order by created desc, poll_id limit ${openPollsMax}) o), '[]') as polls`.execute(db)
  const [row] = rows
  if (row === undefined) return { notices: [], polls: [] }
  const toInstant = (created: string): string => new Date(created).toISOString()
  return {
    notices: row.notices.map((one) => ({ ...one, created: toInstant(one.created) })),
    polls: row.polls,
  }
}
