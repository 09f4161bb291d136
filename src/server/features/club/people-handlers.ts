// A club's members page by page and as a table; tags; and a member's own settings.
import { memberPage, toClubTags } from '#domain/club/club-members.ts'
import { mayInClub } from '#domain/club/club-rights.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { endTagTiers } from '../invitation/tier-queries.ts'
import * as store from './people-queries.ts'
import { findClub, type ClubFacts, type ClubKey } from './queries.ts'
import { lockClubFor, lockOpenClub } from './standing-commands.ts'

const done = ok({ success: true })

async function openToRead({ tx, actor, now }: CallContext, key: ClubKey) {
  const club = await findClub(tx, key, actor.playerId)
  if (club === undefined || club.role === null || club.role === 'invited') return null
  const viewer = { playerId: actor.playerId, isSecretary: mayInClub(club, 'club.people') }
  return { club, reader: { viewer, ownerId: club.ownerId, now } }
}

const search: InTransaction<'clubMembers-search'> = async (
  context,
  { text, tag, after, ...key },
) => {
  const opened = await openToRead(context, key)
  if (opened === null) return refuse('club-not-found')
  const rows = await store.listMemberPage(context.tx, key, { ...opened.reader, text, tag, after })
  return ok({
    members: rows.slice(0, memberPage).map(({ joined: _joined, ...member }) => member),
    hasMore: rows.length > memberPage,
  })
}

const exportAll: InTransaction<'clubMembers-export'> = async (context, key) => {
  const opened = await openToRead(context, key)
  if (opened === null) return refuse('club-not-found')
  if (!mayInClub(opened.club, 'club.export')) return refuse('not-allowed')
  const rows = await store.listAllMembers(context.tx, key, opened.reader)
  return ok({
    members: rows.map(({ playerId: _id, photoURL: _photo, ...member }) => ({
      ...member,
      joined: member.joined.toISOString(),
    })),
  })
}

const setClubTags: InTransaction<'clubs-setTags'> = async (context, { tags, ...key }) => {
  const opened = await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const { tx } = context
  const kept = toClubTags(tags)
  await store.replaceTags(tx, key, kept)
  await endTiersWithout(context, opened.value.club, kept)
  return done
}

async function endTiersWithout(
  { tx, effects }: CallContext,
  { locationId, clubName }: ClubFacts,
  tags: readonly string[],
): Promise<void> {
  const ended = await endTagTiers(tx, { location: locationId, clubName, tags })
  if (ended.length === 0) return
  effects.publish(topics.eventsAt(locationId), topics.calendar(locationId))
}

/** Tags decide which events invite a member, so events open and close with them. */
const setMemberTags: InTransaction<'clubMembers-setTags'> = async (
  context,
  { playerId, tags, ...key },
) => {
  const opened = await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const wanted = toClubTags(tags)
  const known = new Set(await store.findTags(context.tx, key))
  if (wanted.some((tag) => !known.has(tag))) return refuse('club-tag-unknown')
  const isOfClub = isStandIn(playerId)
    ? await store.updateContactTags(context.tx, key, playerId, wanted)
    : await store.updateMember(context.tx, key, playerId, { tags: wanted })
  if (!isOfClub) return refuse('not-a-member')
  await runFollowers(context, 'groupJoined', {
    playerId,
    club: opened.value.club,
    installation: context.deps.installation,
  })
  await runFollowers(context, 'sightLost', { playerId })
  return done
}

async function changeOwn(
  context: CallContext,
  key: ClubKey,
  changes: Parameters<typeof store.updateMember>[3],
): Promise<Result<{ success: boolean }, 'club-not-found' | 'not-a-member'>> {
  const opened = await lockOpenClub(context, key)
  if (!opened.ok) return opened
  const { playerId } = context.actor
  const isMember = await store.updateMember(context.tx, key, playerId, changes)
  if (!isMember) return refuse('not-a-member')
  return done
}

/** Entering a real name is the consent: its time is stored and deleted with the name. */
const setRealName: InTransaction<'clubMembers-setRealName'> = async (
  context,
  { realName, ...key },
) =>
  changeOwn(context, key, {
    realName,
    realNameAgreed: realName === '' ? null : new Date(context.now),
  })

const mute: InTransaction<'clubMembers-mute'> = async (context, { muted, ...key }) =>
  changeOwn(context, key, { muted })

export const clubPeopleHandlers = defineHandlers({
  'clubMembers-search': search,
  'clubMembers-export': exportAll,
  'clubs-setTags': setClubTags,
  'clubMembers-setTags': setMemberTags,
  'clubMembers-setRealName': setRealName,
  'clubMembers-mute': mute,
})
