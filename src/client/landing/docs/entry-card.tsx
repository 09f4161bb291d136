// One operation, live query or address: collapsed it shows purpose and permitted callers, expanded
// everything else.
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Language } from '#client/i18n/texts.ts'
import type { Who } from '#contract/call.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'
import { type DocsWords } from './docs-words.ts'
import type { DocsEntry } from './entries.ts'
import { RefusalTable } from './refusal-table.tsx'
import { schemaRows } from './schema-rows.ts'

const marks: Readonly<Record<DocsEntry['mark'], string>> = {
  read: 'bg-cool-soft text-cool',
  write: 'bg-soft text-brand',
  live: 'bg-warm-soft text-warm',
  GET: 'bg-cool-soft text-cool',
  POST: 'bg-soft text-brand',
}

const markText = (mark: DocsEntry['mark'], words: DocsWords): string =>
  mark === 'GET' || mark === 'POST' ? mark : words[mark]

const whoText = (who: Who, words: DocsWords): string => {
  switch (who) {
    case 'visitor':
      return words.anyone
    case 'signed-in':
      return words.signedIn
    case 'player':
      return words.player
  }
}

export function EntryCard({ entry, language }: { entry: DocsEntry; language: Language }) {
  const words = wordsIn(language, docsTexts)
  return (
    <details id={entry.id} className="group scroll-mt-24">
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 px-4 py-4 hover:bg-soft sm:px-4 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 font-mono text-sm font-bold [overflow-wrap:anywhere]">
          {entry.title}
        </h3>
        <span className="flex items-center gap-2 pt-1 text-xs font-semibold">
          <span className={`rounded-md px-2 py-1 ${marks[entry.mark]}`}>
            {markText(entry.mark, words)}
          </span>
          <span
            aria-hidden="true"
            className="text-lg leading-none text-muted transition-transform group-open:rotate-90"
          >
            {chevron}
          </span>
        </span>
        <span className="col-span-2 text-sm text-pretty text-muted">
          <span lang="en">{entry.summary}</span>
          {separator}
          <span className="whitespace-nowrap">{whoText(entry.who, words)}</span>
        </span>
      </summary>
      <div className="space-y-6 border-t border-line px-4 pt-4 pb-6 sm:px-4">
        {entry.address !== null && (
          <p className="font-mono text-sm [overflow-wrap:anywhere] text-muted">{entry.address}</p>
        )}
        {entry.address?.startsWith('GET') !== true && (
          <Shape title={words.input} schema={entry.input} words={words} />
        )}
        <Shape title={words.output} schema={entry.output} words={words} />
        {entry.refusals.length > 0 && (
          <div>
            <h4 className="text-sm font-bold">{words.refusals}</h4>
            <RefusalTable codes={entry.refusals} language={language} />
            <p className="mt-2 text-sm">
              <a href="#refusals" className="text-brand underline underline-offset-4">
                {words.andBase}
              </a>
            </p>
          </div>
        )}
      </div>
    </details>
  )
}

const chevron = '›'
const separator = ' · '

function Shape({
  title,
  schema,
  words,
}: {
  title: string
  schema: JsonSchema | null
  words: DocsWords
}) {
  const rows = schema === null ? [] : schemaRows(schema, words)
  return (
    <div>
      <h4 className="text-sm font-bold">{title}</h4>
      {rows.length === 0 && (
        <p className="mt-1 text-sm text-muted">
          {schema === null ? words.noBody : words.takesNothing}
        </p>
      )}
      {rows.length > 0 && (
        <table className="rows">
          <thead className="sr-only">
            <tr>
              <th>{words.field}</th>
              <th>{words.form}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, form, isOptional }, position) => (
              // oxlint-disable-next-line react/no-array-index-key -- rendered once, never changed; a path may come twice
              <tr key={position}>
                <td>{path}</td>
                <td>{isOptional ? `${form} (${words.optional})` : form}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
