import { expect, test } from 'vitest'
import { listFirstFiles, listKeptFiles, type BuildManifest } from './build-manifest.ts'

const chunk = (name: string, { imports = [], dynamicImports = [], css = [] }: Links = {}) => ({
  file: `assets/en/${name}.js`,
  imports,
  dynamicImports,
  css,
})
type Links = { imports?: string[]; dynamicImports?: string[]; css?: string[] }

const list = 'routes/list.tsx?tsr-split=component'
const forms = 'routes/createevent.tsx?tsr-split=component'
const manifest: BuildManifest = {
  'app.html': chunk('app', {
    imports: ['_runtime.js'],
    dynamicImports: [list, forms, 'app/wide/wide-frame.tsx', '_map.js', 'app/menu.tsx'],
    css: ['assets/app.css'],
  }),
  '_runtime.js': chunk('runtime'),
  [list]: chunk('list', { imports: ['app.html', '_cards.js'], css: ['assets/screens.css'] }),
  '_cards.js': chunk('cards', { imports: ['_runtime.js'], css: ['assets/screens.css'] }),
  [forms]: chunk('createevent'),
  'app/menu.tsx': chunk('menu'),
  'app/wide/wide-frame.tsx': chunk('wide-frame', { imports: ['app.html'] }),
  '_map.js': chunk('map'),
  'ui/display-face.woff2': {
    ...chunk(''),
    file: 'assets/display-face-1.woff2',
  },
}

test('the page fetches first what every screen needs, then the screen with its styles', () => {
  expect(listFirstFiles(manifest)).toEqual({
    always: ['assets/en/app.js', 'assets/en/runtime.js'],
    wide: ['assets/en/wide-frame.js'],
    screensBySegment: {
      list: ['assets/screens.css', 'assets/en/list.js', 'assets/en/cards.js'],
    },
  })
})

test('the worker keeps the screens of a day at the courts, but no map and no form', () => {
  expect(listKeptFiles(manifest)).toEqual({
    always: [
      '/assets/app.css',
      '/assets/display-face-1.woff2',
      '/assets/en/app.js',
      '/assets/en/cards.js',
      '/assets/en/list.js',
      '/assets/en/menu.js',
      '/assets/en/runtime.js',
      '/assets/screens.css',
    ],
    wide: ['/assets/en/wide-frame.js'],
  })
})
