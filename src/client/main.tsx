// Starts the app in the page.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { guardDoubleTap } from './app/double-tap.ts'
import { setReactAriaLocale } from './app/react-aria-locale.ts'
import { createAppRouter } from './app/router.tsx'
import { keepInstallOffer } from './device/install-event.ts'
import { restoreAnswers } from './net/kept-answers.ts'
import './app/app.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')

setReactAriaLocale()
keepInstallOffer()
guardDoubleTap(document)

const router = createAppRouter()
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
/**
 * What was known at the last visit is there at the first paint; a browser that does not give it
 * soon is not waited for.
 */
const restoreMs = 300
void Promise.race([
  restoreAnswers(),
  new Promise((resolve) => {
    setTimeout(resolve, restoreMs)
  }),
]).then(show, show)
