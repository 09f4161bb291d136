// The purpose and default of each setting, for the table in docs/operations.md. A setting without
// a row does not compile.
import type { settingNames } from '#server/config.ts'

type SettingHelp = { standard: string; purpose: string }

const provider = (name: string) => ({ standard: 'off', purpose: `Sign-in with ${name}.` })
const address = (name: string) => ({
  standard: `${name}'s`,
  purpose: 'Only for a test server.',
})

export const settingHelp: Readonly<Record<(typeof settingNames)[number], SettingHelp>> = {
  PORT: { standard: '`3000`', purpose: 'The port to listen on.' },
  HOST: {
    standard: '`127.0.0.1`',
    purpose: '`0.0.0.0` opens it to the network: in a container, or without a proxy.',
  },
  PUBLIC_URL: {
    standard: '`http://localhost:PORT`',
    purpose: 'The address people type. Links, OAuth returns, origins and cookies follow from it.',
  },
  ALLOWED_HOSTS: {
    standard: 'none',
    purpose: 'Other names people use. Unknown ones get 421 (`wrong-host`), except for probes.',
  },
  DATA_DIR: {
    standard: '`./.data`',
    purpose: 'The folder of the embedded store, secret, outbox and uploads.',
  },
  DATABASE_URL: {
    standard: 'embedded store',
    purpose: 'PostgreSQL 15 or newer, with fsync, full_page_writes and synchronous_commit on.',
  },
  DATABASE_OWNER_URL: {
    standard: 'DATABASE_URL',
    purpose: 'The role that owns tables, queue and commands (Two roles).',
  },
  DATABASE_REPLICA_URL: {
    standard: 'none',
    purpose: 'A standby for histories and leaderboards. When it lags, the primary is read.',
  },
  PG_OS_USER: {
    standard: 'owner of DATA_DIR, `postgres`, `nobody`',
    purpose: 'Runs the embedded PostgreSQL when the server is root.',
  },
  VALKEY_URL: {
    standard: 'none',
    purpose: 'Valkey or Redis that wakes other nodes and counts limits for all.',
  },
  STORAGE: {
    standard: '`DATA_DIR/uploads`',
    purpose: 'Photos, for this installation alone: unknown files are removed daily.',
  },
  S3_ENDPOINT: {
    standard: "Amazon's",
    purpose: 'Another S3-compatible server. The bucket is addressed by path and must exist.',
  },
  S3_REGION: { standard: '`us-east-1`', purpose: 'The region of signatures.' },
  S3_ACCESS_KEY_ID: {
    standard: 'none',
    purpose: 'A key with GetObject, PutObject, DeleteObject and ListBucket.',
  },
  S3_SECRET_ACCESS_KEY: { standard: 'none', purpose: 'Its secret.' },
  BACKUP_DIR: {
    standard: '`DATA_DIR/backups`; none with DATABASE_URL',
    purpose: 'Where the server keeps its backups; nodes share it.',
  },
  BACKUP_S3: {
    standard: 'none',
    purpose: 'A bucket for copies of encrypted backups.',
  },
  BACKUP_S3_ENDPOINT: { standard: "Amazon's", purpose: 'As S3_ENDPOINT.' },
  BACKUP_S3_REGION: { standard: '`us-east-1`', purpose: 'As S3_REGION.' },
  BACKUP_S3_ACCESS_KEY_ID: {
    standard: 'none',
    purpose: 'A key with PutObject.',
  },
  BACKUP_S3_SECRET_ACCESS_KEY: { standard: 'none', purpose: 'Its secret.' },
  BACKUP_S3_PLAIN: {
    standard: '`off`',
    purpose: '`on` copies unencrypted ones too.',
  },
  SMTP_URL: { standard: 'none', purpose: 'Without it mail goes to `DATA_DIR/outbox`.' },
  SMTP_CONNECTIONS: { standard: '`20`', purpose: 'Connections of each process to the relay.' },
  MAIL_FROM: {
    standard: '`Sideout <no-reply@host>`',
    purpose: 'The sender, at the host of PUBLIC_URL by default.',
  },
  MAIL_EVENTS: {
    standard: 'off',
    purpose: 'Who reports returned mail; `returned`: your own mail server.',
  },
  MAIL_EVENTS_SECRET: {
    standard: 'with MAIL_EVENTS',
    purpose: "The password of that address, or Mailgun's signing key.",
  },
  BOUNCE_ADDRESS: {
    standard: 'with `returned`',
    purpose: 'Undeliverable mail comes back to it, with a token in the envelope.',
  },
  OPERATOR_EMAIL: {
    standard: 'none',
    purpose: 'Gets letters from `/support`; without it they wait for `contacts list`.',
  },
  SECRET: {
    standard: '`DATA_DIR/secret`, made at the first start',
    purpose:
      'Signs sessions and links; all processes share it. A new one signs everyone out: keep it beside backups.',
  },
  PREVIOUS_SECRET: {
    standard: 'off',
    purpose:
      'The one before. With it links in mails and on paper and second factors outlast a change; remove it when old links may end.',
  },
  GOOGLE_CLIENT_ID: provider('Google'),
  GOOGLE_CLIENT_SECRET: { standard: 'off', purpose: 'Its secret.' },
  GOOGLE_AUTHORIZATION_URL: address('Google'),
  GOOGLE_TOKEN_URL: address('Google'),
  GOOGLE_USERINFO_URL: address('Google'),
  X_CLIENT_ID: provider('X'),
  X_CLIENT_SECRET: { standard: 'off', purpose: 'Its secret.' },
  X_AUTHORIZATION_URL: address('X'),
  X_TOKEN_URL: address('X'),
  X_USERINFO_URL: address('X'),
  FACEBOOK_CLIENT_ID: provider('Facebook'),
  FACEBOOK_CLIENT_SECRET: { standard: 'off', purpose: 'Its secret.' },
  FACEBOOK_AUTHORIZATION_URL: address('Facebook'),
  FACEBOOK_TOKEN_URL: address('Facebook'),
  FACEBOOK_USERINFO_URL: address('Facebook'),
  VAPID_PUBLIC_KEY: {
    standard: '`DATA_DIR/vapid.json`, made at the first start',
    purpose: 'Push keys, the same for all processes. New ones end every subscription.',
  },
  VAPID_PRIVATE_KEY: { standard: 'with the public one', purpose: 'Its private half.' },
  STRIPE_SECRET_KEY: {
    standard: 'off',
    purpose: 'Players can pay by card (Payments by card). May write Checkout Sessions.',
  },
  STRIPE_WEBHOOK_SECRET: {
    standard: 'with the key',
    purpose: 'Of the endpoint `PUBLIC_URL/payments/stripe`.',
  },
  TRUSTED_PROXY_HEADER: {
    standard: 'none',
    purpose:
      "Set it exactly when a proxy writes the client's address there; otherwise all share one limit, or clients choose their address.",
  },
  DEMO: {
    standard: '`on` on this machine',
    purpose: 'Fills an empty embedded store. `on` where others reach the server stops the start.',
  },
  MAP_STYLE_URL: {
    standard: 'none',
    purpose: 'A MapLibre style, its tiles and fonts from one origin. Without it venues are a list.',
  },
  WEATHER_URL: {
    standard: 'off',
    purpose:
      "A service in Open-Meteo's form, asked hourly a venue by the server. Mind its terms of use.",
  },
  UPDATE_FEED: {
    standard: 'off',
    purpose: 'Asked daily for a newer release, in the form of GitHub’s latest release.',
  },
  INSTALLATION_FILE: {
    standard: 'none',
    purpose: 'JSON with name, look, texts and registration, applied at each start.',
  },
  SOCKETS_PER_ADDRESS: {
    standard: '`200`',
    purpose: 'Live windows of one address in each process. Raise it for a crowded Wi-Fi.',
  },
  AGREEMENT_YEARS: {
    standard: '`7`',
    purpose: 'How long a signed agreement stays after its account is deleted.',
  },
  SECOND_FACTOR: {
    standard: '`off`',
    purpose: "`admins`: acts of a venue's admins need two-step sign-in.",
  },
  METRICS_TOKEN: { standard: 'none', purpose: 'Opens `/metrics` to `Authorization: Bearer …`.' },
  LOG_LEVEL: {
    standard: '`info`',
    purpose: 'Security events are written at every level but `silent`.',
  },
}
