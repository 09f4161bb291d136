// Shown on a draft instead of the main button: its organizers can publish it.
import { can } from '#domain/access/capabilities.ts'
import { eventRepeatTexts } from '#words/en/event/event-repeat.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import type { OwnEntry } from '../../parts/event/use-own-entry.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'

type PublishDraftProps = { detail: EventDetail; playerId: string; entry: OwnEntry }

export function PublishDraft({ detail, playerId, entry }: PublishDraftProps) {
  const t = useTexts(mainButtonTexts)
  const repeats = useTexts(eventRepeatTexts)
  const publish = () =>
    entry.run('publish', async () => {
      const answer = await callOrAlert('events-update', {
        eventId: detail.eventId,
        fields: detail.fields,
        publish: true,
        scope: 'all',
      })
      if (answer.ok) await showToast({ title: t.published, about: detail.eventId })
    })
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <p className="min-w-0 flex-1 text-sm font-medium text-muted">{t.draft}</p>
      {can(getEventRoles(detail, playerId), 'event.edit') && (
        <Button
          size="bar"
          className="min-w-0 flex-1"
          isPending={entry.busy === 'publish'}
          onPress={() => void publish()}
          data-main="draft"
        >
          {detail.series === null ? t.publish : repeats.publishAll}
        </Button>
      )}
    </div>
  )
}
