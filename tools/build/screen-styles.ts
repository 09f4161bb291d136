// Every screen, and whatever opens above one, brings the sheet of the screens along
// (src/client/app/screens.css): Vite has it there before their code runs. The calendar, and home
// that leads to it, stand in the first sheet (app.css). Said here and not in the files, as the
// router leaves what a route's file imports for its effect with the entry.
import type { Plugin } from 'vite'

const screen = /\/routes\/(?!calendar\.|home\.)[^/?]+\?tsr-split=component$/
/** What may open on the calendar, with classes of its own, and what a wide window has. */
const opening =
  /\/client\/(app\/(dialog\/(alert|share-dialog)|keys\/(shortcut-sheet|over-page)|menu\/menu-sheet|sleep\/sleeping|diamond-joy|last-known|late-parts|update-offer|wide\/wide-frame)|features\/(agreement\/agreement-sheet|calendar\/(account-steps|no-venues)|location\/location-missing)|parts\/picture\/drawings|routes\/-wide\/[\w-]+|ui\/overlay\/toast)\.tsx$/

/** True for modules that the browser loads with the sheet of the screens. */
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
