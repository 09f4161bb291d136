// The page of component tests: one form of the product, named by the address, in a frame that can
// leave it, open it again and let somebody else change what it started from.
/// <reference types="vite/client" />
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Dialogs } from '../../src/client/app/dialog/dialogs.tsx'
import { setReactAriaLocale } from '../../src/client/app/react-aria-locale.ts'
import { Toasts } from '../../src/client/ui/overlay/toasts.tsx'
import { forms, isFormName, type FormName } from './forms.tsx'
import '../../src/client/app/app.css'
import '../../src/client/app/screens.css'

const buttons = { change: 'somebody else changes it', open: 'open' }

function Frame({ name }: { name: FormName }) {
  const [isOpen, setOpen] = useState(true)
  const [changes, setChanges] = useState(0)
  const Form = forms[name]
  return (
    <>
      <button type="button" onClick={() => setChanges(changes + 1)}>
        {buttons.change}
      </button>
      {isOpen ? (
        <Form changes={changes} onDone={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          {buttons.open}
        </button>
      )}
      <Dialogs />
      <Toasts />
    </>
  )
}

setReactAriaLocale()
const name = location.pathname.slice(1)
const root = document.querySelector('#root')
if (root === null || !isFormName(name)) throw new Error(`no form is called ${name}`)
const router = createRouter({
  routeTree: createRootRoute({ component: () => <Frame name={name} /> }),
  history: createMemoryHistory(),
})
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
