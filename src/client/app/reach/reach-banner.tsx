// Reminds a player once a day that no channel reaches them or that mail bounced, with the one step
// that helps. Shows only where the bottom of the screen is free.
import { Link, useRouterState } from '@tanstack/react-router'
import type { LiveOutput } from '#contract/contract.ts'
import { nextReachStep } from '#domain/notification/reach.ts'
import { reachTexts } from '#words/en/notification/reach.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'

const quietScreens = /^\/(calendar|list|myevents)\b/

export function ReachBanner({
  reached: { reach, address },
  onLater,
}: {
  reached: LiveOutput<'notifications-reach'>
  onLater: () => void
}) {
  const t = useTexts(reachTexts)
  const isQuiet = useRouterState({ select: ({ location }) => quietScreens.test(location.pathname) })
  if (!isQuiet) return null
  const words = {
    'confirm-address': { title: t.bannerTitle, text: t.bannerConfirm, act: t.confirm },
    'check-address': {
      title: t.bannerRefusedTitle,
      text: t.bannerRefused({ address: address ?? '' }),
      act: t.checkAddress,
    },
    'add-address': { title: t.bannerTitle, text: t.bannerAdd, act: t.addAddress },
  }[nextReachStep(reach)]
  return (
    <section
      aria-label={words.title}
      className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-md flex-col gap-3 rounded-2xl border border-line bg-card p-4 shadow-float sm:bottom-4"
    >
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-sm break-words text-muted">{words.text}</p>
      </div>
      <div className="flex justify-end gap-3">
        <Button variant="ghost" size="sm" onPress={onLater}>
          {t.later}
        </Button>
        <Link
          to="/player/settings/{-$scrollTarget}"
          params={{ scrollTarget: 'email' }}
          className={buttonClasses({ size: 'sm' })}
        >
          {words.act}
        </Link>
      </div>
    </section>
  )
}
