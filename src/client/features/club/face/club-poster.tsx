import { getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { clubFaceTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { QrPoster } from '../../../parts/share/qr-poster.tsx'
import type { ClubFaceShown } from './club-face.tsx'

export function ClubPoster({ face, clubKey }: { face: ClubFaceShown; clubKey: string }) {
  const t = useTexts(clubFaceTexts)
  return (
    <QrPoster
      id={clubKey}
      url={location.origin + toClubPath(clubKey)}
      title={getClubTitle(face)}
      lead={face.venues.map(({ name }) => name).join(' · ')}
      words={t}
    />
  )
}
