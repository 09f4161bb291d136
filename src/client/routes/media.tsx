// /media: photos of my venues and players' shared media there, newest first.
import { Suspense, useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { mediaTexts } from '#words/en/media/media.ts'
import { MediaList } from '../features/media/media-list.tsx'
import { NetworkMark } from '../features/profile/network-mark.tsx'
import type { ReportTarget } from '../features/report/report-sheet.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { Page } from '../ui/page.tsx'

const ReportSheet = lazyPart(() => import('../features/report/report-sheet.tsx'), 'ReportSheet')

export const Route = createFileRoute('/media')({ component: Media })

function Media() {
  const t = useTexts(mediaTexts)
  const goBack = useBack()
  const [reported, setReported] = useState<ReportTarget | null>(null)
  return (
    <Page title={t.title} lead={t.lead} back={{ onPress: goBack }}>
      <MediaList
        renderMark={(network) => <NetworkMark network={network} />}
        onReport={({ mediaId, locationId }) =>
          setReported(mediaId === '' ? { kind: 'photo', locationId } : { kind: 'media', mediaId })
        }
      />
      {reported !== null && (
        <Suspense>
          <ReportSheet reported={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </Page>
  )
}
