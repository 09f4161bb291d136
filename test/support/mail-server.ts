// A mail server that accepts, rejects, hangs up or delays as a test wants, and records accepted
// mails.
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailAnswer =
  | 'take'
  | { at: 'sender' | 'receiver' | 'content'; code: number; text: string }
  | { at: 'connection'; code: number; text: string }
  | { hangUpAt: 'receiver' | 'content' }
  | { keepAndHangUp: true }

type ServedMail = { from: string; to: string; source: string; mail: Email }

export type MailServer = {
  url: string
  received: ServedMail[]
  /** The result for the next mail to an address; 'take' by default. */
  answer: (to: string) => MailAnswer
  slowMs: number
  readonly mostConnections: number
  close(): Promise<void>
}

const refusalOf = ({ code, text }: { code: number; text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code })

export async function startMailServer(): Promise<MailServer> {
  let open = 0
  let most = 0
  const state: Omit<MailServer, 'mostConnections'> = {
    url: '',
    received: [],
    answer: () => 'take',
    slowMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
  const hangUp = (id: string): void => {
    for (const connection of server.connections) {
      if (connection.session.id === id) connection.close()
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    logger: false,
    onConnect: (_session, done) => {
      const answer = state.answer('')
      if (answer !== 'take' && 'at' in answer && answer.at === 'connection')
        return done(refusalOf(answer))
      open += 1
      most = Math.max(most, open)
      done()
    },
    onClose: () => {
      open -= 1
    },
    onMailFrom: (_address, _session, done) => {
      const answer = state.answer('')
      done(answer !== 'take' && 'at' in answer && answer.at === 'sender' ? refusalOf(answer) : null)
    },
    onRcptTo: ({ address }, session, done) => {
      const answer = state.answer(address)
      if (answer !== 'take' && 'hangUpAt' in answer && answer.hangUpAt === 'receiver')
        return hangUp(session.id)
      done(
        answer !== 'take' && 'at' in answer && answer.at === 'receiver' ? refusalOf(answer) : null,
      )
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo[0]?.address ?? ''
        const answer = state.answer(to)
        if (answer !== 'take' && 'hangUpAt' in answer) return hangUp(session.id)
        if (answer !== 'take' && 'at' in answer) return done(refusalOf(answer))
        const source = Buffer.concat(chunks).toString()
        const from = mailFrom === false ? '' : mailFrom.address
        PostalMime.parse(source)
          .then(async (mail) => {
            await delay(state.slowMs)
            state.received.push({ from, to, source, mail })
            if (answer !== 'take') return hangUp(session.id)
            done()
          })
          .catch(done)
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  server.on('error', () => undefined)
  state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return Object.defineProperty(state, 'mostConnections', { get: () => most }) as MailServer
}
