// Calls and live queries about the notices of a club.
import * as v from 'valibot'
import { noticesMax, noticeTextMax, noticeTitleMax } from '#domain/club/club-notice.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { byClub } from '../club.ts'

const success = v.object({ success: v.boolean() })
const onNotice = v.strictObject({ ...byClub.entries, noticeId: uuidSchema })

/**
 * Members only; pinned first, then newest. author is null when I may not see them. readCount: for
 * writers, if the notice counts readers; else null.
 */
export const clubNotices = live({
  name: 'clubNotices-list',
  who: 'player',
  summary: 'The notices of a club.',
  input: v.strictObject({
    ...byClub.entries,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(noticesMax)),
    counts: v.boolean(),
  }),
  output: v.object({
    notices: v.array(
      v.object({
        noticeId: v.string(),
        title: v.string(),
        text: v.string(),
        pinned: v.boolean(),
        created: v.string(),
        author: v.nullable(v.string()),
        isRead: v.boolean(),
        readCount: v.nullable(v.number()),
      }),
    ),
    hasMore: v.boolean(),
  }),
  refusals: ['club-not-found'],
})

/** noticeId is client-made, so that a retry posts once. */
const postNotice = call({
  name: 'clubNotices-post',
  who: 'player',
  kind: 'write',
  limit: 'club-notice',
  summary: 'Officer: write a notice to all members of a club.',
  input: v.strictObject({
    ...onNotice.entries,
    title: lineSchema(noticeTitleMax, 1),
    text: textSchema(noticeTextMax),
    pinned: v.boolean(),
  }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'too-many-notices', 'too-many-pinned'],
})

const pinNotice = call({
  name: 'clubNotices-pin',
  who: 'player',
  kind: 'write',
  summary: 'Officer: keep a notice before the others, or no more.',
  input: v.strictObject({ ...onNotice.entries, pinned: v.boolean() }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'notice-not-found', 'too-many-pinned'],
})

const removeNotice = call({
  name: 'clubNotices-remove',
  who: 'player',
  kind: 'write',
  summary: 'Officer: remove a notice with its alerts.',
  input: onNotice,
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'notice-not-found'],
})

const readNotices = call({
  name: 'clubNotices-markRead',
  who: 'player',
  kind: 'write',
  summary: 'Mark all notices of a club read.',
  input: byClub,
  output: success,
  refusals: ['club-not-found'],
})

export const clubNoticeCalls = [postNotice, pinNotice, removeNotice, readNotices] as const

export const clubNoticeContract = defineContract({
  nouns: { clubNotices: 'clubs' },
  live: [clubNotices],
})
