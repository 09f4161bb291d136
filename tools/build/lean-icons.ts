// Build step: keeps only the shapes of Lucide's icons; their names, aliases and keys are unused.
import type { Plugin } from 'vite'

export const leanIcons = (): Plugin => ({
  name: 'sideout:lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('__iconData.node;\n', '')
        .replaceAll(/,?\s*key: "\w+"/g, '')
        .replace(/\bname: "[\w-]+",/, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, ''),
      map: null,
    }),
  },
})
