// The public link to a tournament: switched on or off, passed on, scanned, or replaced by a new one.
import { Copy, ExternalLink, Link2Off, MonitorPlay, Share2 } from 'lucide-react'
import { toTournamentPath } from '#domain/tournament/tournament-link.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { copyText } from '../../../device/copy-text.ts'
import { languageQuery } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { confirmUser, shareLink } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import type { Tournament } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'

export function TournamentLinkSheet({
  tournament: { watchKey, fields },
  actions,
  onClose,
}: {
  tournament: Tournament
  actions: TournamentActions
  onClose: () => void
}) {
  const manage = useTexts(tournamentManageTexts)
  const { close } = useTexts(tournamentTexts)
  return (
    <Sheet isOpen title={manage.linkTitle} closeLabel={close} onClose={onClose}>
      <Switch
        isSelected={watchKey !== null}
        isDisabled={actions.busy === 'link'}
        onChange={(isOn) => void actions.setLink(isOn)}
        detail={manage.linkText}
      >
        {manage.switchOn}
      </Switch>
      {watchKey !== null && <OpenLink watchKey={watchKey} name={fields.name} actions={actions} />}
    </Sheet>
  )
}

function OpenLink({
  watchKey,
  name,
  actions,
}: {
  watchKey: string
  name: string
  actions: TournamentActions
}) {
  const manage = useTexts(tournamentManageTexts)
  const { close } = useTexts(tournamentTexts)
  const path = toTournamentPath(watchKey)
  const url = location.origin + path + languageQuery()
  const renew = async () => {
    const isMeant = await confirmUser({
      title: manage.newLinkTitle,
      text: manage.newLinkText,
      confirm: manage.newLink,
      isDanger: true,
    })
    if (isMeant) await actions.setLink(true)
  }
  const copy = async () => {
    if (await copyText(url)) await showToast({ title: manage.copied, closeLabel: close })
  }
  return (
    <>
      <div className="flex items-center gap-3">
        <div style={{ width: '7rem', flexShrink: 0 }}>
          <QrCode text={url} label={manage.scan} />
        </div>
        <p className="min-w-0 flex-1 rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">
          {url}
        </p>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          onPress={() => void shareLink({ title: name, text: manage.shareText({ name }), url })}
        >
          <Share2 aria-hidden size={20} />
          {manage.shareLink}
        </Button>
        <Button variant="plain" onPress={() => void copy()}>
          <Copy aria-hidden size={20} />
          {manage.copyLink}
        </Button>
        <a
          href={path + languageQuery()}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'plain' })}
        >
          <ExternalLink aria-hidden size={20} />
          {manage.openPage}
        </a>
        <a
          href={`${path}?view=tv`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'plain' })}
        >
          <MonitorPlay aria-hidden size={20} />
          {manage.openScreen}
        </a>
        <Button
          variant="ghost"
          className="sm:col-span-2"
          isPending={actions.busy === 'link'}
          onPress={() => void renew()}
        >
          <Link2Off aria-hidden size={20} />
          {manage.newLink}
        </Button>
      </div>
    </>
  )
}
