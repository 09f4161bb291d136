// The settings, parsed once from the environment: the only reader of process.env. All wrong
// settings are reported at once, by name, without secret values. docs/operations.md documents each
// of them, in a table that `npm run settings-table` writes.
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { SecondFactorDemand } from '#domain/access/actor.ts'
import { agreementYearsDefault } from '#domain/agreement/agreement.ts'
import { socketsPerAddress } from '#domain/live/live-limits.ts'
import type { ShownSetting } from '#domain/operator/console.ts'
import type { Providers } from './auth/providers.ts'
import { isLoopback } from './loopback.ts'
import {
  validateBounceSettings,
  mailSettings,
  readMail,
  type MailReporter,
} from './mail-settings.ts'
import { providerSettings, readProviders } from './provider-settings.ts'
import {
  httpUrl,
  listIncompletePairs,
  secretText,
  shown,
  hidden,
  matches,
  isUrlUnder,
  readHosts,
  areHosts,
  isOrigin,
  isCount,
  isPort,
} from './setting-forms.ts'
import type { Storage } from './uploads/open-photo-store.ts'
import {
  complainOfBuckets,
  readBackupAway,
  readBackupDir,
  readStorage,
  storageSettings,
  type BackupAway,
} from './uploads/storage-settings.ts'

