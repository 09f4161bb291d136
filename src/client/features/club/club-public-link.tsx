// The public page of a club: its link, its poster, and a button to replace the link for the owner.
import { Link } from '@tanstack/react-router'
import { ExternalLink, Link2Off, QrCode, Share2 } from 'lucide-react'
import { hasPublicFace, getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser, shareLink } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ClubElsewhere } from './club-elsewhere.tsx'
import { toClubKey, type ClubPage } from './club-page.ts'

export function ClubPublicLink({ club }: { club: ClubPage }) {
  const t = useTexts(clubHomeTexts)

  const { busy, run } = useBusy<'renew'>()
  const { key } = club
  if (key === null || !hasPublicFace(club.visibility)) return null
  const renew = async () => {
    const isMeant = await confirmUser({
      title: t.renewTitle,
      text: t.renewText,
      confirm: t.renewLink,
      isDanger: true,
    })
    if (!isMeant) return
    const answer = await callOrAlert('clubs-renewKey', toClubKey(club))
    if (answer.ok) await showToast({ title: t.renewed })
  }
  return (
    <Section title={t.publicLink}>
      <div className="flex flex-wrap gap-3">
        <Link to="/c/$key" params={{ key }} className={buttonClasses({ variant: 'plain' })}>
          <ExternalLink aria-hidden size={20} />
          {t.openPage}
        </Link>
        <Button
          variant="plain"
          onPress={() =>
            void shareLink({ title: getClubTitle(club), url: location.origin + toClubPath(key) })
          }
        >
          <Share2 aria-hidden size={20} />
          {t.shareLink}
        </Button>
        <Link
          to="/c/$key"
          params={{ key }}
          search={{ view: 'poster' }}
          className={buttonClasses({ variant: 'plain' })}
        >
          <QrCode aria-hidden size={20} />
          {t.poster}
        </Link>
        {club.rights.includes('club.profile') && (
          <Button
            variant="ghost"
            isPending={busy !== null}
            onPress={() => void run('renew', renew)}
          >
            <Link2Off aria-hidden size={20} />
            {t.renewLink}
          </Button>
        )}
      </div>
      <ClubElsewhere club={club} clubKey={key} />
    </Section>
  )
}
