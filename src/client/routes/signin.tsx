// /signin: sign-in. `redirect` is the page to return to.
import { Suspense } from 'react'
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { parseWanted } from '#domain/onboarding/wanted-page.ts'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { inviteTexts } from '#words/en/auth/invite.ts'
import { suspensionTexts } from '#words/en/auth/suspension.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { LinkSignIn } from '../features/auth/link-sign-in.tsx'
import { SignInForm } from '../features/auth/sign-in-form.tsx'
import { SocialButtons, useAuthMethods } from '../features/auth/social-buttons.tsx'
import { socialTrouble } from '../features/auth/social-trouble.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { InvitedTo } from '../parts/event/invitation.tsx'
import { rememberRoute } from '../session/session.ts'
import { useStaysMail } from '../session/stays-mail.ts'
import { Notice } from '../ui/notice.tsx'

type SignInSearch = {
  redirect?: string
  justRegistered?: true
  notice?: 'resetSent' | 'passwordChanged'
  error?: string
}

export const Route = createFileRoute('/signin')({
  component: SignIn,
  validateSearch: keepSearch,
})

const readSearch = ({
  redirect,
  justRegistered,
  notice,
  error,
}: Record<string, unknown>): SignInSearch => ({
  ...(typeof redirect === 'string' ? { redirect } : {}),
  ...(justRegistered === true ? { justRegistered } : {}),
  ...(notice === 'resetSent' || notice === 'passwordChanged' ? { notice } : {}),
  ...(typeof error === 'string' ? { error } : {}),
})

const Suspended = lazyPart(() => import('../features/auth/suspended.tsx'), 'Suspended')
const CodeStep = lazyPart(() => import('../features/auth/code-step.tsx'), 'CodeStep')
const PasskeyButton = lazyPart(() => import('../features/auth/passkey-button.tsx'), 'PasskeyButton')

function SignIn() {
  const t = useTexts(authTexts)
  const words = useTexts(authProblemTexts)
  const { redirect, justRegistered, notice, error } = readSearch(Route.useSearch())
  const navigate = useNavigate()
  const trouble = socialTrouble(error)
  const staysMail = useStaysMail(notice === 'resetSent')
  const { providers } = useAuthMethods()
  const [firstProvider, otherProviders] = [providers.slice(0, 1), providers.slice(1)]
  const kept = redirect === undefined ? {} : { redirect }
  const wanted = parseWanted(redirect)
  const token = useLocation({ select: ({ hash }) => /^link=(\w{8,100})$/.exec(hash)?.[1] })
  const ticket = useLocation({
    select: ({ hash }) => /^suspended=([\w.-]{8,400})$/.exec(hash)?.[1],
  })
  const isCodeAsked = useLocation({ select: ({ hash }) => hash === 'code' })
  const suspension = useTexts(suspensionTexts)
  const goOn = () => {
    rememberRoute(redirect)
    void navigate({ to: '/', replace: true })
  }
  const askCode = () => void navigate({ to: '.', search: kept, hash: 'code', replace: true })
  const link =
    'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline'
  if (ticket !== undefined) {
    return (
      <PublicFrame title={suspension.title} lead={suspension.lead}>
        <Suspense>
          <Suspended
            ticket={ticket}
            onBack={() => void navigate({ to: '.', hash: '', replace: true })}
          />
        </Suspense>
      </PublicFrame>
    )
  }
  if (isCodeAsked) {
    return (
      <PublicFrame title={t.codeTitle} lead={t.codeLead}>
        <Suspense>
          <CodeStep
            onSignedIn={goOn}
            onElse={() => void navigate({ to: '.', search: kept, hash: '', replace: true })}
          />
        </Suspense>
      </PublicFrame>
    )
  }
  if (token !== undefined)
    return <LinkStep token={token} redirect={redirect} onSignedIn={goOn} onCode={askCode} />
  return (
    <PublicFrame title={t.signInTitle} lead={t.signInLead}>
      {justRegistered === true && <Notice tone="good">{t.justRegistered}</Notice>}
      {notice !== undefined && (
        <Notice tone="good">
          {t[notice === 'resetSent' && staysMail ? 'resetUnsent' : notice]}
        </Notice>
      )}
      {trouble !== undefined && <Notice tone="bad">{words[trouble]}</Notice>}
      <SocialButtons providers={firstProvider} onLeave={() => rememberRoute(redirect)} />
      <SignInForm wanted={wanted} onSignedIn={goOn} onCode={askCode}>
        {(unfold) => (
          <>
            <Suspense>
              <PasskeyButton onSignedIn={goOn} onTrouble={unfold} />
            </Suspense>
            <SocialButtons
              providers={otherProviders}
              isFolded
              onLeave={() => rememberRoute(redirect)}
            />
            {/* The mail may open in another tab: Home finds the redirect there. */}
            <Link
              to="/reset"
              className={clsx(link, 'justify-center')}
              onClick={() => rememberRoute(redirect)}
            >
              {t.forgot}
            </Link>
          </>
        )}
      </SignInForm>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
        {t.noAccount}
        <Link to="/register/{-$referralCode}" search={kept} className={link}>
          {t.createOne}
        </Link>
      </p>
    </PublicFrame>
  )
}

function LinkStep({
  token,
  redirect,
  onSignedIn,
  onCode,
}: {
  token: string
  redirect: string | undefined
  onSignedIn: () => void
  onCode: () => void
}) {
  const t = useTexts(authTexts)
  const invite = useTexts(inviteTexts)
  const navigate = useNavigate()
  const wanted = parseWanted(redirect)
  const isInvited = wanted !== null
  return (
    <PublicFrame title={t.linkTitle} lead={isInvited ? invite.linkLead : t.linkLead}>
      <InvitedTo wanted={wanted} />
      <LinkSignIn
        token={token}
        label={isInvited ? invite.linkGo : t.linkGo}
        onSignedIn={onSignedIn}
        onCode={onCode}
        onElse={() =>
          void navigate({
            to: isInvited ? '/register/{-$referralCode}' : '/signin',
            search: redirect === undefined ? {} : { redirect },
            hash: '',
            replace: true,
          })
        }
      />
    </PublicFrame>
  )
}
