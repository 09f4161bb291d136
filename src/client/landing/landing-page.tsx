// The landing page for visitors (SPEC section 2 "Landing").
import { clsx } from 'clsx'
import { ArrowRight, ExternalLink } from 'lucide-react'
import type { Language } from '#client/i18n/texts.ts'
import { shippedBranding } from '#domain/branding/branding.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'
import { Court } from './court.tsx'
import { Features } from './features.tsx'
import { NextEvents } from './next-events.tsx'

const invitationPlace = '__INVITATION__'

/**
 * The script fills the notice when the visitor came by an event link. An invitation starts with its
 * event instead of the illustration and the next events.
 */
export function LandingPage({
  language,
  isInvitation = false,
}: {
  language: Language
  isInvitation?: boolean
}) {
  const words = wordsIn(language, landingTexts)
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-8">
      {isInvitation && invitationPlace}
      <p
        id="event-notice"
        role="alert"
        data-notice={words.needToSignIn}
        className={clsx(
          'rounded-xl border border-warm bg-warm-soft px-4 py-3 font-semibold text-warm empty:hidden',
          isInvitation && 'mx-auto max-w-2xl',
        )}
      />
      <div className="grid grid-cols-1 items-center gap-12 pt-8 pb-12 md:grid-cols-[1fr_1.05fr] md:gap-8 md:pt-16 md:pb-16">
        <div>
          <h1 className="text-3xl leading-[1.06] tracking-[-.03em] text-balance">{words.slogan}</h1>
          <p className="mt-4 max-w-xl text-lg text-pretty text-muted sm:text-xl">
            {words.introduction}
          </p>
          <a
            href="/signin"
            data-keeps-redirect=""
            className={clsx(
              'mt-8 flex h-14 items-center justify-center gap-2 rounded-2xl px-8 text-lg font-bold outline-offset-4 sm:inline-flex',
              isInvitation
                ? 'border border-line bg-card hover:bg-soft'
                : 'bg-brand text-on-brand shadow-float hover:bg-brand-press',
            )}
          >
            {words.launch}
            <ArrowRight className="size-5" aria-hidden="true" />
          </a>
          <a
            href="/register"
            data-keeps-redirect=""
            className="mt-3 flex h-12 items-center justify-center rounded-2xl px-4 text-lg font-semibold text-brand underline-offset-4 hover:underline sm:ml-2 sm:inline-flex"
          >
            {words.createAccount}
          </a>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            {!isInvitation && (
              <>
                <a href="/register?redirect=/move" className={linkClasses}>
                  {words.bringGroup}
                </a>
                <a href="/guide/operators" className={linkClasses}>
                  {words.runYourOwn}
                </a>
              </>
            )}
            <OutsideLink href={shippedBranding.website} text={words.website} />
            <OutsideLink href={shippedBranding.communityGroup} text={words.communityGroup} />
          </p>
        </div>
        {!isInvitation && <Court language={language} />}
      </div>
      {!isInvitation && <NextEvents language={language} />}
      <Features language={language} />
    </main>
  )
}

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline'

function OutsideLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} rel="noopener" className={linkClasses}>
      {text}
      <ExternalLink className="size-4" aria-hidden="true" />
    </a>
  )
}
