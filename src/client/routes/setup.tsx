// /setup#key: by the link that a server without an owner prints, whoever is signed in becomes its owner.
import { createFileRoute, Link } from '@tanstack/react-router'
import { serverSetupTexts } from '#words/en/operator/setup.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { useClaim, type Claim } from '../features/operator/use-claim.ts'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Notice } from '../ui/notice.tsx'

export const Route = createFileRoute('/setup')({ component: Setup })

function Setup() {
  const t = useTexts(serverSetupTexts)
  const { claim, again } = useClaim()
  return (
    <PublicFrame title={t.title} {...(claim.state === 'visitor' && { lead: t.lead })}>
      <Shown claim={claim} again={again} />
    </PublicFrame>
  )
}

function Shown({ claim, again }: { claim: Claim; again: () => void }) {
  const t = useTexts(serverSetupTexts)
  switch (claim.state) {
    case 'looking':
      return <p className="text-muted">{t.looking}</p>
    case 'gone':
      return (
        <Notice>
          <b className="block">{t.gone}</b>
          {t.goneText}
        </Notice>
      )
    case 'failed':
      return <ErrorState title={refusalText(claim.refusal)} onRetry={again} />
    case 'visitor':
      return (
        <div className="flex flex-col gap-3">
          <Link to="/register/{-$referralCode}" className={buttonClasses({ size: 'lg' })}>
            {t.register}
          </Link>
          <Link to="/signin" className={buttonClasses({ variant: 'plain', size: 'lg' })}>
            {t.signIn}
          </Link>
        </div>
      )
  }
}
