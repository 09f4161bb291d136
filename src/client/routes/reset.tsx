// /reset: requests the reset mail; with the mail's token in the hash, where no log sees it, sets
// the new password. Both return to /signin.
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { authTexts } from '#words/en/auth/auth.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { NewPasswordForm } from '../features/auth/new-password-form.tsx'
import { ResetForm } from '../features/auth/reset-form.tsx'
import { useTexts } from '../i18n/texts.ts'

export const Route = createFileRoute('/reset')({ component: Reset })

function Reset() {
  const t = useTexts(authTexts)
  const token = useLocation({ select: ({ hash }) => /^token=([\w-]{1,200})$/.exec(hash)?.[1] })
  const navigate = useNavigate()
  const back = (notice: 'resetSent' | 'passwordChanged') =>
    void navigate({ to: '/signin', search: { notice }, replace: true })
  return (
    <PublicFrame
      title={token === undefined ? t.resetTitle : t.newPasswordTitle}
      lead={token === undefined ? t.resetLead : t.newPasswordLead}
    >
      {token === undefined ? (
        <ResetForm onSent={() => back('resetSent')} />
      ) : (
        <NewPasswordForm token={token} onChanged={() => back('passwordChanged')} />
      )}
      <Link
        to="/signin"
        className="inline-flex min-h-11 items-center self-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {t.backToSignIn}
      </Link>
    </PublicFrame>
  )
}
