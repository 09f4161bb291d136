// Nothing reaches the player: said once a day where nothing else stands at the bottom, with the one
// step that helps.
import { Link, useRouterState } from '@tanstack/react-router'
import { nextReachStep, type Reach } from '#domain/notification/reach.ts'
import { reachTexts } from '#words/en/notification/reach.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'

const quietScreens = /^\/(calendar|list|myevents)\b/

export function ReachBanner({ reach, onLater }: { reach: Reach; onLater: () => void }) {
  const t = useTexts(reachTexts)
  const isQuiet = useRouterState({ select: ({ location }) => quietScreens.test(location.pathname) })
  if (!isQuiet) return null
  const words = {
    'confirm-address': { text: t.bannerConfirm, act: t.confirm },
    'add-address': { text: t.bannerAdd, act: t.addAddress },
  }[nextReachStep(reach)]
  return (
    <section
      aria-label={t.bannerTitle}
      className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-md flex-col gap-3 rounded-2xl border border-line bg-card p-4 shadow-float sm:bottom-4"
    >
      <div>
        <p className="font-semibold">{t.bannerTitle}</p>
        <p className="text-sm text-muted">{words.text}</p>
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
