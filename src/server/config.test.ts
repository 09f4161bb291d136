import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, listSettings, readConfig, settingNames } from './config.ts'

const complaintsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    throw error
  }
  return []
}

test('without any setting the server runs on this machine with the embedded store and demo data', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    allowedHosts: [],
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    pgOsUser: null,
    valkeyUrl: null,
    storage: { kind: 'folder', path: resolve('.data/uploads') },
    backupDir: resolve('.data/backups'),
    backupAway: null,
    smtpUrl: null,
    smtpConnections: 20,
    mailEvents: null,
    bounceAddress: null,
    stripe: null,
    mailFrom: 'Sideout <no-reply@localhost>',
    operatorEmail: null,
    secret: null,
    previousSecret: null,
    providers: {},
    vapid: null,
    trustedProxyHeader: null,
    demo: true,
    mapStyleUrl: null,
    weatherUrl: null,
    updateFeed: null,
    installationFile: null,
    socketsPerAddress: 200,
    secondFactor: 'off',
    agreementYears: 7,
    metricsToken: null,
    logLevel: 'info',
  })
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://play.example.org/',
    ALLOWED_HOSTS: 'Club.example.org, 10.0.0.5',
    DATA_DIR: '/srv/sideout',
    DATABASE_URL: 'postgres://sideout:pw@db:5432/sideout',
    DATABASE_OWNER_URL: 'postgres://owner:pw@db:5432/sideout',
    DATABASE_REPLICA_URL: 'postgres://sideout:pw@standby:5432/sideout',
    PG_OS_USER: 'sideout',
    VALKEY_URL: 'redis://valkey:6379',
    STORAGE: 's3://photos/sideout',
    BACKUP_DIR: '/srv/backups',
    BACKUP_S3: 's3://far-away/club',
    BACKUP_S3_ENDPOINT: 'https://s3.example.com/',
    BACKUP_S3_REGION: 'us-west-2',
    BACKUP_S3_ACCESS_KEY_ID: 'away-id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'away-key',
    BACKUP_S3_PLAIN: 'on',
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'key',
    SMTP_URL: 'smtps://user:pw@mail.example.org',
    SMTP_CONNECTIONS: '8',
    MAIL_EVENTS: 'returned',
    MAIL_EVENTS_SECRET: 'sixteen-at-least',
    BOUNCE_ADDRESS: 'bounces@example.org',
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    MAIL_FROM: 'Play <play@example.org>',
    OPERATOR_EMAIL: 'operator@example.org',
    SECRET: 's'.repeat(32),
    PREVIOUS_SECRET: 'p'.repeat(32),
    GOOGLE_CLIENT_ID: 'g-id',
    GOOGLE_CLIENT_SECRET: 'g-secret',
    X_CLIENT_ID: 'x-id',
    X_CLIENT_SECRET: 'x-secret',
    X_AUTHORIZATION_URL: 'http://localhost:9000/authorize',
    X_TOKEN_URL: 'http://localhost:9000/token',
    X_USERINFO_URL: 'http://localhost:9000/userinfo',
    FACEBOOK_CLIENT_ID: 'f-id',
    FACEBOOK_CLIENT_SECRET: 'f-secret',
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY: 'p'.repeat(43),
    TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
    DEMO: 'off',
    MAP_STYLE_URL: 'https://maps.example.org/style.json',
    WEATHER_URL: 'https://weather.example.org',
    UPDATE_FEED: 'https://releases.example/latest',
    INSTALLATION_FILE: '/srv/sideout/installation.json',
    SOCKETS_PER_ADDRESS: '500',
    AGREEMENT_YEARS: '10',
    SECOND_FACTOR: 'admins',
    METRICS_TOKEN: 'measured-by-me-only',
    LOG_LEVEL: 'warn',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://play.example.org',
    allowedHosts: ['club.example.org', '10.0.0.5'],
    dataDir: '/srv/sideout',
    databaseUrl: 'postgres://sideout:pw@db:5432/sideout',
    databaseOwnerUrl: 'postgres://owner:pw@db:5432/sideout',
    databaseReplicaUrl: 'postgres://sideout:pw@standby:5432/sideout',
    pgOsUser: 'sideout',
    valkeyUrl: 'redis://valkey:6379',
    backupDir: '/srv/backups',
    backupAway: {
      bucket: 'far-away',
      prefix: 'club/',
      region: 'us-west-2',
      endpoint: 'https://s3.example.com',
      accessKeyId: 'away-id',
      secretAccessKey: 'away-key',
      takesPlain: true,
    },
    storage: {
      kind: 's3',
      bucket: 'photos',
      prefix: 'sideout/',
      endpoint: 'https://s3.example.org',
      region: 'eu-west-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'key',
    },
    smtpUrl: 'smtps://user:pw@mail.example.org',
    smtpConnections: 8,
    mailEvents: { provider: 'returned', secret: 'sixteen-at-least' },
    bounceAddress: 'bounces@example.org',
    stripe: { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' },
    mailFrom: 'Play <play@example.org>',
    operatorEmail: 'operator@example.org',
    secret: 's'.repeat(32),
    previousSecret: 'p'.repeat(32),
    providers: {
      google: { clientId: 'g-id', clientSecret: 'g-secret' },
      twitter: {
        clientId: 'x-id',
        clientSecret: 'x-secret',
        authorize: 'http://localhost:9000/authorize',
        token: 'http://localhost:9000/token',
        userInfo: 'http://localhost:9000/userinfo',
      },
      facebook: { clientId: 'f-id', clientSecret: 'f-secret' },
    },
    vapid: { publicKey: 'B'.repeat(87), privateKey: 'p'.repeat(43) },
    trustedProxyHeader: 'x-forwarded-for',
    demo: false,
    mapStyleUrl: 'https://maps.example.org/style.json',
    weatherUrl: 'https://weather.example.org',
    updateFeed: 'https://releases.example/latest',
    installationFile: '/srv/sideout/installation.json',
    socketsPerAddress: 500,
    secondFactor: 'admins',
    agreementYears: 10,
    metricsToken: 'measured-by-me-only',
    logLevel: 'warn',
  })
})

