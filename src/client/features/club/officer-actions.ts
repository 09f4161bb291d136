// Officers' actions on the people of a club, used by use-club-actions.ts.
import type { ClubOffice } from '#domain/club/club-rights.ts'
import { clubHomeTexts, clubPeopleTexts } from '#words/en/club/club-home.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { isDoneOrGone } from './done-or-gone.ts'

type Club = { clubId: string }
type Person = { playerId: string; playerName: string }
type Attempt = (key: string, task: () => Promise<boolean>) => Promise<boolean>

/** A missing request was already answered or withdrawn; that is no error. */
async function answerRequest(
  locationId: string,
  { clubId }: Club,
  { playerId, playerName }: Person,
  accept: boolean,
): Promise<boolean> {
  const asked = { locationId, clubId, playerId, accept }
  const answer = await call('clubMembers-answerRequest', asked)
  if (!answer.ok && isDoneOrGone(answer, 'player-not-found')) return true
  return showAnswer(
    answer,
    accept ? pick(clubHomeTexts).accepted({ player: playerName }) : undefined,
  )
}

async function handOver(
  locationId: string,
  { clubId }: Club,
  { playerId, playerName }: Person,
): Promise<boolean> {
  const t = pick(clubPeopleTexts)
  const isMeant = await confirmUser({
    title: t.handOverTitle({ player: playerName }),
    text: t.handOverText,
    confirm: t.handOverConfirm,
    isDanger: true,
  })
  if (!isMeant) return false
  const answer = await call('clubs-handOver', { locationId, clubId, playerId })
  return showAnswer(answer, t.handedOver({ player: playerName }))
}

export const createOfficerActions = (locationId: string, attempt: Attempt) => ({
  answerRequest: (club: Club, person: Person, accept: boolean) =>
    attempt(person.playerId, () => answerRequest(locationId, club, person, accept)),
  setOffice: ({ clubId }: Club, { playerId }: Person, office: ClubOffice | null) =>
    attempt(playerId, async () =>
      showAnswer(await call('clubMembers-setOffice', { locationId, clubId, playerId, office })),
    ),
  setTags: ({ clubId }: Club, { playerId }: Person, tags: string[]) =>
    attempt(playerId, async () =>
      showAnswer(await call('clubMembers-setTags', { locationId, clubId, playerId, tags })),
    ),
  handOver: (club: Club, person: Person) =>
    attempt(person.playerId, () => handOver(locationId, club, person)),
})
