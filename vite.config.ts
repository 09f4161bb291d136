// The client build: the app (src/client/app.html) and the public pages, into dist/client.
import locales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { languages } from './src/domain/shared/language.ts'
import { appFrame } from './tools/build/app-frame.ts'
import { chunkGroups } from './tools/build/chunks.ts'
import { compressed } from './tools/build/compressed.ts'
import { leanIcons } from './tools/build/lean-icons.ts'
import { licences } from './tools/build/licences.ts'
import { publicPages } from './tools/build/public-pages.ts'
import { routeSettings } from './tools/build/route-tree.ts'
import { screenStyles } from './tools/build/screen-styles.ts'
import { markedLanguage, scriptFolder, words } from './tools/build/words.ts'

const project = import.meta.dirname
const client = `${project}/src/client`

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
    words(),
    publicPages({ client }),
    licences({ project }),
    leanIcons(),
    appFrame({ client }),
    compressed(),
  ],
  // For app.html.
  define: { 'import.meta.env.LANGUAGES': JSON.stringify(languages.join('|')) },
  resolve: {
    alias: {
      // React has what this stands in for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Ours in place of a package's own module; each file says why.
      '../createLucideIcon.mjs': `${client}/ui/icon/create-icon.ts`,
      './lazyRouteComponent.js': `${client}/navigation/lazy-screen.ts`,
      '\0vite/preload-helper.js': `${client}/navigation/bring-styles.ts`,
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
      output: {
        // Names stand in the page and in the entry: a letter less for each saves 0.1 kB.
        entryFileNames: `${scriptFolder(markedLanguage)}[name]-[hash:7].js`,
        chunkFileNames: `${scriptFolder(markedLanguage)}[name]-[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
})
