// npm run dev: the client with hot reload on port 5173, in front of a server that restarts when its
// sources change. With SERVER_URL only the client, in front of that server.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { createServer } from 'vite'

const target = process.env['SERVER_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`
const port = Number(process.env['DEV_PORT'] ?? 5173)
const project = `${import.meta.dirname}/..`
const proxied = { target, changeOrigin: true, headers: { origin: target } }

const ownServer = process.env['SERVER_URL'] === undefined ? startServer() : null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop(signal))

function startServer(): ChildProcess {
  if (!existsSync(`${project}/dist/client`))
    spawnSync(process.execPath, [`${project}/tools/build-when-stale.ts`], { stdio: 'inherit' })
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', `${project}/src/server/main.ts`],
    { cwd: project, stdio: 'inherit' },
  )
  process.on('exit', () => server.kill())
  return server
}

/** A signal may reach this process only, so stop the server and wait for it. */
async function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  if (ownServer?.exitCode === null && ownServer.signalCode === null) {
    const ended = once(ownServer, 'exit')
    ownServer.kill()
    await ended
  }
  process.exit(128 + constants.signals[signal])
}

const vite = await createServer({
  configFile: `${project}/vite.config.ts`,
  configLoader: 'native',
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: {
      '/call': proxied,
      '/account/data': proxied,
      '/photos': proxied,
      '^/upload/.+/.+': proxied,
      '^/(calendar-file|feed|embed)/': proxied,
      '/api': proxied,
      '/live': { ...proxied, ws: true },
      '^/(landing|terms|privacy|docs|i/[^/]+)$': proxied,
      '/openapi.json': proxied,
    },
  },
})
vite.middlewares.use((request, response, next) => {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (!wantsPage) return next()
  const url = request.originalUrl ?? '/'
  vite
    .transformIndexHtml(
      url,
      readFileSync(`${project}/src/client/app.html`, 'utf8').replace('./main.tsx', '/main.tsx'),
    )
    .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
})
await vite.listen()
vite.printUrls()
