// The actions on a club. Destructive ones ask first, refusals are shown, and the live screen shows
// the result.
import { useState } from 'react'
import type { Keeper } from '#contract/contact.ts'
import type { CallOutput } from '#contract/contract.ts'
import { ok } from '#domain/shared/result.ts'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { usePlayer } from '../../session/use-me.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { isDoneOrGone } from './done-or-gone.ts'
import { createOfficerActions } from './officer-actions.ts'

type Club = { clubId: string; clubName: string }
export type EndingClub = Club & { locationId: string; memberCount: number }
/** A keeper that takes the contacts of a deleted club; null deletes them with it. */
export type EndChoice = { contactsTo: Keeper | null }
export type ClubEnding = {
  club: EndingClub
  numbers: CallOutput<'contacts-count'>
  answer: (choice: EndChoice | null) => void
}
type Person = { playerId: string; playerName: string }

type AskEnd = (club: EndingClub, numbers: CallOutput<'contacts-count'>) => Promise<EndChoice | null>

async function deleteClub(club: EndingClub, askEnd: AskEnd): Promise<boolean> {
  const { locationId, clubId } = club
  const keeper = { kind: 'club', locationId, clubId } as const
  const numbers = await call('contacts-count', { keeper })
  if (!numbers.ok) return isDoneOrGone(numbers, 'club-not-found') || showAnswer(numbers)
  const choice =
    numbers.value.contacts === 0 ? await confirmEnd(club) : await askEnd(club, numbers.value)
  if (choice === null) return false
  let joined = 0
  if (choice.contactsTo !== null) {
    const moved = await call('contacts-moveFromClub', {
      locationId,
      clubId,
      to: choice.contactsTo,
    })
    if (!moved.ok) return showAnswer(moved)
    joined = moved.value.joined
  }
  const answer = await call('clubs-delete', { locationId, clubId })
  const news = joined === 0 ? undefined : pick(clubTexts).deleteJoined({ n: joined })
  return showAnswer(isDoneOrGone(answer, 'club-not-found') ? ok(null) : answer, news)
}

async function confirmEnd({ clubName, memberCount }: EndingClub): Promise<EndChoice | null> {
  const t = pick(clubTexts)
  const isMeant = await confirmUser({
    title: t.deleteTitle({ club: clubName }),
    text: t.deleteText({ n: memberCount - 1 }),
    confirm: t.deleteConfirm,
    isDanger: true,
  })
  return isMeant ? { contactsTo: null } : null
}

async function leaveClub(
  locationId: string,
  { clubId, clubName }: Club,
  playerId: string,
): Promise<boolean> {
  const t = pick(clubTexts)
  const isMeant = await confirmUser({
    title: t.leaveTitle({ club: clubName }),
    text: t.leaveText,
    confirm: t.leave,
    isDanger: true,
  })
  if (!isMeant) return false
  const answer = await call('clubMembers-remove', { locationId, clubId, playerId })
  return isDoneOrGone(answer, 'club-not-found') || showAnswer(answer)
}

async function removeMember(
  locationId: string,
  { clubId }: Club,
  { playerId, playerName }: Person,
): Promise<boolean> {
  const page = pick(clubPageTexts)
  const isMeant = await confirmUser({
    title: page.removeTitle({ player: playerName }),
    text: page.removeText,
    confirm: labels.remove,
    isDanger: true,
  })
  if (!isMeant) return false
  const answer = await call('clubMembers-remove', { locationId, clubId, playerId })
  return isDoneOrGone(answer, 'not-a-member') || showAnswer(answer)
}

export function useClubActions(locationId: string) {
  const { playerId: me } = usePlayer().player
  const { busy, run } = useBusy<string>()
  const [ending, setEnding] = useState<ClubEnding | null>(null)
  const askEnd: AskEnd = (club, numbers) =>
    new Promise((resolve) => {
      const answer = (choice: EndChoice | null) => {
        setEnding(null)
        resolve(choice)
      }
      setEnding({ club, numbers, answer })
    })
  const t = pick(clubTexts)
  const page = pick(clubPageTexts)

  const attempt = async (key: string, task: () => Promise<boolean>): Promise<boolean> => {
    let isDone = false
    await run(key, async () => {
      isDone = await task()
    })
    return isDone
  }

  return {
    busy,
    ending,
    deleteClub: (club: EndingClub) => attempt(club.clubId, () => deleteClub(club, askEnd)),
    leave: (club: Club) => attempt(club.clubId, () => leaveClub(locationId, club, me)),
    answer: ({ clubId, clubName }: Club, accept: boolean) =>
      attempt(clubId, async () =>
        showAnswer(
          await call('clubMembers-answer', { locationId, clubId, accept }),
          accept ? t.welcome({ club: clubName }) : undefined,
        ),
      ),
    add: ({ clubId }: Club, { playerId, playerName }: Person) =>
      attempt(playerId, async () =>
        showAnswer(
          await call('clubMembers-add', { locationId, clubId, playerId }),
          page.added({ player: playerName }),
        ),
      ),
    invite: ({ clubId }: Club, { playerId, playerName }: Person) =>
      attempt(playerId, async () =>
        showAnswer(
          await call('clubMembers-invite', { locationId, clubId, playerId, invited: true }),
          page.invitedToast({ player: playerName }),
        ),
      ),
    takeBack: ({ clubId }: Club, { playerId }: Person) =>
      attempt(playerId, async () =>
        showAnswer(
          await call('clubMembers-invite', { locationId, clubId, playerId, invited: false }),
        ),
      ),
    removeMember: (club: Club, person: Person) =>
      attempt(person.playerId, () => removeMember(locationId, club, person)),
    ...createOfficerActions(locationId, attempt),
  }
}

export type ClubActions = ReturnType<typeof useClubActions>
