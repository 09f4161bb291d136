// /move: moves a group here; ?from names its app or a spreadsheet, ?venue and ?club the target
// list, as on /contacts.
import { Suspense } from 'react'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { groupSources } from '#domain/contact/group-source.ts'
import { moveTexts } from '#words/en/contact/move.ts'
import { GroupSources } from '../features/contact/move/group-sources.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { toSearchText } from '../navigation/search-text.ts'
import { useBack } from '../navigation/use-back.ts'
import { toKeeper, toKeeperSearch } from '../parts/contact/keeper-search.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const MoveGroup = lazyPart(() => import('../features/contact/move/move-group.tsx'), 'MoveGroup')

export const Route = createFileRoute('/move')({
  validateSearch: keepSearch,
  component: Move,
})

function Move() {
  const t = useTexts(moveTexts)
  const router = useRouter()
  const goBack = useBack()
  const search = Route.useSearch()
  const place = { venue: toSearchText(search['venue']), club: toSearchText(search['club']) }
  const source = groupSources.find((one) => one === search['from'])
  const back = { onPress: goBack }
  if (source === undefined)
    return (
      <Page title={t.title} lead={t.lead} back={back}>
        <GroupSources place={place} />
      </Page>
    )
  const title = source === 'sheet' ? t.titleSheet : t.titleFrom({ source: t[source] })
  return (
    <Page title={title} back={back}>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <MoveGroup
          source={source}
          keeper={toKeeper(place)}
          onKeeper={(keeper) =>
            void router.navigate({
              to: '/move',
              search: { ...toKeeperSearch(keeper), from: source },
              replace: true,
            })
          }
        />
      </Suspense>
    </Page>
  )
}
