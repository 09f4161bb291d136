// Shares the link for joining a club; a club without a public page gets one first.
import { hasPublicFace, getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser, shareLink } from '../../ui/overlay/dialogs.ts'
import { toClubKey, type ClubPage } from './club-page.ts'

export async function shareJoinLink(club: ClubPage): Promise<void> {
  const { key } = club
  if (key === null) return
  const isOpen = hasPublicFace(club.visibility) && club.joining !== 'invitation'
  if (!isOpen && !(await openClub(club))) return
  await shareLink({ title: getClubTitle(club), url: location.origin + toClubPath(key) })
}

async function openClub(club: ClubPage): Promise<boolean> {
  const t = pick(clubHomeTexts)
  const isMeant = await confirmUser({
    title: t.linkOpenTitle,
    text: t.linkOpenText,
    confirm: t.linkOpen,
  })
  if (!isMeant) return false
  const { title, about, rules, venues, contactNames, visibility } = club
  const answer = await callOrAlert('clubs-updateHome', {
    ...toClubKey(club),
    title,
    about,
    rules,
    contactNames,
    venues: venues.map(({ locationId }) => locationId),
    visibility: hasPublicFace(visibility) ? visibility : 'link',
    joining: 'link',
  })
  return answer.ok
}
