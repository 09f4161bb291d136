// /register and /register/{referralCode}: a new account; the code is the venue of the link that led
// here. With a wanted event or club, or a personal link, the e-mail is enough. A signed-in player
// is asked to add that venue instead.
import { useCallback, useEffect, useState } from 'react'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import { parseWanted, type WantedPage } from '#domain/onboarding/wanted-page.ts'
import { mayRegister } from '#domain/registration/registration.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { inviteTexts } from '#words/en/auth/invite.ts'
import { registrationTexts } from '#words/en/auth/registration.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { RoutePending } from '../app/route-pending.tsx'
import { getStored, setStored } from '../device/storage.ts'
import { ClosedDoor } from '../features/auth/closed-door.tsx'
import { InviteForm } from '../features/auth/invite-form.tsx'
import { ReferralQuestion, type ReferralEnd } from '../features/auth/referral-question.tsx'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { SocialButtons, useAuthMethods } from '../features/auth/social-buttons.tsx'
import { useTicket } from '../features/auth/use-ticket.ts'
import { useTexts } from '../i18n/texts.ts'
import { InvitedTo } from '../parts/event/invitation.tsx'
import { auth } from '../session/auth.ts'
import { rememberRoute } from '../session/session.ts'
import { useMailed } from '../session/stays-mail.ts'
import { Notice } from '../ui/notice.tsx'

type RegisterSearch = { redirect?: string; /** Whose link it is. */ from?: string }

export const Route = createFileRoute('/register/{-$referralCode}')({
  component: Register,
  validateSearch: ({ redirect, from }: Record<string, unknown>): RegisterSearch => ({
    ...(typeof redirect === 'string' && { redirect }),
    ...((typeof from === 'string' || typeof from === 'number') && { from: String(from) }),
  }),
})

function Register() {
  const { referralCode } = Route.useParams()
  const isSignedIn = useIsSignedIn(referralCode !== undefined)
  if (referralCode === undefined) return <RegisterScreen referralCode={undefined} />
  if (isSignedIn === undefined) return <RoutePending />
  return isSignedIn ? (
    <Referral locationId={referralCode} />
  ) : (
    <RegisterScreen referralCode={referralCode} />
  )
}

/**
 * Undefined until known. Checked only with a code, because the server never serves the plain screen
 * to signed-in people.
 */
function useIsSignedIn(isAsked: boolean): boolean | undefined {
  const [isSignedIn, setSignedIn] = useState<boolean>()
  useEffect(() => {
    if (isAsked) void auth.hasSession().then((has) => setSignedIn(has === true))
  }, [isAsked])
  return isSignedIn
}

function Referral({ locationId }: { locationId: string }) {
  const navigate = useNavigate()
  const end = useCallback(
    (where: ReferralEnd) => {
      void (where === 'venue'
        ? navigate({ to: '/events/$locationId', params: { locationId }, replace: true })
        : navigate({ to: '/', replace: true }))
    },
    [navigate, locationId],
  )
  return <ReferralQuestion locationId={locationId} onEnd={end} />
}

type ScreenProps = { referralCode: string | undefined }

function RegisterScreen({ referralCode }: ScreenProps) {
  const t = useTexts(authTexts)
  const { redirect, from } = Route.useSearch()
  const { providers, registration, again } = useAuthMethods()
  useReferral(referralCode, from)
  const wanted = parseWanted(redirect)
  const ticket = useTicket(wanted)
  const [hasPassword, setHasPassword] = useState(false)
  const [isByLink] = useState(() => getStored('personalLink') !== null)
  const isInvited = (wanted !== null || isByLink) && !hasPassword
  const isOpen = registration === 'open' || mayRegister(registration, ticket?.pass ?? null)
  const titles = useScreenTitles(isInvited)
  const closed = useTexts(registrationTexts)
  const byLink = registration === 'open' ? null : closed.invited
  const notice = referralCode === undefined ? byLink : t.invited
  return (
    <PublicFrame {...(isOpen ? titles : { title: closed[`${registration}Title`] })}>
      <InvitedTo wanted={wanted} />
      {isOpen ? (
        <Form
          wanted={wanted}
          isInvited={isInvited}
          referralCode={referralCode}
          providers={providers}
          notice={notice}
          onPassword={() => setHasPassword(true)}
          onNotAdmitted={again}
        />
      ) : (
        <ClosedDoor mode={registration} onChanged={again} />
      )}
      <ToSignIn />
    </PublicFrame>
  )
}

function ToSignIn() {
  const t = useTexts(authTexts)
  const { redirect } = Route.useSearch()
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
      {t.haveAccount}
      <Link
        to="/signin"
        search={redirect === undefined ? {} : { redirect }}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
      >
        {t.signIn}
      </Link>
    </p>
  )
}

function useReferral(referralCode: string | undefined, from: string | undefined): void {
  useEffect(() => {
    if (referralCode !== undefined) setStored('referral', referralCode)
    if (from !== undefined) setStored('referredBy', from)
  }, [referralCode, from])
}

function useScreenTitles(isInvited: boolean): { title: string; lead: string } {
  const t = useTexts(authTexts)
  const invite = useTexts(inviteTexts)
  const inviteLead = useMailed(invite.lead)
  return isInvited
    ? { title: invite.title, lead: inviteLead }
    : { title: t.registerTitle, lead: t.registerLead }
}

type FormProps = ScreenProps & {
  wanted: WantedPage | null
  isInvited: boolean
  onPassword: () => void
  onNotAdmitted: () => void
}

function Form({
  providers,
  notice,
  ...props
}: FormProps & { providers: SocialProvider[]; notice: string | null }) {
  const { redirect } = Route.useSearch()
  return (
    <>
      {notice !== null && <Notice>{notice}</Notice>}
      <SocialButtons providers={providers} onLeave={() => rememberRoute(redirect)} />
      <EmailForm {...props} />
    </>
  )
}

function EmailForm({ wanted, isInvited, referralCode, onPassword, onNotAdmitted }: FormProps) {
  const navigate = useNavigate()
  const { redirect } = Route.useSearch()
  const kept = redirect === undefined ? {} : { redirect }
  return isInvited ? (
    <InviteForm
      wanted={wanted}
      onPassword={onPassword}
      onNotAdmitted={onNotAdmitted}
      onSignedIn={() => {
        rememberRoute(redirect)
        void navigate({ to: '/', replace: true })
      }}
      onCode={() => void navigate({ to: '/signin', search: kept, hash: 'code', replace: true })}
    />
  ) : (
    <RegisterForm
      referral={referralCode ?? getStored('referral')}
      onNotAdmitted={onNotAdmitted}
      onRegistered={() =>
        void navigate({
          to: '/signin',
          search: { ...kept, justRegistered: true },
          replace: true,
        })
      }
    />
  )
}
