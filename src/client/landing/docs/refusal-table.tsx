// Refusal codes with the words a person is shown and their HTTP codes. What the words name stands in braces.
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { httpCodeOf } from '#contract/http-codes.ts'
import { refusalText } from '#client/i18n/refusals.ts'
import type { Language } from '#client/i18n/texts.ts'
import { docsTexts } from './texts.ts'

/** Answers every parameter with its own name, so that "{player} has your request already." comes out; a wait is one of a minute. */
const namedParams = new Proxy<Record<string, string | number>>({}, { get: (_nothing, name) => (name === 'seconds' ? 60 : `{${String(name)}}`) })

export function RefusalTable({ codes, language }: { codes: readonly RefusalCode[]; language: Language }) {
  const words = docsTexts[language]
  return (
    <table className="rows">
      <thead className="sr-only"><tr><th>{words.code}</th><th>{words.meaning}</th><th>{words.http}</th></tr></thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{refusalText({ code, params: namedParams }, language)}</td>
            <td>{httpCodeOf(code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
