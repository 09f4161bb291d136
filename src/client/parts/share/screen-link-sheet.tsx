// The public link of an evening: anyone with it can watch without an account, also on a screen
// beside the courts. Switching it off revokes it permanently; the next link is new.
import { MonitorPlay, Share2 } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'

type ScreenLinkSheetProps = {
  words: {
    sheet: string
    on: string
    onText: string
    shareLink: string
    openTv: string
  }
  title: string
  watchKey: string | null
  isDisabled?: boolean
  onSet: (isOn: boolean) => void
  onClose: () => void
}

export function ScreenLinkSheet(props: ScreenLinkSheetProps) {
  const { words, title, watchKey, isDisabled = false, onSet, onClose } = props
  const url = `${location.origin}/watch/${watchKey ?? ''}`
  return (
    <Sheet isOpen title={words.sheet} onClose={onClose}>
      <Switch
        isSelected={watchKey !== null}
        isDisabled={isDisabled}
        onChange={onSet}
        detail={words.onText}
      >
        {words.on}
      </Switch>
      {watchKey !== null && (
        <>
          <p className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">
            {url}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button onPress={() => void shareLink({ title, url })}>
              <Share2 aria-hidden size={20} />
              {words.shareLink}
            </Button>
            <a
              href={`/watch/${watchKey}?view=tv`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ variant: 'plain' })}
            >
              <MonitorPlay aria-hidden size={20} />
              {words.openTv}
            </a>
          </div>
        </>
      )}
    </Sheet>
  )
}
