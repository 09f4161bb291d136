// Explains the API in three steps with code to copy: sign in, make a call, subscribe to a live
// query.
import type { Language } from '#client/i18n/texts.ts'
import type { LiveFrame } from '#contract/openapi/live-queries.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'

type Props = { language: Language; publicUrl: string; frames: readonly LiveFrame[] }

export function HowTo({ language, publicUrl, frames }: Props) {
  const words = wordsIn(language, docsTexts)
  const signIn = [
    `SIDEOUT=${publicUrl}`,
    '',
    'curl -i \\',
    '  $SIDEOUT/api/auth/sign-in/email \\',
    '  -H "want-auth-token: true" \\',
    '  --json \'{"email": "you@example.org",',
    '           "password": "…"}\'',
  ].join('\n')
  const call = [
    'TOKEN=…',
    '',
    'curl \\',
    '  $SIDEOUT/call/alerts-markAllRead \\',
    '  -H "authorization: Bearer $TOKEN" \\',
    '  -H "idempotency-key: $(uuidgen)" \\',
    '  --json \'{"data": {}}\'',
  ].join('\n')
  const watch = [
    '> {"type": "subscribe", "id": 1,',
    '   "query": "players-me",',
    '   "input": {}}',
    '< {"type": "subscribed", "id": 1,',
    '   "key": "k1"}',
    '< {"type": "snapshot", "key": "k1",',
    '   "version": 7, "data": {…}}',
  ].join('\n')
  return (
    <div className="mt-12">
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Step title={words.tokenTitle} text={words.tokenText} code={signIn} />
        <Step title={words.callsTitle} text={words.callsText} code={call} />
        <Step title={words.liveTitle} text={words.liveText} code={watch} />
      </div>
      <details
        id="frames"
        className="group mt-4 rounded-2xl border border-line bg-card shadow-card"
      >
        <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">
          {words.frames}
        </summary>
        <div className="border-t border-line px-4 pt-3 pb-4">
          <table className="w-full text-left text-sm">
            <tbody className="divide-y divide-line">
              {frames.map(({ from, frame, summary }) => (
                <tr key={`${from} ${String(frame['type'])}`}>
                  <td className="py-2 align-top">
                    <span className="text-xs font-semibold text-muted">
                      {from === 'client' ? words.fromClient : words.fromServer}
                    </span>
                    <code className="mt-0.5 block text-xs [overflow-wrap:anywhere]">
                      {JSON.stringify(frame)}
                    </code>
                    <span className="mt-0.5 block text-muted" lang="en">
                      {summary}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}

function Step({ title, text, code }: { title: string; text: string; code: string }) {
  return (
    <section className="flex min-w-0 flex-col rounded-2xl border border-line bg-card p-4 shadow-card">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 text-sm text-pretty text-muted">{text}</p>
      {/* Wraps instead of scrolling, because scrollable content must be reachable by keyboard. */}
      <pre className="mt-auto rounded-xl bg-soft p-4 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </section>
  )
}
