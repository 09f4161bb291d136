// The program's own tables, which belong to no feature.
import { deletedNotExported, type TableFacts } from './table-facts.ts'

export const programTables: Readonly<Record<string, TableFacts>> = {
  call_answers: {
    kind: null,
    privacy: 'private',
    users: {
      user_id: deletedNotExported,
    },
    facts: [
      {
        subject: 'accounts',
        columns: 'user_id request_id name answer created input_hash',
        what: 'Answers to what the app sent',
        purpose: 'So that something sent twice over a bad connection happens once.',
        readers: ['program'],
        lifetime: 'Seven days.',
      },
    ],
  },
  derived_columns: {
    kind: null,
    privacy: 'public',
  },
  installation: {
    kind: null,
    privacy: 'public',
  },
  migrations: {},
  migrations_lock: {},
  store_identity: {
    kind: null,
    privacy: 'public',
  },
  stored_wakes: {
    kind: null,
    privacy: 'private',
  },
}
