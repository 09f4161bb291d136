// The screens of a venue for its admins: status, pairing by code, editing and removing.
import { useState } from 'react'
import { MonitorPlay, Pencil, Plus } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { screenOnMs, screensMax } from '#domain/screen/screen.ts'
import { screensTexts } from '#words/en/screen/screen.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ScreenForm, usualSettings, type ScreenChoices } from './screen-form.tsx'

type Screen = LiveOutput<'screens-atLocation'>['screens'][number]
type ScreenListProps = {
  locationId: string
  code: string
}

export function ScreenList({ locationId, code }: ScreenListProps) {
  const t = useTexts(screensTexts)
  const now = useNow()
  const { live, retry } = useLiveList('screens-atLocation', { locationId }, locationId)
  const [open, setOpen] = useState<string | null>(code === '' ? null : 'new')
  if (live.status === 'refused')
    return <ErrorState title={refusalText(live.refusal)} onRetry={retry} />
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={2} />
  const { locationName, screens } = live.data
  const opened = screens.find(({ screenId }) => screenId === open)
  const close = () => setOpen(null)
  return (
    <>
      <p className="font-semibold">{locationName}</p>
      <p className="text-pretty text-muted">{t.howTo({ address: `${location.host}/tv` })}</p>
      {screens.length === 0 ? (
        <EmptyState icon={MonitorPlay} title={t.none} />
      ) : (
        <List label={t.title}>
          {screens.map((screen) => (
            <ListRow
              key={screen.screenId}
              title={screen.name}
              detail={<Seen seen={screen.seen} now={now} />}
              trailing={
                <IconButton
                  icon={Pencil}
                  label={t.change({ name: screen.name })}
                  onPress={() => setOpen(screen.screenId)}
                />
              }
            />
          ))}
        </List>
      )}
      {screens.length < screensMax && (
        <Button className="self-start" onPress={() => setOpen('new')}>
          <Plus aria-hidden size={20} />
          {t.add}
        </Button>
      )}
      {open === 'new' && <NewScreen locationId={locationId} code={code} onClose={close} />}
      {opened !== undefined && (
        <OpenedScreen locationId={locationId} screen={opened} onClose={close} />
      )}
    </>
  )
}

function Seen({ seen, now }: { seen: string; now: number }) {
  const t = useTexts(screensTexts)
  return now - Date.parse(seen) < screenOnMs ? (
    <Badge tone="brand">{t.isOn}</Badge>
  ) : (
    t.lastOn({ when: formatRelative(seen, now) })
  )
}

function NewScreen({ locationId, code, onClose }: ScreenListProps & { onClose: () => void }) {
  const t = useTexts(screensTexts)
  const { busy, run } = useBusy<'add'>()
  const add = async (settings: ScreenChoices, typed: string) => {
    const answer = await callOrAlert('screens-add', { locationId, code: typed, settings })
    if (!answer.ok) return
    void showToast({ title: t.added })
    onClose()
  }
  return (
    <Sheet isOpen title={t.add} onClose={onClose}>
      <ScreenForm
        settings={usualSettings()}
        code={code}
        isPending={busy !== null}
        onSave={(settings, typed) => void run('add', () => add(settings, typed))}
      />
    </Sheet>
  )
}

function OpenedScreen({
  locationId,
  screen: { screenId, seen: _seen, ...settings },
  onClose,
}: {
  locationId: string
  screen: Screen
  onClose: () => void
}) {
  const t = useTexts(screensTexts)
  const { busy, run } = useBusy<'save' | 'remove'>()
  const save = async (next: ScreenChoices) => {
    const answer = await callOrAlert('screens-change', { locationId, screenId, settings: next })
    if (!answer.ok) return
    void showToast({ title: t.saved })
    onClose()
  }
  const remove = async () => {
    const isMeant = await confirmUser({
      title: t.removeAsk({ name: settings.name }),
      text: t.removeText,
      confirm: t.remove,
      isDanger: true,
    })
    if (!isMeant) return
    const answer = await callOrAlert('screens-remove', { locationId, screenId })
    if (!answer.ok) return
    void showToast({ title: t.removed })
    onClose()
  }
  return (
    <Sheet isOpen title={settings.name} onClose={onClose}>
      <ScreenForm
        settings={settings}
        code={null}
        isPending={busy === 'save'}
        onSave={(next) => void run('save', () => save(next))}
      />
      <Button
        variant="danger"
        isPending={busy === 'remove'}
        onPress={() => void run('remove', remove)}
      >
        {t.remove}
      </Button>
    </Sheet>
  )
}
