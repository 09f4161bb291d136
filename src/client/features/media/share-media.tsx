// The form that links a video or a post at one of my venues.
import { useState } from 'react'
import { mediaCaptionMax, readMediaLink } from '#domain/media/media.ts'
import { linkMax } from '#domain/player/profile.ts'
import { mediaTexts } from '#words/en/media/media.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type ShareMediaProps = {
  locations: readonly { locationId: string; name: string }[]
  locationId: string
  isOpen: boolean
  onClose: () => void
}

export function ShareMedia({ isOpen, onClose, ...props }: ShareMediaProps) {
  const t = useTexts(mediaTexts)
  return (
    <Sheet title={t.shareTitle} isOpen={isOpen} onClose={onClose}>
      <ShareForm {...props} onClose={onClose} />
    </Sheet>
  )
}

function ShareForm({ locations, locationId: first, onClose }: Omit<ShareMediaProps, 'isOpen'>) {
  const t = useTexts(mediaTexts)
  const [locationId, setLocationId] = useState(first)
  const [url, setUrl] = useKeptText('media')
  const [caption, setCaption] = useKeptText('caption')
  const [error, setError] = useState<string | undefined>()
  const { busy, run } = useBusy<'send'>()
  const send = () =>
    run('send', async () => {
      if (url.trim() === '') return setError(t.addressMissing)
      if (readMediaLink(url) === null) return setError(refusalText({ code: 'media-link-invalid' }))
      const answer = await call('media-link', {
        locationId,
        url: url.trim(),
        caption: caption.trim(),
      })
      if (!answer.ok) return setError(refusalText(answer.refusal))
      onClose()
      await showToast({ title: t.shared, tone: 'good' })
    })
  return (
    <SheetForm onSubmit={() => void send()}>
      <p className="text-muted">{t.shareLead}</p>
      <Select
        label={t.venue}
        options={locations.map(({ locationId: id, name }) => ({ id, label: name }))}
        value={locationId}
        onChange={setLocationId}
      />
      <TextField
        label={t.address}
        description={t.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        maxLength={linkMax * 2}
        onChange={(text) => {
          setUrl(text)
          setError(undefined)
        }}
        error={error}
      />
      <TextField
        label={t.caption}
        description={t.captionHint}
        value={caption}
        onChange={setCaption}
        maxLength={mediaCaptionMax}
        countTo={mediaCaptionMax}
      />
      <Button type="submit" size="lg" isPending={busy !== null}>
        {labels.share}
      </Button>
    </SheetForm>
  )
}
