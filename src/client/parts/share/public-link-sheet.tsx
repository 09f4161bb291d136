// The public link of a league or a tournament: on, off, shared, or replaced. Optional parts show
// when their texts are given.
import type { ReactNode } from 'react'
import { Copy, ExternalLink, Link2Off, MonitorPlay, Share2, type LucideIcon } from 'lucide-react'
import { copyText } from '../../device/copy-text.ts'
import { languageQuery } from '../../i18n/language.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { confirmUser, shareLink, type ShareRequest } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

type PublicLinkProps = {
  words: {
    sheet: string
    on: string
    onText: string
    shareLink: string
    openPage: string
    newLink: string
    newLinkTitle: string
    newLinkText: string
    scan?: string
    copy?: { label: string; copied: string }
    openScreen?: string
  }
  /** The page's path without the reader's language; null while the link is off. */
  path: string | null
  isBusy: boolean
  onSet: (isOn: boolean) => Promise<unknown>
  toShared: (url: string) => Omit<ShareRequest, 'kind' | 'url'>
  note?: ReactNode
  onClose: () => void
}

export function PublicLinkSheet(props: PublicLinkProps) {
  const { words, path, isBusy, onSet, note, onClose } = props
  return (
    <Sheet isOpen title={words.sheet} onClose={onClose}>
      <Switch
        isSelected={path !== null}
        isDisabled={isBusy}
        onChange={(isOn) => void onSet(isOn)}
        detail={words.onText}
      >
        {words.on}
      </Switch>
      {note}
      {path !== null && <OpenLink {...props} path={path} />}
    </Sheet>
  )
}

type OpenLinkProps = PublicLinkProps & { path: string }

function OpenLink({ words, path, isBusy, onSet, toShared }: OpenLinkProps) {
  const url = location.origin + path + languageQuery()
  const { copy } = words
  const renew = async () => {
    const isMeant = await confirmUser({
      title: words.newLinkTitle,
      text: words.newLinkText,
      confirm: words.newLink,
      isDanger: true,
    })
    if (isMeant) await onSet(true)
  }
  const copyUrl = async (title: string) => {
    if (await copyText(url)) await showToast({ title })
  }
  return (
    <>
      <Address url={url} scan={words.scan} />
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onPress={() => void shareLink({ ...toShared(url), url })}>
          <Share2 aria-hidden size={20} />
          {words.shareLink}
        </Button>
        {copy !== undefined && (
          <Button variant="plain" onPress={() => void copyUrl(copy.copied)}>
            <Copy aria-hidden size={20} />
            {copy.label}
          </Button>
        )}
        <NewTab icon={ExternalLink} label={words.openPage} path={path + languageQuery()} />
        {words.openScreen !== undefined && (
          <NewTab icon={MonitorPlay} label={words.openScreen} path={`${path}?view=tv`} />
        )}
        <Button
          variant="ghost"
          className="sm:col-span-2"
          isPending={isBusy}
          onPress={() => void renew()}
        >
          <Link2Off aria-hidden size={20} />
          {words.newLink}
        </Button>
      </div>
    </>
  )
}

function Address({ url, scan }: { url: string; scan: string | undefined }) {
  const text = 'rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all'
  if (scan === undefined) return <p className={text}>{url}</p>
  return (
    <div className="flex items-center gap-3">
      <div style={{ width: '7rem', flexShrink: 0 }}>
        <QrCode text={url} label={scan} />
      </div>
      <p className={`min-w-0 flex-1 ${text}`}>{url}</p>
    </div>
  )
}

function NewTab({ icon: Icon, label, path }: { icon: LucideIcon; label: string; path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'plain' })}>
      <Icon aria-hidden size={20} />
      {label}
    </a>
  )
}
