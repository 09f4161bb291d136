// Members of a club: search by pages, tags, real names, and the table.
import * as v from 'valibot'
import { clubTagMax, clubTagsMax, memberSearchMax, realNameMax } from '#domain/club/club-members.ts'
import { clubOffices } from '#domain/club/club-rights.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'
import { call } from '../call.ts'
import { byClub } from '../club.ts'
import { playerCard } from '../profile.ts'

const success = v.object({ success: v.boolean() })
const tag = lineSchema(clubTagMax, 1)
export const chosenTags = v.pipe(v.array(tag), v.maxLength(clubTagsMax))
const known = {
  office: v.nullable(v.picklist(clubOffices)),
  realName: v.string(),
  tags: v.array(v.string()),
  lastPlayed: v.nullable(v.string()),
}

/**
 * Members I may see, by id: `after` is the last id of the previous page. text: part of a name, ''
 * for all.
 */
const searchMembers = call({
  name: 'clubMembers-search',
  who: 'player',
  kind: 'read',
  summary: 'Members of a club, page by page: all, by a part of the name, or with a tag.',
  input: v.strictObject({
    ...byClub.entries,
    text: lineSchema(memberSearchMax),
    tag: v.nullable(tag),
    after: v.nullable(playerIdSchema),
  }),
  output: v.object({
    members: v.array(v.object({ ...playerCard.entries, ...known })),
    hasMore: v.boolean(),
  }),
  refusals: ['club-not-found'],
})

const exportMembers = call({
  name: 'clubMembers-export',
  who: 'player',
  kind: 'read',
  limit: 'data',
  summary: 'Owner or secretary: all members of a club, for a table.',
  input: byClub,
  output: v.object({
    members: v.array(
      v.object({
        playerName: v.string(),
        skillSelf: v.nullable(v.number()),
        joined: v.string(),
        ...known,
      }),
    ),
  }),
  refusals: ['club-not-found', 'not-allowed'],
})

/** Members lose tags that are no longer listed. */
const setClubTags = call({
  name: 'clubs-setTags',
  who: 'player',
  kind: 'write',
  summary: 'Owner or secretary: name the tags that members of a club may get.',
  input: v.strictObject({ ...byClub.entries, tags: chosenTags }),
  output: success,
  refusals: ['club-not-found', 'not-allowed'],
})

const setMemberTags = call({
  name: 'clubMembers-setTags',
  who: 'player',
  kind: 'write',
  summary: 'Owner or secretary: give a member, or a contact of the club, tags of it.',
  input: v.strictObject({ ...byClub.entries, playerId: playerIdSchema, tags: chosenTags }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'not-a-member', 'club-tag-unknown'],
})

/** '' withdraws the name and the consent. */
const setRealName = call({
  name: 'clubMembers-setRealName',
  who: 'player',
  kind: 'write',
  summary: 'Let the members of a club read my real name, or take that back.',
  input: v.strictObject({ ...byClub.entries, realName: lineSchema(realNameMax) }),
  output: success,
  refusals: ['club-not-found', 'not-a-member'],
})

const muteClub = call({
  name: 'clubMembers-mute',
  who: 'player',
  kind: 'write',
  summary: 'Hear of no notices of a club anymore, or again.',
  input: v.strictObject({ ...byClub.entries, muted: v.boolean() }),
  output: success,
  refusals: ['club-not-found', 'not-a-member'],
})

export const clubMemberCalls = [
  searchMembers,
  exportMembers,
  setClubTags,
  setMemberTags,
  setRealName,
  muteClub,
] as const
