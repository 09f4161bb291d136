// The official firebase SDK, pointed at a test server as its custom domain, as one of the spec's
// clients would be.
import { FunctionsError, httpsCallable } from '@firebase/functions'
import { openSdk } from '../../docs/sdk-example.ts'

export type SdkRefusal = { code: string; message: string; details: unknown }

export type CallableSdk = {
  call(name: string, data?: unknown): Promise<unknown>
  refusal(name: string, data?: unknown): Promise<SdkRefusal>
  close(): Promise<void>
}

export function callableSdk(url: string, token: string | null): CallableSdk {
  const { functions, close } = openSdk(url, token)
  const call: CallableSdk['call'] = async (name, data) =>
    (await httpsCallable(functions, name)(data)).data
  return {
    call,
    refusal: async (name, data) => {
      const error = await call(name, data).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      if (!(error instanceof FunctionsError))
        throw new Error(`${name} was not refused: ${String(error)}`)
      return { code: error.code, message: error.message, details: error.details }
    },
    close,
  }
}
