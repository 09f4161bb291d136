// Loads src/client/app/screens.css with every screen and overlay; calendar and home use app.css
// only. Done here because the router would move a route file's side-effect import to the entry.
import type { Plugin } from 'vite'

const screen = /\/routes\/(?!calendar\.|home\.)[^/?]+\?tsr-split=component$/
const opening =
  /\/client\/(app\/(dialog\/(alert|share-dialog)|keys\/(shortcut-sheet|over-page)|menu\/menu-sheet|sleep\/sleeping|diamond-joy|last-known|late-parts|update-offer|wide\/wide-frame)|features\/(agreement\/agreement-sheet|calendar\/(account-steps|no-venues)|location\/location-missing)|parts\/picture\/drawings|routes\/-wide\/[\w-]+|ui\/overlay\/toast)\.tsx$/

export const bringsScreenStyles = (id: string): boolean => screen.test(id) || opening.test(id)

export function screenStyles({ client }: { client: string }): Plugin {
  return {
    name: 'sideout:screen-styles',
    transform: (code, id) =>
      bringsScreenStyles(id)
        ? { code: `import '${client}/app/screens.css'\n${code}`, map: null }
        : null,
  }
}
