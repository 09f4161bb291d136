// Builds the page of the forms once before the component tests, with React's development warnings,
// and passes its folder to the tests.
import { join } from 'node:path'
import locales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface can only be extended by another
  interface ProvidedContext {
    formsFolder: string
  }
}

const project = join(import.meta.dirname, '../..')

export async function setup({ provide }: TestProject): Promise<void> {
  const outDir = join(project, 'node_modules/.cache/forms')
  await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'development',
    logLevel: 'error',
    plugins: [
      react(),
      tailwind(),
      { ...locales.vite({ locales: ['en-US', 'es-US'] }), enforce: 'pre' },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(import.meta.dirname, 'page.html') },
    },
  })
  provide('formsFolder', outDir)
}
