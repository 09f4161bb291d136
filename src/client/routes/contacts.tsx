// /contacts: the contacts that I keep; ?venue&club for a club's, ?venue for a venue's. ?part=import
// imports a list.
import { Suspense } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { ContactList } from '../features/contact/contact-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { toSearchText } from '../navigation/search-text.ts'
import { useBack } from '../navigation/use-back.ts'
import { toKeeper, type KeeperSearch } from '../parts/contact/keeper-search.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const ImportFlow = lazyPart(
  () => import('../features/contact/import/import-flow.tsx'),
  'ImportFlow',
)

type ContactsSearch = KeeperSearch & { part?: 'import' | undefined }

export const Route = createFileRoute('/contacts')({
  component: Contacts,
  validateSearch: keepSearch,
})

function Contacts() {
  const t = useTexts(contactsTexts)
  const importWords = useTexts(contactImportTexts)
  const router = useRouter()
  const goBack = useBack()
  const search = Route.useSearch()
  const place = { venue: toSearchText(search['venue']), club: toSearchText(search['club']) }
  const keeper = toKeeper(place)
  const back = { onPress: goBack }
  const show = (next: ContactsSearch, replace: boolean): void =>
    void router.navigate({ to: '/contacts', search: next, replace })
  if (search['part'] === 'import')
    return (
      <Page title={importWords.title} back={back}>
        <Suspense fallback={<SkeletonList label={t.loading} rows={3} />}>
          <ImportFlow
            keeper={keeper}
            lead={
              <Link
                to="/move"
                search={place}
                className="self-start font-semibold text-brand underline underline-offset-2"
              >
                {importWords.help}
              </Link>
            }
            onSeen={() => show(place, true)}
          />
        </Suspense>
      </Page>
    )
  const leads = {
    player: t.lead,
    club: t.leadClub,
    venue: t.leadVenue,
  }
  return (
    <Page title={t.title} lead={leads[keeper.kind]} back={back}>
      <ContactList keeper={keeper} onImport={() => show({ ...place, part: 'import' }, false)} />
    </Page>
  )
}
