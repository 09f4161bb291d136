import { Share2 } from 'lucide-react'
import { languageQuery } from '../../i18n/language.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import type { ListView } from './list-view.ts'

export type RoundsShareProps = {
  detail: EventDetail
  list: ListView
  title: string
  mayPlay: boolean
}

export function RoundsShare({ detail, list, title, mayPlay }: RoundsShareProps) {
  const url = `${location.origin}/matchlist/${detail.eventId}${languageQuery()}`
  const share = () =>
    shareLink({
      title,
      url,
      message: {
        isPrivate: detail.fields.invite,
        mayTick: mayPlay,
        write: async (withNames) => {
          const { writeRounds } = await loadPart(() => import('./rounds-message.ts'))
          return writeRounds(detail, list, url, withNames)
        },
      },
    })
  return <IconButton icon={Share2} label={labels.share} onPress={() => void share()} />
}
