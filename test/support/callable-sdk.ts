// The official firebase SDK, pointed at a test server as its custom domain, as one of the spec's clients would be.
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { FunctionsError, getFunctions, httpsCallable } from 'firebase/functions'

export type SdkRefusal = { code: string; message: string; details: unknown }

export type CallableSdk = {
  /** Calls a function and gives its data; throws the SDK's error. */
  call(name: string, data?: unknown): Promise<unknown>
  /** Calls a function that must be refused; gives what the SDK makes of it. */
  refusal(name: string, data?: unknown): Promise<SdkRefusal>
  close(): Promise<void>
}

let made = 0

/** The SDK as whoever holds `token`, or as nobody. */
export function callableSdk(url: string, token: string | null): CallableSdk {
  const app = initializeApp({ projectId: 'sideout' }, `app ${(made += 1)}`)
  if (token !== null) addIdentity(app, token)
  const functions = getFunctions(app, `${url}/call`)
  const call: CallableSdk['call'] = async (name, data) => (await httpsCallable(functions, name)(data)).data
  return {
    call,
    refusal: async (name, data) => {
      const error = await call(name, data).then(() => null, (thrown: unknown) => thrown)
      if (!(error instanceof FunctionsError)) throw new Error(`${name} was not refused: ${String(error)}`)
      return { code: error.code, message: error.message, details: error.details }
    },
    close: () => deleteApp(app),
  }
}

/** The SDK asks the sign-in SDK for the identity token under this name; here a token of ours stands in for that. The container is not in its types. */
function addIdentity(app: FirebaseApp, accessToken: string): void {
  const { container } = app as unknown as { container: { addComponent(component: object): void } }
  container.addComponent({
    name: 'auth-internal', type: 'PRIVATE', instantiationMode: 'LAZY', multipleInstances: false, serviceProps: {}, onInstanceCreated: null,
    instanceFactory: () => ({ getToken: () => Promise.resolve({ accessToken }) }),
  })
}
