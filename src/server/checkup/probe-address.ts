// Requests PUBLIC_URL as a visitor would, and reads its certificate.
import { connect } from 'node:tls'
import type { Probes } from '#domain/operator/console.ts'

type Answer = Pick<Probes, 'address' | 'certificateEnds'>

const timeoutMs = 5_000
const httpsPort = 443
const wrongHost = 421
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_CERT/

export async function probeAddress(publicUrl: string): Promise<Answer> {
  const [address, certificateEnds] = await Promise.all([
    askAddress(publicUrl),
    readCertificateEnd(new URL(publicUrl)),
  ])
  return { address, certificateEnds }
}

async function askAddress(publicUrl: string): Promise<Answer['address']> {
  try {
    const { status } = await fetch(`${publicUrl}/livez`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status === wrongHost) return 'refused'
    return status < 500 ? 'answers' : 'away'
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return untrusted.test(code) ? 'untrusted' : 'away'
  }
}

function readCertificateEnd({ protocol, hostname, port }: URL): Promise<number | null> {
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({
      host,
      port: port === '' ? httpsPort : Number(port),
      servername: host,
      timeout: timeoutMs,
    })
    const end = (ends: number | null): void => {
      socket.destroy()
      resolve(ends)
    }
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(ends) ? null : ends)
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
