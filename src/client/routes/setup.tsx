// /setup#key: by the link that a server without an owner prints, the signed-in account becomes its owner once it agrees.
import { createFileRoute, Link } from '@tanstack/react-router'
import { serverSetupTexts } from '#words/en/operator/setup.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { useClaim, type Claiming } from '../features/operator/use-claim.ts'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { useBusy } from '../ui/use-busy.ts'

export const Route = createFileRoute('/setup')({ component: Setup })

function Setup() {
  const t = useTexts(serverSetupTexts)
  const asked = useClaim()
  return (
    <PublicFrame title={t.title} {...(asked.claim.state === 'visitor' && { lead: t.lead })}>
      <Shown {...asked} />
    </PublicFrame>
  )
}

function Shown({ claim, again, ...answers }: Claiming) {
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
    case 'question':
      return <Question name={claim.name} {...answers} />
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

function Question({
  name,
  confirm,
  useAnother,
}: { name: string } & Pick<Claiming, 'confirm' | 'useAnother'>) {
  const t = useTexts(serverSetupTexts)
  const { busy, run } = useBusy<'confirm' | 'other'>()
  return (
    <div className="flex flex-col gap-3">
      <h2 className="break-words">{t.question({ name })}</h2>
      <p className="text-muted">{t.questionText}</p>
      <Button size="lg" isPending={busy === 'confirm'} onPress={() => void run('confirm', confirm)}>
        {t.confirm}
      </Button>
      <Button
        variant="plain"
        size="lg"
        isPending={busy === 'other'}
        onPress={() => void run('other', useAnother)}
      >
        {t.otherAccount}
      </Button>
    </div>
  )
}
