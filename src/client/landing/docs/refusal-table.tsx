// Refusal codes with their user texts and HTTP statuses.
import type { Language } from '#client/i18n/texts.ts'
import { getHttpCode } from '#contract/http-codes.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'
import { refusalMeaning } from './refusal-meaning.ts'

export function RefusalTable({
  codes,
  language,
}: {
  codes: readonly RefusalCode[]
  language: Language
}) {
  const words = wordsIn(language, docsTexts)
  return (
    <table className="rows">
      <thead className="sr-only">
        <tr>
          <th>{words.code}</th>
          <th>{words.meaning}</th>
          <th>{words.http}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{refusalMeaning(code, language)}</td>
            <td>{getHttpCode(code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