export type Config = {
  port: number
  host: string
  /** The server's public origin, without a trailing slash. */
  publicUrl: string
  allowedHosts: readonly string[]
  dataDir: string
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  /** The role that owns the tables in `databaseUrl`'s database; null: `databaseUrl`'s own role. */
  databaseOwnerUrl: string | null
  /**
   * A standby of `databaseUrl`'s database for reading history and leaderboards; null without one.
   */
  databaseReplicaUrl: string | null
  /**
   * The OS user that runs the embedded PostgreSQL when the server is root; null: postgres, else the
   * `nobody` user.
   */
  pgOsUser: string | null
  valkeyUrl: string | null
  storage: Storage
  backupDir: string | null
  backupAway: BackupAway | null
  smtpUrl: string | null
  mailFrom: string
  smtpConnections: number
  /** The provider that reports bounces, and its secret; null without one. */
  mailEvents: MailReporter | null
  bounceAddress: string | null
  operatorEmail: string | null
  /** Null: the secret stored in `dataDir` (secret.ts). */
  secret: string | null
  previousSecret: string | null
  providers: Providers
  vapid: { publicKey: string; privateKey: string } | null
  stripe: { secretKey: string; webhookSecret: string } | null
  /** Lowercase. Null: clients connect directly. */
  trustedProxyHeader: string | null
  /**
   * True only while the server is reachable from this machine alone, because demo passwords are
   * public.
   */
  demo: boolean
  mapStyleUrl: string | null
  weatherUrl: string | null
  updateFeed: string | null
  installationFile: string | null
  socketsPerAddress: number
  secondFactor: SecondFactorDemand
  agreementYears: number
  metricsToken: string | null
  logLevel: (typeof logLevels)[number]
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const schema = v.object({
  PORT: shown('a whole number from 1 to 65535', isPort),
  HOST: shown(
    'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0, without port',
    matches(/^[\w.:-]+$/),
  ),
  PUBLIC_URL: shown('an http:// or https:// address without a path', isOrigin),
  ALLOWED_HOSTS: shown('names or addresses without a port, with commas between them', areHosts),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: hidden(
    'postgres://user:password@host:5432/database',
    isUrlUnder('postgres', 'postgresql'),
  ),
  DATABASE_OWNER_URL: hidden(
    'postgres://user:password@host:5432/database',
    isUrlUnder('postgres', 'postgresql'),
  ),
  DATABASE_REPLICA_URL: hidden(
    'postgres://user:password@host:5432/database',
    isUrlUnder('postgres', 'postgresql'),
  ),
  PG_OS_USER: shown(
    'the name of a user of this machine other than root',
    (text) => /^\w[\w.-]*$/.test(text) && text !== 'root',
  ),
  VALKEY_URL: hidden(
    'redis://, rediss:// or valkey:// with host and port',
    isUrlUnder('redis', 'rediss', 'valkey'),
  ),
  ...storageSettings,
  ...mailSettings,
  SECRET: secretText,
  PREVIOUS_SECRET: secretText,
  ...providerSettings,
  VAPID_PUBLIC_KEY: shown('87 characters of base64url', matches(/^[\w-]{87}$/)),
  VAPID_PRIVATE_KEY: hidden('43 characters of base64url', matches(/^[\w-]{43}$/)),
  STRIPE_SECRET_KEY: hidden('a key that begins with sk_ or rk_', matches(/^[sr]k_\w{8,}$/)),
  STRIPE_WEBHOOK_SECRET: hidden('a secret that begins with whsec_', matches(/^whsec_\S{8,}$/)),
  TRUSTED_PROXY_HEADER: shown(
    'the name of a header, such as x-forwarded-for',
    matches(/^[A-Za-z0-9-]+$/),
  ),
  DEMO: shown('on or off', matches(/^(on|off)$/)),
  MAP_STYLE_URL: httpUrl,
  WEATHER_URL: httpUrl,
  UPDATE_FEED: httpUrl,
  INSTALLATION_FILE: v.optional(v.string()),
  SOCKETS_PER_ADDRESS: shown('a whole number from 1 to 999999', isCount),
  AGREEMENT_YEARS: shown('a whole number of years from 0 to 100', (text) =>
    /^(?:100|\d{1,2})$/.test(text),
  ),
  SECOND_FACTOR: shown('off or admins', matches(/^(off|admins)$/)),
  METRICS_TOKEN: hidden('at least 16 characters without spaces', matches(/^\S{16,}$/)),
  LOG_LEVEL: v.optional(
    v.picklist(
      logLevels,
      (issue) => `is "${String(issue.input)}", expected one of ${logLevels.join(', ')}`,
    ),
  ),
})
type Settings = v.InferOutput<typeof schema>
type SettingName = keyof Settings

export const settingNames = Object.keys(schema.entries) as SettingName[]

/** Probe texts: every format rejects at least one of them. */
const impossibleTexts = ['no form', 'x://']

/** The expected format of a setting, as error messages describe it; null: any text. */
export function describeForm(name: SettingName): string | null {
  const message = impossibleTexts
    .map((text) => v.safeParse(schema.entries[name], text).issues?.[0].message)
    .find((found) => found !== undefined)
  return message === undefined ? null : message.replace(/^.*?expected (?:one of )?/, '')
}

const keptInFolder: ReadonlySet<SettingName> = new Set([
  'SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
])

/** Secrets are never among the values: value is null for them and for what isn't set. */
export const listSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): ShownSetting[] =>
  settingNames.map((name) => {
    const text = env[name]?.trim() ?? ''
    const unset = keptInFolder.has(name) ? 'folder' : 'default'
    return {
      name,
      from: text === '' ? unset : 'environment',
      value: text === '' || isSecret(name) ? null : text,
    }
  })

const isSecret = (name: SettingName): boolean =>
  impossibleTexts.some((text) =>
    v.safeParse(schema.entries[name], text).issues?.[0].message.includes('not shown'),
  )

