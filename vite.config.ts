// The client build: the app (src/client/app.html) and the public pages, into dist/client.
import locales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFrame } from './tools/build/app-frame.ts'
import { compressed } from './tools/build/compressed.ts'
import { leanCode } from './tools/build/lean-code.ts'
import { licences } from './tools/build/licences.ts'
import { publicPages } from './tools/build/public-pages.ts'
import { routeSettings } from './tools/build/route-tree.ts'
import { screenStyles } from './tools/build/screen-styles.ts'
import { serviceWorker } from './tools/build/service-worker.ts'
import { markedLanguage, scriptFolder, words } from './tools/build/words.ts'

const project = import.meta.dirname
const client = `${project}/src/client`

/** Small things of the calendar that nearly every other screen needs as well. */
const homeParts =
  /src\/client\/(i18n\/day-format|device\/today|ui\/page|features\/(location\/use-venue-scope|calendar\/(day-label|use-event-counts|use-flash|use-my-days)))\.tsx?$|domain\/event\/calendar\.|words\/en\/calendar\/calendar\.ts$|lucide-react\/.*\/(arrow-left|calendar-check|circle-plus|rotate-ccw-clock|map-pin|chevron-left|chevron-right|lock)\./
/** Small things of nearly all other screens. None of them may need React Aria. */
const parts =
  /src\/client\/(i18n\/formats|ui\/(avatar|badge|bottom-bar|card|chip|empty-state|list-row|notice|section|show-more|skeleton)|ui\/use-(busy|eager)|net\/(call|use-is-connected|use-live-list|use-read)|parts\/location\/venue-hue|device\/(log|new-id|wide-window)|navigation\/use-back)\.tsx?$|domain\/shared\/result\./
/** Cards of events, in lists, days and what Poppi finds. */
const cards =
  /src\/client\/features\/event-list\/(event-cards?|event-badges|event-places|faces|venue-dot|card-sign-up-button|use-card-sign-up|my-events)\.tsx?$/
/** Entering an event, from its card and on its screen. */
const entry =
  /src\/client\/parts\/event\/use-(own-entry|waiting-entry|just-changed)\.ts$|domain\/(event\/places|event-list\/card-sign-up)\./
/** What must not get lost, and its state. */
const outbox = /src\/client\/net\/outbox\/(call-or-wait|page-outbox|use-outbox)\.ts$/
/** What keys mean, for whoever hears or names them. */
const keys = /src\/client\/device\/(is-mac|letter-keys)\.ts$/

export default defineConfig({
  root: client,
  publicDir: `${client}/public`,
  cacheDir: `${project}/node_modules/.cache/vite`,
  plugins: [
    // Before react: it splits every route file into its definition and its component.
    tanstackRouter(routeSettings),
    screenStyles({ client }),
    react(),
    tailwind(),
    // Two regions for each language of ours: es-MX tells the time like its players do. Others would
    // add 30 kB.
    { ...locales.vite({ locales: ['en-US', 'en-GB', 'es-ES', 'es-MX'] }), enforce: 'pre' },
    words({ project }),
    publicPages({ client }),
    licences({ project }),
    leanCode({ client }),
    appFrame({ client }),
    serviceWorker({ client }),
    compressed(),
  ],
  // React has what this stands in for.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: `${project}/dist/client`,
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // The map's library, fetched when a map comes into sight: budgets.json weighs what people wait
    // for.
    chunkSizeWarningLimit: 1_200,
    // The list of what every lazy file needs would weigh 3 kB in the first one. Styles must be
    // named; scripts name their own imports, and app.html preloads those of the screen one lands
    // on.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { app: `${client}/app.html` },
      // What the first screen needs comes in three files, and what most others share in two: dozens
      // of small ones compress worse and each costs a request.
      output: {
        // Names stand in the page and in the entry: a letter less for each saves 0.1 kB.
        entryFileNames: `${scriptFolder(markedLanguage)}[name]-[hash:7].js`,
        chunkFileNames: `${scriptFolder(markedLanguage)}[name]-[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'home', test: homeParts, priority: 1 },
            { name: 'parts', test: parts },
            { name: 'cards', test: cards },
            { name: 'entry', test: entry },
            { name: 'outbox', test: outbox },
            { name: 'keys', test: keys },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
})
