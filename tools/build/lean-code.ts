// Build step: replaces generated or third-party code that does more than this app needs. Each
// change expects an exact text, so a changed package version stops the build.
import type { Plugin } from 'vite'

/**
 * Lucide's component supports stroke sizes, contexts and CSS names; ours draws 24 units in the text
 * color.
 */
const plainIcon = `import { createElement } from 'react'
export default ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...props }) => createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
    strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...props,
  }, ...shapes)
}`

/**
 * The router's version reloads the page when a screen's code fails to load; ours waits for the
 * server.
 */
const ownScreens = '/@tanstack/react-router/dist/esm/lazyRouteComponent.js'

/** Vite's version also preloads scripts, and treats a failed style as loaded. */
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

/** Keeps only an icon's shapes; their keys and class names are unused. */
function plainShapes(code: string): string {
  if (!code.includes('__iconData.node;\n')) return code
  return code
    .replace('__iconData.node;\n', '')
    .replaceAll(/,?\s*key: "\w+"/g, '')
    .replace(/\bname: "[\w-]+",/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
}

/** Every route is a child of the root, so the tree doesn't need to repeat it. */
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
