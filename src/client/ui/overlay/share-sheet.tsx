// The share sheet of a link: device sharing where available, clipboard, QR code, file, or print.
import { useState } from 'react'
import { Copy, Download, Printer, Share2 } from 'lucide-react'
import { copyText } from '../../device/copy-text.ts'
import { qrPng, qrSvg } from '../../device/qr-code.ts'
import { saveFile } from '../../device/save-file.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { QrCode } from '../qr-code.tsx'
import { labels } from '../words/labels.ts'
import type { SharedMessage } from './dialogs.ts'
import { MessagePart } from './share-message.tsx'
import { Sheet } from './sheet.tsx'
import { showToast } from './toasts.tsx'

export type SharedLink = {
  title: string
  audience?: string
  text?: string
  url: string
  poster?: () => void
  message?: SharedMessage
}
export type ShareWords = {
  device: string
  noDevice: string
  copy: string
  copied: string
  copyFailed: string
  group: string
  withNames: string
  namesFailed: string
  copyMessage: string
  messageCopied: string
  whatsApp: string
  sms: string
  qr: (values: { url: string }) => string
  qrHint: string
  png: string
  svg: string
  poster: string
}

export function ShareSheet({
  link,
  words,
  onClose,
}: {
  link: SharedLink
  words: ShareWords
  onClose: () => void
}) {
  const [hasFailed, setFailed] = useState(false)
  const { title, audience, url, poster, message } = link
  const copy = async (text: string, said: string) => {
    if (!(await copyText(text))) return setFailed(true)
    void showToast({ title: said })
    onClose()
  }
  const print =
    poster === undefined
      ? undefined
      : () => {
          onClose()
          poster()
        }
  return (
    <Sheet isOpen title={labels.share} onClose={onClose}>
      <p className="font-semibold">{title}</p>
      <p className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">{url}</p>
      {audience !== undefined && <Notice>{audience}</Notice>}
      {hasFailed && (
        <p role="alert" className="text-sm text-bad">
          {words.copyFailed}
        </p>
      )}
      {!hasDeviceSharing() && <p className="text-sm text-muted">{words.noDevice}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        {hasDeviceSharing() && (
          <Button onPress={() => void shareByDevice(link, onClose)}>
            <Share2 aria-hidden size={20} />
            {words.device}
          </Button>
        )}
        <Button
          variant={hasDeviceSharing() ? 'soft' : 'primary'}
          onPress={() => void copy(url, words.copied)}
        >
          <Copy aria-hidden size={20} />
          {words.copy}
        </Button>
        {print !== undefined && (
          <Button variant="plain" onPress={print}>
            <Printer aria-hidden size={20} />
            {words.poster}
          </Button>
        )}
      </div>
      {message !== undefined && (
        <MessagePart
          message={message}
          words={words}
          onCopy={(text) => void copy(text, words.messageCopied)}
        />
      )}
      <div className="mx-auto w-full max-w-60">
        <QrCode text={url} label={words.qr({ url })} />
      </div>
      <p className="text-center text-sm text-balance text-muted">{words.qrHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="plain"
          size="sm"
          className="flex-1"
          onPress={() => void qrPng(url).then((file) => saveFile(`${fileName(title)}.png`, file))}
        >
          <Download aria-hidden size={16} />
          {words.png}
        </Button>
        <Button
          variant="plain"
          size="sm"
          className="flex-1"
          onPress={() =>
            void qrSvg(url).then((svg) =>
              saveFile(`${fileName(title)}.svg`, new Blob([svg], { type: 'image/svg+xml' })),
            )
          }
        >
          <Download aria-hidden size={16} />
          {words.svg}
        </Button>
      </div>
    </Sheet>
  )
}

const hasDeviceSharing = (): boolean => typeof navigator.share === 'function'

async function shareByDevice({ title, text, url }: SharedLink, onDone: () => void): Promise<void> {
  const isDone = await navigator.share({ title, url, ...(text !== undefined && { text }) }).then(
    () => true,
    () => false,
  )
  if (isDone) onDone()
}

const fileName = (title: string): string =>
  `qr-${title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase()}`
