// Starts the app in the page.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { loadWideFrame } from './app/load-wide-frame.ts'
import { setReactAriaLocale } from './app/react-aria-locale.ts'
import { createAppRouter } from './app/router.tsx'
import { useBrand } from './brand.ts'
import { keepInstallOffer } from './device/install-event.ts'
import { isWide } from './device/use-window.ts'
import { SpokenName } from './i18n/texts.ts'
import { loadPart } from './navigation/load-part.ts'
import { restoreAnswers } from './net/kept-answers.ts'
import './app/app.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')

setReactAriaLocale()
keepInstallOffer()

const router = createAppRouter()
function Root() {
  return (
    <SpokenName value={useBrand().name}>
      <RouterProvider router={router} />
    </SpokenName>
  )
}

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
/**
 * Longest wait in ms for cached answers, the wide frame and forced-colors styles, so that the first
 * paint has them.
 */
const waitMs = 300
void Promise.race([
  Promise.all([
    restoreAnswers(),
    isWide() && loadWideFrame(),
    matchMedia('(forced-colors:active)').matches && import('./ui/own-colors.css'),
  ]),
  new Promise((resolve) => {
    setTimeout(resolve, waitMs)
  }),
]).then(show, show)
// Loaded late, because no one double-taps before a screen shows.
void loadPart(() => import('./app/double-tap.ts')).then(({ guardDoubleTap }) =>
  guardDoubleTap(document),
)
