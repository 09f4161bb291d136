// A minimal server for link previews, and the user agents of chat apps that fetch them.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPreviews } from '#server/features/preview/handlers.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { createRateLimits } from '#server/transport/rate-limit.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export const previewSiteUrl = 'https://play.example.org/'

export type PreviewSite = { app: TestApp; close(): Promise<void> }

/** The landing page has its own head, which previews replace, and shows only the invitation. */
export async function startPreviewSite(options: TestAppOptions = {}): Promise<PreviewSite> {
  const folder = await mkdtemp(join(tmpdir(), 'sideout-previews-'))
  const write = (name: string, html: string) => writeFile(join(folder, name), html)
  await mkdir(join(folder, '.vite'))
  await write('.vite/manifest.json', '{}')
  await write('app.html', '<html><head><title>Sideout</title></head><body>the app</body></html>')
  await mkdir(join(folder, 'pages'))
  await mkdir(join(folder, 'invitation'))
  for (const language of ['en', 'es']) {
    const head = `<head><title>Find a game</title><meta property="og:title" content="Find a game"/><meta property="og:image" content="__PUBLIC_URL__/share.png"/></head>`
    await write(`pages/landing.${language}.html`, `<html lang="${language}">${head}</html>`)
    await write(
      `invitation/landing.${language}.html`,
      `<html lang="${language}">${head}__INVITATION__</html>`,
    )
  }
  const app: TestApp = await startTestApp({
    publicUrl: previewSiteUrl,
    ...options,
    extend: async ({ server }, auth) => {
      const previews = () => linkPreviews(app.deps)
      await server.register(staticClient, {
        directory: folder,
        publicUrl: previewSiteUrl,
        isSignedIn: isSignedIn(auth),
        previews: {
          has: (path) => previews().has(path),
          find: (path, language, page) => previews().find(path, language, page),
          mayAsk: (request) =>
            createRateLimits(app.deps.limiter, 'x-forwarded-for').ofAddress(['preview'], request),
        },
      })
    },
  })
  return {
    app,
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** User-Agent by chat app. iMessage imitates three others. */
export const linkReaders = {
  WhatsApp: 'WhatsApp/2.24.20.89 A',
  Telegram: 'TelegramBot (like TwitterBot)',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
} as const
