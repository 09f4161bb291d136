// Manifest: sign-in methods of accounts: passwords, passkeys, sessions, addresses.
import { noneCall, oneCall, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedAndExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { addressHandlers } from './address-handlers.ts'
import { mailConfirmations } from './confirmation-commands.ts'
import { accountHandlers } from './handlers.ts'

export const accountFeature = defineFeature({
  calls: ({ auth }) => ({ ...accountHandlers(auth), ...addressHandlers(auth) }),
  jobs: [{ name: 'address-confirmations', cron: minutely, run: mailConfirmations }],
  costs: {
    'account-signInMethods': oneCall,
    'account-sessions': noneCall,
    'account-revokeSession': small,
    'account-revokeOtherSessions': small,
    'account-removePasskey': small,
    'account-unlinkProvider': small,
    'account-sendVerification': ['few', 'address-mail'],
    'account-changeEmail': ['few', 'address-mail'],
    'account-confirmEmail': ['few', 'address-link'],
    'account-confirmCode': ['few', 'address-code'],
  },
  tables: {
    auth_users: {
      kind: 'player',
      privacy: 'private',
      facts: [
        {
          subject: 'accounts',
          columns: 'id name email email_verified image created_at updated_at two_factor_enabled',
          what: 'E-mail address, whether it is confirmed, name at sign-up, and when',
          purpose: 'To sign in and to send the e-mails that the person asked for.',
          readers: ['self', 'operator'],
          lifetime: 'Until the account is deleted.',
          goesWith: null,
        },
      ],
    },
    auth_accounts: {
      kind: 'player',
      privacy: 'secret',
      users: {
        user_id: deletedAndExported,
      },
      secrets: ['password', 'access_token', 'refresh_token', 'id_token'],
      facts: [
        {
          subject: 'accounts',
          columns:
            'id account_id provider_id user_id access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope password created_at updated_at',
          what: 'Password as a hash, or the account number at Google, X or Facebook',
          purpose: 'To sign in.',
          readers: ['program'],
        },
      ],
    },
    auth_sessions: {
      kind: 'player',
      privacy: 'secret',
      users: {
        user_id: deletedAndExported,
      },
      secrets: ['token', 'next_token', 'previous_token'],
      facts: [
        {
          subject: 'accounts',
          columns:
            'id user_id token expires_at ip_address user_agent created_at updated_at next_token previous_token previous_until rotation_due',
          what: 'Sessions, with network address and kind of device',
          purpose: 'To stay signed in, and to end sessions on other devices.',
          readers: ['self'],
          lifetime: 'Seven days after the session ends.',
        },
      ],
    },
    auth_passkeys: {
      kind: 'player',
      privacy: 'secret',
      users: {
        user_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns:
            'id name public_key user_id credential_id counter device_type backed_up transports aaguid created_at',
          what: 'Passkeys',
          purpose: 'To sign in without a password.',
          readers: ['self'],
          lifetime: 'Until the person removes it.',
        },
      ],
    },
    auth_two_factors: {
      kind: 'player',
      privacy: 'secret',
      users: {
        user_id: deletedAndExported,
      },
      secrets: ['secret', 'backup_codes'],
      facts: [
        {
          subject: 'accounts',
          columns:
            'id user_id secret backup_codes verified failed_verification_count locked_until created_at last_step',
          what: 'Secret of the authenticator app and backup codes',
          purpose: 'To sign in with a second factor.',
          readers: ['program'],
          lifetime: 'Until the second factor is turned off.',
        },
      ],
    },
    auth_verifications: {
      kind: 'player',
      privacy: 'secret',
      facts: [
        {
          subject: 'accounts',
          columns: 'id identifier value expires_at created_at updated_at',
          what: 'Sign-ins that have begun, with the address they are for',
          purpose: 'To finish signing in by an e-mailed link or another site.',
          readers: ['program'],
          lifetime: 'Seven days after they expire.',
          goesWith: null,
        },
      ],
    },
    account_links: {
      kind: 'player',
      privacy: 'secret',
      users: {
        user_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'token_hash kind user_id email expires session_id code_hash code_expires',
          what: 'Links and codes that were e-mailed, as hashes, with the address',
          purpose: 'To confirm an address or to set a new password.',
          readers: ['program'],
          lifetime: 'Until the next one is asked for.',
        },
      ],
    },
    address_confirmations: {
      kind: null,
      privacy: 'private',
      users: {
        user_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'user_id asked',
          what: 'That an operator asked for another e-mail that confirms the address',
          purpose: 'To send it.',
          readers: ['program'],
          lifetime: 'Until it is sent, within minutes.',
        },
      ],
    },
  },
})