describe('the demo', () => {
  test.each([
    ['nothing set', {}],
    ['another name of this machine', { PUBLIC_URL: 'http://demo.localhost:3000', HOST: '::1' }],
    ['its addresses', { PUBLIC_URL: 'http://[::1]:3000', HOST: '127.0.0.2' }],
  ])('is on where only this machine can reach it: %s', (_what, env) => {
    expect(readConfig(env).demo).toBe(true)
    expect(readConfig({ ...env, DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ ...env, DEMO: 'off' }).demo).toBe(false)
  })

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'https://play.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
    ['ALLOWED_HOSTS', { ALLOWED_HOSTS: 'localhost,try.example.org' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.20' }],
  ])('is off in the open, and asking for it is refused: %s %j', (name, env) => {
    expect(readConfig(env).demo).toBe(false)
    expect(complaintsOf({ ...env, DEMO: 'on' })).toEqual([
      expect.stringMatching(
        new RegExp(`^DEMO: is "on" although ${name} (is|names) ".+", expected off`),
      ),
    ])
  })
})

test('an empty setting counts as not set, and blanks around a value do not count', () => {
  expect(readConfig({ PORT: '', DEMO: '  ', SECRET: '', LOG_LEVEL: ' debug ' })).toEqual({
    ...readConfig({}),
    logLevel: 'debug',
  })
})

test('a storage folder may be relative', () => {
  expect(readConfig({ STORAGE: 'photos' }).storage).toEqual({
    kind: 'folder',
    path: resolve('photos'),
  })
})

test('mail that comes back needs both its address and somebody that hands it over', () => {
  const handed = { MAIL_EVENTS: 'returned', MAIL_EVENTS_SECRET: 'sixteen-at-least' }
  expect(complaintsOf(handed)).toEqual([expect.stringMatching(/^BOUNCE_ADDRESS: is not set/)])
  expect(complaintsOf({ BOUNCE_ADDRESS: 'bounces@example.org' })).toEqual([
    expect.stringMatching(/^MAIL_EVENTS: expected "returned"/),
  ])
})

test('a bucket alone is one of Amazon, and needs its key', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig({ STORAGE: 's3://photos', ...keys }).storage).toEqual({
    kind: 's3',
    bucket: 'photos',
    prefix: '',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    accessKeyId: 'key-id',
    secretAccessKey: 'key',
  })
  expect(complaintsOf({ STORAGE: 's3://photos' })).toEqual([
    expect.stringMatching(/^S3_ACCESS_KEY_ID: is not set although STORAGE is a bucket/),
  ])
})

describe('a wrong setting names itself, its value and what is expected', () => {
  test.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['PORT', '3000.5', 'a whole number from 1 to 65535'],
    ['PORT', 'http', 'a whole number from 1 to 65535'],
    ['HOST', 'http://0.0.0.0', 'an address or host name to listen on'],
    ['PUBLIC_URL', 'play.example.org', 'an http:// or https:// address without a path'],
    ['PUBLIC_URL', 'https://example.org/play', 'without a path'],
    ['PUBLIC_URL', 'ftp://example.org', 'an http:// or https:// address'],
    ['ALLOWED_HOSTS', 'https://club.example.org', 'names or addresses without a port'],
    ['ALLOWED_HOSTS', 'a b', 'names or addresses without a port'],
    ['PG_OS_USER', 'root', 'other than root'],
    ['PG_OS_USER', 'two words', 'the name of a user'],
    ['S3_ENDPOINT', 's3.example.org', 'an http:// or https:// address'],
    ['S3_REGION', 'far away', 'the name of a region'],
    ['MAIL_FROM', 'nobody', '"Name <address@host>" or address@host'],
    ['GOOGLE_AUTHORIZATION_URL', 'accounts', 'an http:// or https:// address'],
    ['GOOGLE_TOKEN_URL', 'accounts', 'an http:// or https:// address'],
    ['GOOGLE_USERINFO_URL', 'accounts', 'an http:// or https:// address'],
    ['X_AUTHORIZATION_URL', 'accounts', 'an http:// or https:// address'],
    ['X_TOKEN_URL', 'accounts', 'an http:// or https:// address'],
    ['X_USERINFO_URL', 'accounts', 'an http:// or https:// address'],
    ['FACEBOOK_AUTHORIZATION_URL', 'accounts', 'an http:// or https:// address'],
    ['FACEBOOK_TOKEN_URL', 'accounts', 'an http:// or https:// address'],
    ['FACEBOOK_USERINFO_URL', 'accounts', 'an http:// or https:// address'],
    ['TRUSTED_PROXY_HEADER', 'x forwarded for', 'the name of a header'],
    ['DEMO', 'yes', 'on or off'],
    ['MAP_STYLE_URL', 'style.json', 'an http:// or https:// address'],
    ['AGREEMENT_YEARS', '101', 'a whole number of years from 0 to 100'],
    ['SOCKETS_PER_ADDRESS', '0', 'a whole number from 1 to 999999'],
    ['SECOND_FACTOR', 'everyone', 'off or admins'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ])('%s=%s', (name, value, expected) => {
    const complaints = complaintsOf({ [name]: value })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(new RegExp(`^${name}: is "`))
    expect(complaints[0]).toContain(`"${value}", expected`)
    expect(complaints[0]).toContain(expected)
  })
})

test('the token fits before the @ of the address that mail comes back to', () => {
  const settings = (address: string) => ({
    MAIL_EVENTS: 'returned',
    MAIL_EVENTS_SECRET: 'sixteen-at-least',
    BOUNCE_ADDRESS: address,
  })
  const longest = `${'b'.repeat(35)}@example.org`
  expect(readConfig(settings(longest)).bounceAddress).toBe(longest)
  for (const wrong of [`b${longest}`, 'two+parts@example.org', 'bounces', '<b@example.org>'])
    expect(complaintsOf(settings(wrong))).toEqual([
      expect.stringContaining(`BOUNCE_ADDRESS: is "${wrong}", expected address@host`),
    ])
})

