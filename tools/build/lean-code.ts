// Build step: the same code with fewer bytes, where what others generate or ship does more than
// this app asks of it. Each change names the text it expects, so that a new version of a package
// that reads otherwise stops the build.
import type { Plugin } from 'vite'

/**
 * Lucide's component knows sizes of strokes, contexts and CSS names; ours draws 24 units in the
 * color of the text.
 */
const plainIcon = `import { createElement } from 'react'
export default ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...props }) => createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
    strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...props,
  }, ...shapes)
}`

/** Its own loads the page again where a screen's code does not come; ours waits for the server. */
const ownScreens = '/@tanstack/react-router/dist/esm/lazyRouteComponent.js'

/** Its own brings scripts as well, and takes a style that failed once for one that has come. */
const ownStyles = '\0vite/preload-helper.js'

export function leanCode({ client }: { client: string }): Plugin {
  return {
    name: 'sideout:lean-code',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(ownScreens))
        return `export { lazyRouteComponent } from '${client}/navigation/lazy-screen.ts'`
      if (id === ownStyles)
        return `export { loadWithStyles as __vitePreload } from '${client}/navigation/bring-styles.ts'`
      return id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? plainIcon : null
    },
    transform(code, id) {
      if (/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id))
        return { code: plainShapes(code), map: null }
      return id === `${client}/route-tree.gen.ts` ? { code: shortTree(code), map: null } : null
    },
  }
}

/** Of an icon only its shapes: their keys, and the name that would become a class, no one reads. */
function plainShapes(code: string): string {
  if (!code.includes('__iconData.node;\n')) return code
  return code
    .replace('__iconData.node;\n', '')
    .replaceAll(/,?\s*key: "\w+"/g, '')
    .replace(/\bname: "[\w-]+",/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
}

/** Every route hangs below the root under its own address: said once. */
function shortTree(code: string): string {
  const list = /const rootRouteChildren: RootRouteChildren = \{([^}]*)\}/
  const route =
    /=\s+(\w+)\.update\(\s*\{\s*id: ('[^']*'),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any,?\s*\)/g
  const short = code
    .replaceAll(route, '= atRoot($1, $2)')
    .replace(
      list,
      (_found, names: string) => `const rootRouteChildren = [${names.replaceAll(/\w+:\s+/g, '')}]`,
    )
  if (short.includes('.update(') || !short.includes('const rootRouteChildren = ['))
    throw new Error('The route tree is generated otherwise than tools/build/lean-code.ts expects')
  return `${short}\nfunction atRoot(route: any, id: string) { return route.update({ id, path: id, getParentRoute: () => rootRouteImport }) }\n`
}
