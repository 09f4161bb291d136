// A server without any optional settings.
import type { Deps } from '#server/deps.ts'

export const bareInstallation: Deps['installation'] = {
  operatorEmail: null,
  mail: 'files',
  push: false,
  agreementYears: 7,
  isLocal: false,
}