/** Throws one ConfigError that lists all wrong settings. An empty setting counts as unset. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const values = Object.fromEntries(
    settingNames
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, text]) => text !== undefined && text !== ''),
  )
  const parsed = v.safeParse(schema, values)
  const complaints = (parsed.issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`,
  )
  complaints.push(...listIncompletePairs(values), ...validateBounceSettings(values))
  complaints.push(...complainOfBuckets(values))
  if (parsed.success)
    complaints.push(...complainOfOwner(parsed.output), ...complainOfOpenDemo(parsed.output))
  if (!parsed.success || complaints.length > 0)
    throw new ConfigError(
      `Wrong settings (see docs/operations.md):\n${complaints.map((line) => `  ${line}`).join('\n')}`,
    )
  return toConfig(parsed.output)
}

const readAgreementYears = ({ AGREEMENT_YEARS: years }: Settings): number =>
  Number(years ?? agreementYearsDefault)

function toConfig(settings: Settings): Config {
  const port = Number(settings.PORT ?? 3000)
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${port}`)
  const dataDir = resolve(settings.DATA_DIR ?? '.data')
  return {
    port,
    host: settings.HOST ?? '127.0.0.1',
    publicUrl: publicUrl.origin,
    allowedHosts: readHosts(settings.ALLOWED_HOSTS),
    dataDir,
    ...readStores(settings, dataDir),
    backupDir: readBackupDir(settings, dataDir),
    backupAway: readBackupAway(settings),
    ...readMail(settings, publicUrl.hostname),
    vapid: readVapid(settings),
    stripe: readStripe(settings),
    secret: settings.SECRET ?? null,
    previousSecret: settings.PREVIOUS_SECRET ?? null,
    providers: readProviders(settings),
    trustedProxyHeader: settings.TRUSTED_PROXY_HEADER?.toLowerCase() ?? null,
    demo: settings.DEMO !== 'off' && findPublicSetting(settings) === null,
    ...readServices(settings),
    socketsPerAddress: readSocketsPerAddress(settings),
    secondFactor: readSecondFactor(settings),
    agreementYears: readAgreementYears(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL ?? 'info',
  }
}

function findPublicSetting(settings: Settings): string | null {
  const { PUBLIC_URL: publicUrl, HOST: host } = settings
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) {
    return `PUBLIC_URL is "${publicUrl}"`
  }
  if (host !== undefined && !isLoopback(host)) return `HOST is "${host}"`
  const outside = readHosts(settings.ALLOWED_HOSTS).find((name) => !isLoopback(name))
  return outside === undefined ? null : `ALLOWED_HOSTS names "${outside}"`
}

function complainOfOwner({ DATABASE_URL: requests, ...settings }: Settings): string[] {
  if (requests !== undefined) return []
  return (['DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => settings[name] !== undefined)
    .map(
      (name) => `DATABASE_URL: is not set although ${name} is, expected both or only DATABASE_URL`,
    )
}

function complainOfOpenDemo(settings: Settings): string[] {
  const opening = settings.DEMO === 'on' ? findPublicSetting(settings) : null
  if (opening === null) return []
  return [
    `DEMO: is "on" although ${opening}, expected off: everyone knows the demo's passwords, ` +
      'so it runs only on this machine (localhost in PUBLIC_URL, HOST and ALLOWED_HOSTS)',
  ]
}

const readSocketsPerAddress = ({ SOCKETS_PER_ADDRESS: count }: Settings): number =>
  count === undefined ? socketsPerAddress : Number(count)

const readSecondFactor = ({ SECOND_FACTOR: demand }: Settings): SecondFactorDemand =>
  demand === 'admins' ? 'admins' : 'off'

function readStores(
  settings: Settings,
  dataDir: string,
): Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'databaseReplicaUrl' | 'pgOsUser' | 'valkeyUrl' | 'storage'
> {
  return {
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    pgOsUser: settings.PG_OS_USER ?? null,
    valkeyUrl: settings.VALKEY_URL ?? null,
    storage: readStorage(settings, dataDir),
  }
}

const readServices = (
  settings: Settings,
): Pick<Config, 'mapStyleUrl' | 'weatherUrl' | 'updateFeed' | 'installationFile'> => ({
  mapStyleUrl: settings.MAP_STYLE_URL ?? null,
  weatherUrl: settings.WEATHER_URL ?? null,
  updateFeed: settings.UPDATE_FEED ?? null,
  installationFile:
    settings.INSTALLATION_FILE === undefined ? null : resolve(settings.INSTALLATION_FILE),
})

const readStripe = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Settings): Config['stripe'] =>
  secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret }

const readVapid = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Settings): Config['vapid'] =>
  publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey }
