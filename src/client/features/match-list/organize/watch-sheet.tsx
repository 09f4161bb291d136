// The public link: anyone with it can watch, without an account. Switched off it is dead for good;
// the next one is new.
import { MonitorPlay, Share2 } from 'lucide-react'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { shareLink } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { ListActions } from '../use-list-actions.ts'

type WatchSheetProps = {
  watchKey: string | null
  title: string
  actions: ListActions
  onClose: () => void
}

export function WatchSheet({ watchKey, title, actions, onClose }: WatchSheetProps) {
  const t = useTexts(organizeTexts)
  const url = `${location.origin}/watch/${watchKey ?? ''}`
  return (
    <Sheet isOpen title={t.watchLink} closeLabel={t.close} onClose={onClose}>
      <Switch
        isSelected={watchKey !== null}
        isDisabled={actions.busy === 'watch'}
        onChange={(isOn) => void actions.setWatch(isOn)}
        detail={t.watchText}
      >
        {t.watchSwitch}
      </Switch>
      {watchKey !== null && (
        <>
          <p className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">
            {url}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button onPress={() => void shareLink({ title, url })}>
              <Share2 aria-hidden size={20} />
              {t.shareLink}
            </Button>
            <a
              href={`/watch/${watchKey}?view=tv`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ variant: 'plain' })}
            >
              <MonitorPlay aria-hidden size={20} />
              {t.openTv}
            </a>
          </div>
        </>
      )}
    </Sheet>
  )
}
