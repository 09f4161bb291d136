// Renders text with its links. They are nofollow and send no referrer, so authors gain no ranking
// and linked sites don't learn where readers come from.
import { Fragment } from 'react'
import { splitLinks } from '#domain/text/linked-text.ts'
import { linksTexts } from '#words/en/app/links.ts'
import { useTexts } from '../../i18n/texts.ts'

export function LinkedParts({ text }: { text: string }) {
  const t = useTexts(linksTexts)
  return splitLinks(text).map((part, place) => {
    const key = `${place} ${part.text}`
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>
    return (
      <Fragment key={key}>
        <a
          href={part.href}
          rel="noopener noreferrer nofollow ugc"
          {...(part.href.startsWith('http') && { target: '_blank' })}
          className="rounded [overflow-wrap:anywhere] underline underline-offset-2 outline-none focus-visible:ring-focus"
        >
          {part.text}
        </a>
        {part.site !== null && <strong>{t.goesTo({ site: part.site })}</strong>}
      </Fragment>
    )
  })
}
