// A club's notices: officers write, pin and remove them; members read them.
import { noticesMax, pinnedMax } from '#domain/club/club-notice.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlertsTo } from '../../core/alerts/send-alerts.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { takeBackFromClub } from '../alert/commands.ts'
import * as store from './notice-queries.ts'
import { clubAlertParams, findClubStanding } from './queries.ts'
import { lockClubFor } from './standing-commands.ts'

const done = ok({ success: true })

const post: InTransaction<'clubNotices-post'> = async (
  context,
  { noticeId, title, text, pinned, ...key },
) => {
  const { actor, tx, now } = context
  const opened = await lockClubFor(context, key, 'club.notices')
  if (!opened.ok) return opened
  const counted = await store.countNotices(tx, key, noticeId)
  if (counted.notices >= noticesMax) return refuse('too-many-notices', { n: noticesMax })
  if (pinned && counted.pinned >= pinnedMax) return refuse('too-many-pinned', { n: pinnedMax })
  const notice = { noticeId, authorId: actor.playerId, title, body: text, pinned }
  const isNew = await store.insertNotice(tx, key, notice, now)
  if (!isNew) return done
  // The club speaks, so the alert names no player.
  const { player: _owner, ...params } = clubAlertParams(opened.value.club)
  await sendAlertsTo(context, store.selectNoticeRecipients(key, actor.playerId), {
    kind: 'club-notice',
    params: { ...params, title, noticeId },
  })
  return done
}

const pin: InTransaction<'clubNotices-pin'> = async (context, { noticeId, pinned, ...key }) => {
  const opened = await lockClubFor(context, key, 'club.notices')
  if (!opened.ok) return opened
  const counted = await store.countNotices(context.tx, key, noticeId)
  if (pinned && counted.pinned >= pinnedMax) return refuse('too-many-pinned', { n: pinnedMax })
  const isThere = await store.pinNotice(context.tx, key, noticeId, pinned)
  if (!isThere) return refuse('notice-not-found')
  return done
}

const remove: InTransaction<'clubNotices-remove'> = async (context, { noticeId, ...key }) => {
  const { tx } = context
  const opened = await lockClubFor(context, key, 'club.notices')
  if (!opened.ok) return opened
  const wasThere = await store.deleteNotice(tx, key, noticeId)
  if (!wasThere) return refuse('notice-not-found')
  await takeBackFromClub(tx, key, { kind: 'club-notice', params: { noticeId } })
  return done
}

/** Takes no lock: a concurrent read mark is written once. */
const markRead: InTransaction<'clubNotices-markRead'> = async (context, key) => {
  const { actor, tx, now } = context
  const { role } = await findClubStanding(tx, key, actor.playerId)
  if (role !== 'owner' && role !== 'member') return refuse('club-not-found')
  await store.markNoticesRead(tx, key, actor.playerId, now)
  return done
}

export const clubNoticeHandlers = defineHandlers({
  'clubNotices-post': post,
  'clubNotices-pin': pin,
  'clubNotices-remove': remove,
  'clubNotices-markRead': markRead,
})
