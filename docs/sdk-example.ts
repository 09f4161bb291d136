// The official firebase SDK as a client of Sideout: it signs in here, and its calls carry the token
// of that. The SDK asks its own sign-in for a token; where that is not used, the token of POST
// /api/auth/sign-in/email is given to it in its place. test/wire/client-example.pg.test.ts and
// test/wire/callables.pg.test.ts run it. The package firebase gives both parts, too, as firebase/app
// and firebase/functions, and 180 MB that calls don't need.
import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app'
import { getFunctions, type Functions } from '@firebase/functions'

let made = 0

/**
 * The SDK's functions as whoever holds `token` (signIn of client-example.ts gives one), or as
 * nobody; call them with httpsCallable.
 */
export function openSdk(
  server: string,
  token: string | null,
): { functions: Functions; close: () => Promise<void> } {
  const app = initializeApp({ projectId: 'sideout' }, `sideout ${(made += 1)}`)
  if (token !== null) giveToken(app, token)
  return { functions: getFunctions(app, `${server}/call`), close: () => deleteApp(app) }
}

/** The SDK looks for its sign-in under this name. The container is not in its types. */
function giveToken(app: FirebaseApp, accessToken: string): void {
  const { container } = app as unknown as { container: { addComponent(component: object): void } }
  container.addComponent({
    name: 'auth-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({ getToken: () => Promise.resolve({ accessToken }) }),
  })
}