describe('a wrong setting that may hold a secret names itself and what is expected, and hides its value', () => {
  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/app', 'postgres://user:password@host:5432/database'],
    ['DATABASE_URL', 'hunter2', 'postgres://user:password@host:5432/database'],
    [
      'DATABASE_OWNER_URL',
      'mysql://root:hunter2@db/app',
      'postgres://user:password@host:5432/database',
    ],
    [
      'DATABASE_REPLICA_URL',
      'mysql://root:hunter2@db/app',
      'postgres://user:password@host:5432/database',
    ],
    ['VALKEY_URL', 'http://:hunter2@valkey:6379', 'redis://, rediss:// or valkey://'],
    ['STORAGE', 'ftp://user:hunter2@files', 'a folder or s3://bucket'],
    ['STORAGE', 's3://', 'a folder or s3://bucket'],
    ['STORAGE', 's3://hunter2@photos', 'a folder or s3://bucket'],
    ['STORAGE', 's3://photos/../hunter2?x', 'a folder or s3://bucket'],
    ['SMTP_URL', 'user:hunter2@mail.example.org', 'smtp:// or smtps:// with a host'],
    ['SECRET', 'hunter2', 'at least 32 characters'],
  ])('%s=%s', (name, value, expected) => {
    const complaints = complaintsOf({ [name]: value })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(new RegExp(`^${name}: is not usable`))
    expect(complaints[0]).toContain(expected)
    expect(complaints[0]).not.toContain('hunter2')
  })

  test.each(['GOOGLE', 'X', 'FACEBOOK'])('%s: id with a blank, secret with a blank', (prefix) => {
    const complaints = complaintsOf({
      [`${prefix}_CLIENT_ID`]: 'an id',
      [`${prefix}_CLIENT_SECRET`]: 'hunter2 hunter2',
    })
    expect(complaints).toEqual([
      `${prefix}_CLIENT_ID: is "an id", expected a client id without spaces`,
      `${prefix}_CLIENT_SECRET: is not usable (15 characters, not shown), expected a client secret without spaces`,
    ])
  })

  test('S3 keys', () => {
    expect(
      complaintsOf({ S3_ACCESS_KEY_ID: 'an id', S3_SECRET_ACCESS_KEY: 'hunter2 hunter2' }),
    ).toEqual([
      'S3_ACCESS_KEY_ID: is "an id", expected a key id without spaces',
      'S3_SECRET_ACCESS_KEY: is not usable (15 characters, not shown), expected a key without spaces',
    ])
  })

  test('VAPID keys', () => {
    const complaints = complaintsOf({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: 'hunter2' })
    expect(complaints).toEqual([
      'VAPID_PUBLIC_KEY: is "short", expected 87 characters of base64url',
      'VAPID_PRIVATE_KEY: is not usable (7 characters, not shown), expected 43 characters of base64url',
    ])
  })
})

describe('half of a pair is refused and the missing half is named', () => {
  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'x'],
    ['X_CLIENT_ID', 'X_CLIENT_SECRET', 'x'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET', 'x'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', null],
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'x'],
  ])('%s and %s', (one, other, value) => {
    expect(complaintsOf({ [one]: value ?? 'B'.repeat(87) })).toEqual([
      `${other}: is not set although ${one} is, expected both or neither`,
    ])
    expect(complaintsOf({ [other]: value ?? 'p'.repeat(43) })).toEqual([
      `${one}: is not set although ${other} is, expected both or neither`,
    ])
  })
})

test.each(['DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'])(
  '%s without the database is refused',
  (name) => {
    const complaints = complaintsOf({ [name]: 'postgres://owner:pw@db/sideout' })
    expect(complaints.filter((line) => !line.includes('is not usable'))).toEqual([
      expect.stringMatching(/^DATABASE_URL: is not set/),
    ])
  },
)

test('all wrong settings are told at once, in one error', () => {
  const complaints = complaintsOf({
    PORT: 'x',
    DEMO: 'x',
    SECRET: 'x',
    X_CLIENT_ID: 'x',
    LOG_LEVEL: 'x',
  })
  expect(complaints.map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'SECRET',
    'DEMO',
    'LOG_LEVEL',
    'X_CLIENT_SECRET',
  ])
})

test('settings are shown with where they are set, and secrets never', () => {
  const secret = 'postgres://sideout:very-secret@db/sideout'
  const shown = listSettings({ DATABASE_URL: secret, PORT: '4000', METRICS_TOKEN: 'm'.repeat(20) })
  const find = (name: string) => shown.find((setting) => setting.name === name)
  expect(find('PORT')).toEqual({ name: 'PORT', from: 'environment', value: '4000' })
  expect(find('DATABASE_URL')).toMatchObject({ from: 'environment', value: null })
  expect(find('SECRET')).toMatchObject({ from: 'folder', value: null })
  expect(find('HOST')).toMatchObject({ from: 'default', value: null })
  expect(JSON.stringify(shown)).not.toMatch(/very-secret|mmmm/)
  expect(shown.map(({ name }) => name)).toEqual(settingNames)
})
