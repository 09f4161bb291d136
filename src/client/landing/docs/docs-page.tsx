// The API page: how to use the API, then all operations by noun. Plain HTML; reader.ts adds the
// search.
import { FileJson } from 'lucide-react'
import type { Language } from '#client/i18n/texts.ts'
import { nouns, type Noun } from '#contract/openapi/api-nouns.ts'
import { openApiDocument } from '#contract/openapi/openapi-document.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'
import { BaseRefusals } from './base-refusals.tsx'
import { listDocsEntries } from './entries.ts'
import { EntryCard } from './entry-card.tsx'
import { HowTo } from './how-to.tsx'

export function DocsPage({ language, publicUrl }: { language: Language; publicUrl: string }) {
  const words = wordsIn(language, docsTexts)
  const document = openApiDocument(publicUrl)
  const groups = (Object.keys(nouns) as Noun[]).map((noun) => ({
    noun,
    entries: listDocsEntries(document, noun),
  }))
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-8">
      <div className="pt-6 md:pt-12">
        <h1 className="text-3xl tracking-[-.03em]">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{words.introduction}</p>
        <p className="mt-2 text-muted empty:hidden">{words.english}</p>
        <a
          href="/openapi.json"
          className="mt-4 inline-flex min-h-12 items-center gap-2 rounded-xl bg-brand px-4 font-bold text-on-brand hover:bg-brand-press"
        >
          <FileJson className="size-5" aria-hidden="true" />
          {words.openApi}
        </a>
      </div>
      <HowTo language={language} publicUrl={publicUrl} frames={document['x-live-frames']} />
      <div className="mt-16 grid gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label={words.nounsLabel} className="hidden lg:block">
          <ul className="sticky top-6 -ml-3">
            {groups.map(({ noun, entries }) => (
              <li key={noun}>
                <a
                  href={`#${noun}`}
                  className="flex min-h-10 items-center justify-between rounded-lg px-3 font-semibold hover:bg-soft"
                  lang="en"
                >
                  <span className="first-letter:uppercase">{noun}</span>
                  <span className="text-sm font-normal text-muted">{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="results" className="min-w-0">
          <search className="sticky top-0 z-10 -mx-4 bg-bg px-4 py-3 sm:-mx-2 sm:px-2">
            <input
              id="find"
              type="search"
              aria-label={words.find}
              placeholder={words.find}
              autoComplete="off"
              spellCheck={false}
              className="h-12 w-full rounded-xl border border-field bg-card px-4 text-base placeholder:text-muted"
            />
            <output
              id="found"
              htmlFor="find"
              data-found={words.found}
              data-nothing={words.nothingFound}
              className="mt-2 block px-1 text-sm text-muted empty:mt-0"
            />
          </search>
          {groups.map(({ noun, entries }) => (
            <section
              key={noun}
              data-group=""
              aria-labelledby={noun}
              className="mt-8 first-of-type:mt-4"
            >
              <h2 id={noun} className="scroll-mt-24 text-2xl first-letter:uppercase" lang="en">
                {noun}
              </h2>
              <p className="mt-1 text-muted" lang="en">
                {nouns[noun]}
              </p>
              <div className="mt-4 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
                {entries.map((entry) => (
                  <EntryCard key={entry.id} entry={entry} language={language} />
                ))}
              </div>
            </section>
          ))}
          <BaseRefusals language={language} />
        </div>
      </div>
    </main>
  )
}
